import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { DateExceptionView, exceptionsContract } from '../../../exceptions-contract.ts';

export const exceptionsCall = adminCaller<typeof exceptionsContract>();

/** Everything read about dates with hours of their own lies under this key. */
export const exceptionsKey = ['date-exceptions'] as const;

/** Dates with hours of their own, by date, from a date on. */
export const useExceptions = (date_from: string): UseQueryResult<DateExceptionView[]> =>
  useQuery({
    queryKey: [...exceptionsKey, 'list', date_from],
    queryFn: ({ signal }) => exceptionsCall('GET /api/admin/calendar/exceptions', { query: { date_from } }, { signal }),
  });
