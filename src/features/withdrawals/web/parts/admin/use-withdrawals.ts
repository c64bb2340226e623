import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { withdrawalContract } from '../../../contract.ts';

const call = adminCaller<typeof withdrawalContract>();
const key = ['withdrawals'] as const;

/** The declarations of customers: first those that require a decision, each part newest first. */
export const useWithdrawals = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/withdrawals', undefined, { signal }),
    staleTime: 0,
  });

/** How many declarations wait for the studio; undefined while loading. */
export const useOpenWithdrawals = (): number | undefined =>
  useWithdrawals().data?.filter(({ is_open }) => is_open).length;

/** Gives effect to a declaration by day in place of its customer. */
export const useConfirmWithdrawal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/admin/withdrawals/{id}/confirm', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
};

export const useDecideWithdrawal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: string }) =>
      call('POST /api/admin/withdrawals/{id}/decision', { params: { id }, body: { decision } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
};
