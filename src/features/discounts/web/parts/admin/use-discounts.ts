import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { discountsContract } from '../../../contract.ts';

export const callDiscounts = adminCaller<typeof discountsContract>();
export const discountsKey = ['discount-codes'] as const;

/** The discount codes of the studio, the newest first. */
export const useDiscounts = () =>
  useQuery({
    queryKey: discountsKey,
    queryFn: ({ signal }) => callDiscounts('GET /api/admin/discount-codes', undefined, { signal }),
  });
