import { useCallback } from 'react';
import { sharedTexts } from '../texts/handle.ts';
import { useTexts } from '../texts.tsx';
import { CallError, NetworkError } from './call-error.ts';

/**
 * Turns any thrown value into a sentence in the user's language: for an error response its detail, otherwise 'HTTP
 * {status}'; for a network error the network text; for everything else the unknown-error text.
 */
export const useErrorMessage = (): ((error: unknown) => string) => {
  const t = useTexts(sharedTexts);
  return useCallback(
    (error) => {
      if (error instanceof CallError) return error.message;
      return t(error instanceof NetworkError ? 'error.network' : 'error.unknown');
    },
    [t],
  );
};
