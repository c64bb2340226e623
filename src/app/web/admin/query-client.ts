import { QueryClient } from '@tanstack/react-query';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { CallError } from '#shared/web/call/call-error.ts';

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

/** Deletes what sealed-store.ts has kept on this device. */
const forgetSealed = (): void => {
  try {
    indexedDB.deleteDatabase('fotobooking-sealed');
  } catch {
    // Without storage nothing was kept.
  }
};

/**
 * Clears the cache whenever the session changes, except the company's data, so that a session never shows data of the
 * one before.
 */
export const forgetWithSession = (): void => {
  let known = sessionToken();
  if (known === null) forgetSealed();
  onSessionToken(() => {
    if (sessionToken() === known) return;
    known = sessionToken();
    forgetSealed();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' });
  });
};
