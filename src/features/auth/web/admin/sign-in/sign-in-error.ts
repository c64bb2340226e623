import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { authTexts } from '../../../texts/handle.ts';

/**
 * Returns the error text of the server, else a text that signing in failed; without a response the text for network
 * errors.
 */
export const useSignInError = (): ((error: unknown) => string) => {
  const t = useTexts(authTexts);
  const shared = useTexts(sharedTexts);
  return (error) => {
    if (error instanceof NetworkError) return shared('error.network');
    return (error instanceof CallError ? error.detail : undefined) ?? t('login.error');
  };
};
