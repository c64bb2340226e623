import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { DateExceptionView, exceptionsContract } from '../../../exceptions-contract.ts';

export const exceptionsCall = adminCaller<typeof exceptionsContract>();

/** The key prefix of all queries about dates with their own hours. */
export const exceptionsKey = ['date-exceptions'] as const;

/** Dates with their own hours from a date on, ordered by date. */
export const useExceptions = (date_from: string): UseQueryResult<DateExceptionView[]> =>
  useQuery({
    queryKey: [...exceptionsKey, 'list', date_from],
    queryFn: ({ signal }) => exceptionsCall('GET /api/admin/calendar/exceptions', { query: { date_from } }, { signal }),
  });
