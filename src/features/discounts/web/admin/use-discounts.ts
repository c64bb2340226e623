import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { DiscountChanges, discountsContract, newDiscount } from '../../contract.ts';

const call = adminCaller<typeof discountsContract>();
const key = ['discount-codes'] as const;

export type SentDiscount = z.input<typeof newDiscount>;

export const useDiscounts = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/discount-codes', undefined, { signal }),
  });

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: key }) });
};

export const useAddDiscount = () => useChange((body: SentDiscount) => call('POST /api/admin/discount-codes', { body }));

export const useChangeDiscount = () =>
  useChange(({ id, ...body }: DiscountChanges & { readonly id: string }) =>
    call('PATCH /api/admin/discount-codes/{id}', { params: { id }, body }),
  );

export const useRemoveDiscount = () =>
  useChange((id: string) => call('DELETE /api/admin/discount-codes/{id}', { params: { id } }));
