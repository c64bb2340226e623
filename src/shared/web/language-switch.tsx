import { classNames } from './class-names.ts';
import { sharedTexts } from './texts/handle.ts';
import { useLanguage, useTexts } from './texts.tsx';

const languages = [
  { code: 'de', label: 'DE', name: 'Deutsch' },
  { code: 'ru', label: 'RU', name: 'Русский' },
] as const;

interface LanguageSwitchProps {
  /** The query string of the page, which a form submitted before hydration must preserve. */
  readonly search?: string;
}

/**
 * Switches between German and Russian, at once and permanently. Without JavaScript the buttons request the same page in
 * that language.
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
            // The accessible name contains the visible text (WCAG 2.5.3) and its meaning.
            aria-label={`${label}, ${name}`}
            aria-pressed={language === code}
            onClick={(event) => {
              event.preventDefault();
              void choose(code);
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
