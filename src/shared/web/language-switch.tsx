import { classNames } from './class-names.ts';
import { sharedTexts } from './texts/handle.ts';
import { useLanguage, useTexts } from './texts.tsx';

const languages = [
  { code: 'de', label: 'DE', name: 'Deutsch' },
  { code: 'ru', label: 'RU', name: 'Русский' },
] as const;

/** German or Russian, at once and from then on (I18N-001, I18N-003). */
export const LanguageSwitch = () => {
  const { language, choose } = useLanguage();
  const t = useTexts(sharedTexts);
  return (
    <fieldset aria-label={t('language.switch')} className="flex shrink-0 rounded-full border border-current/30 p-0.5">
      {languages.map(({ code, label, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          // The name holds what is seen (WCAG 2.5.3) and what it means.
          aria-label={`${label}, ${name}`}
          aria-pressed={language === code}
          onClick={() => choose(code)}
          className={classNames(
            'min-h-[var(--switch-height,calc(var(--control-height)-0.375rem))] min-w-11 cursor-pointer rounded-full px-2 text-sm font-semibold',
            language === code ? 'switch-on' : 'hover:bg-current/10',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};
