import { classNames } from './class-names.ts';
import { sharedTexts } from './texts/handle.ts';
import { useLanguage, useTexts } from './texts.tsx';

const languages = [
  { code: 'de', label: 'DE', name: 'Deutsch' },
  { code: 'ru', label: 'RU', name: 'Русский' },
] as const;

interface LanguageSwitchProps {
  /** The query string of the page, which a choice made before the page's code is there must not lose. */
  readonly search?: string;
}

/**
 * German or Russian, at once and from then on (I18N-001, I18N-003). Without code the buttons ask the server for the same
 * page in that language.
 */
export const LanguageSwitch = ({ search = '' }: LanguageSwitchProps) => {
  const { language, choose } = useLanguage();
  const t = useTexts(sharedTexts);
  return (
    <form className="shrink-0">
      {[...new URLSearchParams(search)].map(
        ([name, value]) =>
          name !== 'language' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      <fieldset aria-label={t('language.switch')} className="flex rounded-full border border-current/30 p-0.5">
        {languages.map(({ code, label, name }) => (
          <button
            key={code}
            type="submit"
            name="language"
            value={code}
            lang={code}
            // The name holds what is seen (WCAG 2.5.3) and what it means.
            aria-label={`${label}, ${name}`}
            aria-pressed={language === code}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
            className={classNames(
              'min-h-[var(--switch-height,calc(var(--control-height)-0.375rem))] min-w-11 cursor-pointer rounded-full px-2 text-sm font-semibold',
              language === code ? 'switch-on' : 'hover:bg-current/10',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
};
