import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { themes } from '../../domain/theme.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { chooseTheme } from '../parts/preferences.ts';
import { useTheme } from '../parts/theme.ts';

/** Language and theme of the person: applied at once, here and on every device. */
export const PreferencesPanel = () => {
  const t = useTexts(accountTexts);
  const { language, choose } = useLanguage();
  const theme = useTheme();
  return (
    <Panel title={t('preferences.title')}>
      <p className="mb-4 text-muted">{t('preferences.lead')}</p>
      <div className="grid max-w-md gap-4">
        <SelectField
          name="language"
          error={undefined}
          label={t('preferences.language')}
          hint={t('preferences.languageHint')}
          value={language}
          onChange={(chosen) => void choose(chosen)}
        >
          <option value="de" lang="de">
            Deutsch
          </option>
          <option value="ru" lang="ru">
            Русский
          </option>
        </SelectField>
        <SelectField name="theme" error={undefined} label={t('preferences.theme')} value={theme} onChange={chooseTheme}>
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`preferences.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
};
