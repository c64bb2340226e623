import type { Language } from '#shared/kernel/language.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';

interface LanguageFieldProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** The language of a preview. */
export const LanguageField = ({ label, value, onChange }: LanguageFieldProps) => {
  const t = useTexts(emailAdminTexts);
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value as Language)}>
          <option value="de">{t('language.de')}</option>
          <option value="ru">{t('language.ru')}</option>
        </select>
      )}
    </Field>
  );
};
