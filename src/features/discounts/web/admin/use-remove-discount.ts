import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDiscounts, discountsKey } from '../parts/admin/use-discounts.ts';

/** Deletes a code that no booking has used. */
export const useRemoveDiscount = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callDiscounts('DELETE /api/admin/discount-codes/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: discountsKey }),
  });
};
