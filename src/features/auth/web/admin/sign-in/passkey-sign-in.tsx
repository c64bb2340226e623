import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { passkeysContract } from '../../../passkeys-contract.ts';
import { authTexts } from '../../../texts/handle.ts';
import { NoPasskey, passkeysWorkAt, preparePasskeys, signWithPasskey } from '../../parts/passkeys.ts';
import { storeSessionToken } from '../../parts/session-token.ts';
import { deviceToken, storeDeviceToken } from '../device-token.ts';
import { useSignInError } from './sign-in-error.ts';

const call = caller<typeof passkeysContract>();

/** A button that signs in with a passkey. Shown only if the studio has one that works on this page. */
export const PasskeySignIn = () => {
  const t = useTexts(authTexts);
  const { data } = useQuery({
    queryKey: ['passkeys', 'sign-in'],
    queryFn: ({ signal }) => call('GET /api/passkeys/sign-in', undefined, { signal }),
    staleTime: 0,
    retry: false,
  });
  const isOffered = data?.is_possible === true && passkeysWorkAt(data.origin);
  useEffect(() => {
    if (isOffered) preparePasskeys();
  }, [isOffered]);
  const { failure, busy, signIn } = usePasskeySignIn();
  if (!isOffered) return null;
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
      {failure && (
        <p role="alert" className="animate-appear rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
          {failure}
        </p>
      )}
      <Button look="secondary" className="w-full" busy={busy} onClick={() => void signIn()}>
        <KeyRound size={18} aria-hidden="true" />
        {t('login.passkey')}
      </Button>
    </div>
  );
};

const usePasskeySignIn = () => {
  const t = useTexts(authTexts);
  const readable = useSignInError();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const passkey = await signWithPasskey(await call('POST /api/passkeys/sign-in/options'));
      const body = { passkey, device_token: deviceToken() };
      const { access_token, device_token } = await call('POST /api/passkeys/sign-in', { body });
      storeDeviceToken(device_token);
      storeSessionToken(access_token);
    } catch (error) {
      setFailure(error instanceof NoPasskey ? t('login.noPasskey') : readable(error));
      setBusy(false);
    }
  };
  return { failure, busy, signIn };
};
