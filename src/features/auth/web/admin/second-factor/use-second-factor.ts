import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { Proof, secondFactorContract } from '../../../second-factor-contract.ts';

const call = adminCaller<typeof secondFactorContract>();
const factorKey = ['account', 'second-factor'] as const;

export const useSecondFactor = () =>
  useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => call('GET /api/admin/auth/second-factor', undefined, { signal }),
  });

/** Secrets of a set-up are not kept in the cache. */
const gcTime = 0;

export const useBeginSetUp = () =>
  useMutation({
    gcTime,
    mutationFn: (body: { password: string }) => call('POST /api/admin/auth/second-factor/set-up', { body }),
  });

// Switching the second factor on ends the other sessions, too.
const useAccountChange = <Values, Received>(mutationFn: (values: Values) => Promise<Received>) => {
  const client = useQueryClient();
  return useMutation({
    gcTime,
    mutationFn,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['account'] }),
  });
};

export const useConfirmSetUp = () =>
  useAccountChange((body: { code: string }) => call('POST /api/admin/auth/second-factor/confirm', { body }));

export const useRenewCodes = () =>
  useAccountChange((body: Proof) => call('POST /api/admin/auth/second-factor/recovery-codes', { body }));

export const useSwitchOff = () =>
  useAccountChange((body: Proof) => call('POST /api/admin/auth/second-factor/switch-off', { body }));
