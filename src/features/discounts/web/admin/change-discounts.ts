import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DiscountChanges, newDiscount } from '../../contract.ts';
import { callDiscounts, discountsKey } from '../parts/admin/use-discounts.ts';

export type SentDiscount = z.input<typeof newDiscount>;

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: discountsKey }) });
};

export const useAddDiscount = () =>
  useChange((body: SentDiscount) => callDiscounts('POST /api/admin/discount-codes', { body }));

export const useChangeDiscount = () =>
  useChange(({ id, ...body }: DiscountChanges & { readonly id: string }) =>
    callDiscounts('PATCH /api/admin/discount-codes/{id}', { params: { id }, body }),
  );

export const useRemoveDiscount = () =>
  useChange((id: string) => callDiscounts('DELETE /api/admin/discount-codes/{id}', { params: { id } }));
