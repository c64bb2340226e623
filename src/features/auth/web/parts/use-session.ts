import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { AdministratorView, authContract } from '#features/auth/contract.ts';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { adminCaller } from './admin-call.ts';
import { dropSessionToken, onSessionToken, sessionToken } from './session-token.ts';

export type SignInSession =
  | { readonly state: 'signed-out' }
  | { readonly state: 'loading' }
  | { readonly state: 'signed-in'; readonly administrator: AdministratorView };

const call = adminCaller<typeof authContract>();

/** Returns the session. A stored token counts as a session until the server refuses it. */
export const useSession = (): SignInSession => {
  const token = useSyncExternalStore(onSessionToken, sessionToken);
  const { data, isError } = useQuery({
    queryKey: ['session', token],
    queryFn: ({ signal }) => whoIsSignedIn(signal),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // A network error is retried once; a refusal is final.
    retry: (failures, error) => failures < 1 && !isRefusal(error),
    retryDelay: 1000,
  });
  useEffect(() => {
    if (isError) dropSessionToken('expired');
  }, [isError]);
  if (token === null) return { state: 'signed-out' };
  return data ? { state: 'signed-in', administrator: data } : { state: 'loading' };
};

const isRefusal = (error: Error): boolean => error instanceof CallError && error.status < 500;

/** The administrator; without a network the one whom this session has shown before on this device. */
const whoIsSignedIn = async (signal: AbortSignal): Promise<AdministratorView> => {
  try {
    const administrator = await call('GET /api/admin/auth/me', undefined, { signal });
    void import('./sealed-store.ts').then(({ seal }) => seal('administrator', administrator)).catch(() => undefined);
    return administrator;
  } catch (error) {
    const kept = error instanceof NetworkError ? await storedAdministrator() : undefined;
    if (kept) return kept;
    throw error;
  }
};

// Loaded when it is needed: most pages never do.
const storedAdministrator = (): Promise<AdministratorView | undefined> =>
  import('./sealed-store.ts')
    .then(({ unseal }) => unseal('administrator') as Promise<AdministratorView | undefined>)
    .catch(() => undefined);

/** Ends the session locally at once, and sends the sign-out to the server, whose failure is ignored. */
export const signOut = (): void => {
  const ended = call('POST /api/admin/auth/logout');
  dropSessionToken('signed-out');
  ended.catch(() => undefined);
};
