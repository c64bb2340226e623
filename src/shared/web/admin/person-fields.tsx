import { limits } from '#shared/kernel/text/text.ts';
import { useTexts } from '../texts.tsx';
import { TextField } from './form/text-field.tsx';
import type { FieldState } from './form/use-form.ts';
import { formTexts } from './form-texts/handle.ts';

interface PersonFieldsProps {
  readonly field: (name: 'name' | 'email' | 'phone') => FieldState<string>;
}

/** The fields `name`, `email` and `phone` of a form. */
export const PersonFields = ({ field }: PersonFieldsProps) => {
  const t = useTexts(formTexts);
  const rest = { optional: true, autoComplete: 'off' };
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:*:first:col-span-2">
      <TextField {...field('name')} label={t('form.name')} required maxLength={limits.name} autoComplete="off" />
      <TextField {...field('email')} {...rest} label={t('form.emailAddress')} type="email" maxLength={limits.email} />
      <TextField {...field('phone')} {...rest} label={t('form.phone')} type="tel" maxLength={limits.phone} />
    </div>
  );
};
