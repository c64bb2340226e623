import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import type { BankLines, bankContract } from '../../../bank-contract.ts';
import { bookingsKey } from './use-bookings.ts';

export const bankCall = adminCaller<typeof bankContract>();
export const bankKey = [...bookingsKey, 'bank'] as const;

/** The transfers that somebody has to decide about; not asked for by those who may not. */
export const useBankLines = (): UseQueryResult<BankLines> => {
  const enabled = useIsOneOf('owner', 'desk');
  return useQuery({
    queryKey: bankKey,
    queryFn: ({ signal }) => bankCall('GET /api/admin/bank-lines', undefined, { signal }),
    staleTime: 0,
    enabled,
  });
};
