import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { statsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { DateRange } from '#shared/web/admin/date-range.ts';
import { rangeQuery } from '#shared/web/admin/date-range.ts';
import type { reportsContract, StatsOverview } from '../../../contract.ts';

const call = adminCaller<typeof reportsContract>();

/** The studio in numbers, for a period. Who only takes what is there (`retryOnMount: false`) does not ask again after a failure. */
export const useOverview = (
  range: DateRange,
  { retryOnMount = true }: { readonly retryOnMount?: boolean } = {},
): UseQueryResult<StatsOverview> => {
  const query = rangeQuery(range);
  return useQuery({
    queryKey: [...statsKey, 'overview', query],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/stats/overview', { query }, { signal }),
    placeholderData: keepPreviousData,
    retryOnMount,
  });
};
