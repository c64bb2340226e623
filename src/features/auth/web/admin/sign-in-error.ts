import { CallError, NetworkError } from '#shared/web/call-error.ts';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { authTexts } from '../../texts/handle.ts';

/** What the server said about it, else that signing in failed; without an answer the network text (AMB-033). */
export const useSignInError = (): ((error: unknown) => string) => {
  const t = useTexts(authTexts);
  const shared = useTexts(sharedTexts);
  return (error) => {
    if (error instanceof NetworkError) return shared('error.network');
    return (error instanceof CallError ? error.detail : undefined) ?? t('login.error');
  };
};
