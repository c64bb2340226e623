import { type FormEvent, useState } from 'react';
import type { secondFactorContract } from '#features/auth/second-factor-contract.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { authTexts } from '../../../texts/handle.ts';
import { storeSessionToken } from '../../parts/session-token.ts';
import { deviceToken, storeDeviceToken } from '../device-token.ts';
import { useSignInError } from './sign-in-error.ts';

interface CodeFormProps {
  readonly challenge: string;
  readonly onBack: () => void;
  /** The challenge has expired: the password has to be entered again. */
  readonly onEnded: () => void;
}

/**
 * The second step of a sign-in. Either field accepts both kinds of code; they differ in the keyboard that a phone
 * shows.
 */
export const CodeForm = (props: CodeFormProps) => {
  const t = useTexts(authTexts);
  const [isRecovery, setRecovery] = useState(false);
  const { fault, busy, submit, forget } = useCode(props);
  const typing = isRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'none' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{t(isRecovery ? 'login.recoveryLead' : 'login.codeLead')}</p>
      <Field
        key={String(isRecovery)}
        label={t(isRecovery ? 'login.recoveryCode' : 'login.code')}
        hint={t(isRecovery ? 'login.recoveryHint' : 'login.codeHint')}
        error={fault === 'missing' ? t('login.codeMissing') : fault}
      >
        {(control) => (
          <input
            {...control}
            {...typing}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form consists of this field only
            autoFocus
            name="code"
            required
            maxLength={64}
            spellCheck={false}
            className={`${control.className} tabular tracking-widest`}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? 'login.busy' : 'login.codeSubmit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          look="quiet"
          className="-mx-button"
          onClick={() => {
            forget();
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'login.useApp' : 'login.useRecoveryCode')}
        </Button>
        <Button look="quiet" className="-mx-button" onClick={props.onBack}>
          {t('login.back')}
        </Button>
      </div>
    </form>
  );
};

const useCode = ({ challenge, onEnded }: CodeFormProps) => {
  const readable = useSignInError();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const call = caller<typeof secondFactorContract>(() => ({ authorization: `Bearer ${challenge}` }));
  const send = async (input: HTMLInputElement): Promise<void> => {
    setBusy(true);
    try {
      const body = { code: input.value, device_token: deviceToken() };
      const { access_token, device_token } = await call('POST /api/admin/auth/login-code', { body });
      storeDeviceToken(device_token);
      storeSessionToken(access_token);
    } catch (error) {
      setBusy(false);
      if (error instanceof CallError && error.status === 401) return onEnded();
      setFault(readable(error));
      input.focus();
      input.select();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    setFault(undefined);
    if (input.value.trim() === '') {
      setFault('missing');
      input.focus();
      return;
    }
    void send(input);
  };
  return { fault, busy, submit, forget: () => setFault(undefined) };
};
