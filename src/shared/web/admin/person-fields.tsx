import { limits } from '#shared/kernel/text.ts';
import { Field } from '../field.tsx';
import { useTexts } from '../texts.tsx';
import { formTexts } from './form-texts/handle.ts';

interface PersonFieldsProps {
  /** Stored values; undefined for a new person. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly problems: Readonly<Record<string, string>>;
}

/** The fields `name`, `email` and `phone` of a form. */
export const PersonFields = ({ name, email, phone, problems }: PersonFieldsProps) => {
  const t = useTexts(formTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:*:first:col-span-2">
      <Field label={t('form.name')} error={problems['name']}>
        {(control) => (
          <input {...control} name="name" required maxLength={limits.name} autoComplete="off" defaultValue={name} />
        )}
      </Field>
      <Field label={t('form.emailAddress')} error={problems['email']} optional>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            maxLength={limits.email}
            autoComplete="off"
            defaultValue={email}
          />
        )}
      </Field>
      <Field label={t('form.phone')} error={problems['phone']} optional>
        {(control) => (
          <input
            {...control}
            type="tel"
            name="phone"
            maxLength={limits.phone}
            autoComplete="off"
            defaultValue={phone}
          />
        )}
      </Field>
    </div>
  );
};
