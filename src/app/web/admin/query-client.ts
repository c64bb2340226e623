import { QueryClient } from '@tanstack/react-query';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { CallError } from '#shared/web/call-error.ts';

/** What the screens have read. A refusal is final; a server or network that stumbles is asked once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && !(error instanceof CallError && error.status < 500),
      // Whether the network is there shows when it is used; waiting for the browser to say so can be waiting for nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Nothing one session has read is left for the next (W06). */
export const forgetWithSession = (): void => {
  let known = sessionToken();
  onSessionToken(() => {
    if (sessionToken() === known) return;
    known = sessionToken();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' });
  });
};
