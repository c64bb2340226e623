import { useId } from 'react';
import { cleanLine, hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';
import { Field } from '#shared/web/field.tsx';
import type { JoinTexts } from '../../../texts/join-texts.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Why a person cannot be put on the list yet; undefined: nothing is missing. */
export const missingOfPerson = ({ name, email }: Person, texts: JoinTexts): string | undefined =>
  hasLetter(cleanLine(name)) && isEmail(cleanLine(email)) ? undefined : texts.missing;

interface PersonFieldsProps {
  readonly person: Person;
  readonly onChange: (person: Person) => void;
  readonly texts: JoinTexts;
}

/** Who waits, and how to reach her. */
export const PersonFields = ({ person, onChange, texts }: PersonFieldsProps) => {
  const id = useId();
  const input = (field: keyof Person) => ({
    name: `${id}-${field}`,
    value: person[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ ...person, [field]: event.target.value }),
  });
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label={texts.name}>
        {(control) => (
          <input {...control} {...input('name')} required autoComplete="name" maxLength={limits.customerName} />
        )}
      </Field>
      <Field label={texts.email} hint={texts.emailHint}>
        {(control) => (
          <input {...control} {...input('email')} required type="email" autoComplete="email" maxLength={limits.email} />
        )}
      </Field>
      <Field label={texts.phone} optional>
        {(control) => <input {...control} {...input('phone')} type="tel" autoComplete="tel" maxLength={limits.phone} />}
      </Field>
    </div>
  );
};
