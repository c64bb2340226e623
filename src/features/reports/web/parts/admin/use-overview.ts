import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { statsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { DateRange } from '#shared/web/admin/range/date-range.ts';
import { rangeQuery } from '#shared/web/admin/range/date-range.ts';
import type { reportsContract, StatsOverview } from '../../../contract.ts';

const call = adminCaller<typeof reportsContract>();

/**
 * The key figures of the studio for a period. With `retryOnMount: false` a component uses only what is cached and does
 * not retry after a failure.
 */
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
