import type { FormEvent } from 'react';
import { useState } from 'react';
import type { authContract } from '#features/auth/contract.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { authTexts } from '../../../texts/handle.ts';
import { lastSessionEnd, storeSessionToken } from '../../parts/session-token.ts';
import { deviceToken, storeDeviceToken } from '../device-token.ts';
import { PasswordInput } from '../password-input.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useSignInError } from './sign-in-error.ts';

// Not the admin caller: there is no token to send yet, and a 401 here ends no session.
const call = caller<typeof authContract>();

// Both steps share one URL: the second one could not be opened directly.
type Step = { readonly challenge: string } | { readonly message?: string };

/** The sign-in form: e-mail and password, then the code if the account has a second factor. */
export const LoginForm = () => {
  const t = useTexts(authTexts);
  const [step, setStep] = useState<Step>({});
  if ('challenge' in step) {
    return (
      <CodeForm
        challenge={step.challenge}
        onBack={() => setStep({})}
        onEnded={() => setStep({ message: t('login.codeEnded') })}
      />
    );
  }
  return (
    <>
      <PasswordStep message={step.message} onChallenge={(challenge) => setStep({ challenge })} />
      <PasskeySignIn />
    </>
  );
};

interface PasswordStepProps {
  /** Why the sign-in starts again. */
  readonly message: string | undefined;
  readonly onChallenge: (challenge: string) => void;
}

type Refusal = 'missing-email' | 'missing-password' | { readonly message: string };

/** E-mail and password. A success stores the token; the components that observe the session react to that. */
const PasswordStep = ({ message: earlier, onChallenge }: PasswordStepProps) => {
  const t = useTexts(authTexts);
  const { refusal, busy, submit } = useSignIn(onChallenge);
  const end = lastSessionEnd();
  const message = typeof refusal === 'object' ? refusal.message : refusal === undefined ? earlier : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {message ? (
        <p role="alert" className="animate-appear rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
          {message}
        </p>
      ) : (
        end !== 'never' && (
          <output className="rounded-field bg-accent-soft px-3 py-2 text-accent-text">
            {t(end === 'expired' ? 'login.ended' : 'login.signedOut')}
          </output>
        )
      )}
      <Field label={t('login.email')} error={refusal === 'missing-email' ? t('login.emailMissing') : undefined}>
        {(control) => (
          <input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form only
            autoFocus
            name="email"
            type="email"
            autoComplete="username"
            required
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordInput
        label={t('login.password')}
        error={refusal === 'missing-password' ? t('login.passwordMissing') : undefined}
        autoComplete="current-password"
        show={t('login.showPassword')}
        hide={t('login.hidePassword')}
      />
      <Button type="submit" busy={busy} className="mt-2 w-full">
        {t(busy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
};

const useSignIn = (onChallenge: (challenge: string) => void) => {
  const readable = useSignInError();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const signIn = async (email: string, password: string): Promise<void> => {
    setBusy(true);
    try {
      const body = { email, password, device_token: deviceToken() };
      const { access_token, device_token } = await call('POST /api/admin/auth/login-json', { body });
      storeDeviceToken(device_token);
      storeSessionToken(access_token);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge !== undefined) onChallenge(challenge);
      else setRefusal({ message: readable(error) });
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
    const email = field('email').value.trim();
    const password = field('password').value;
    setRefusal(undefined);
    if (email === '' || password === '') {
      const missing = email === '' ? 'email' : 'password';
      setRefusal(`missing-${missing}`);
      field(missing).focus();
      return;
    }
    void signIn(email, password);
  };
  return { refusal, busy, submit };
};

/** Returns the challenge in the response for an account with a second factor. */
const challengeOf = (error: unknown): string | undefined => {
  if (!(error instanceof CallError) || error.code !== 'second_factor_required') return undefined;
  const { challenge } = JSON.parse(error.body) as { readonly challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
};
