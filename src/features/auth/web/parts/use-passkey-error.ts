import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../texts/account-handle.ts';
import { NoPasskey } from './passkeys.ts';

/** Returns why a passkey was not created or used, else the usual message for an error. */
export const usePasskeyError = (): ((error: unknown) => string) => {
  const t = useTexts(accountTexts);
  const message = useErrorMessage();
  return (error) => {
    if (!(error instanceof NoPasskey)) return message(error);
    return t(error.why === 'known' ? 'again.knownPasskey' : 'again.noPasskey');
  };
};
