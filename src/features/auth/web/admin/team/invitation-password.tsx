import { type FormEvent, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { invitationTexts } from '../../../texts/invitation-texts.ts';
import { PasswordInput } from '../password-input.tsx';

interface InvitationPasswordProps {
  /** For the password manager, and so that the person sees with which address to sign in. */
  readonly email: string;
  readonly busy: boolean;
  /** Why the server refused the password. */
  readonly refusal: string | undefined;
  readonly onPassword: (password: string) => void;
}

/** The form that sets the first password of an account. */
export const InvitationPassword = ({ email, busy, refusal, onPassword }: InvitationPasswordProps) => {
  const words = invitationTexts[useLanguage().language];
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    setMissing(input.value === '');
    if (input.value === '') input.focus();
    else if (!busy) onPassword(input.value);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.email}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" readOnly value={email} />}
      </Field>
      <PasswordInput
        label={words.password}
        hint={words.passwordHint}
        error={isMissing ? words.passwordMissing : refusal}
        autoComplete="new-password"
        show={words.show}
        hide={words.hide}
      />
      <Button type="submit" busy={busy} className="w-full">
        {words.accept}
      </Button>
    </form>
  );
};
