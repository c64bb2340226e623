import { useCallback } from 'react';
import { CallError, NetworkError } from './call-error.ts';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

/**
 * Turns whatever was thrown into a sentence in the reader's language: what the server said, else 'HTTP {status}'
 * (API-032); without any answer the network text (ERR-004); for everything else the unknown-error text (API-033, ERR-003).
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
