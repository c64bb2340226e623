import { QueryClient } from '@tanstack/react-query';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { CallError } from '#shared/web/call-error.ts';

/** The cache of API responses. Client errors are not retried; server and network errors are retried once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && !(error instanceof CallError && error.status < 500),
      // Do not rely on the browser's online state: requests are always tried.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Clears the cache whenever the session changes, except the company's data, so that a session never shows data of the
 * one before.
 */
export const forgetWithSession = (): void => {
  let known = sessionToken();
  onSessionToken(() => {
    if (sessionToken() === known) return;
    known = sessionToken();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' });
  });
};
