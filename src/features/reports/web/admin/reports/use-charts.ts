import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { statsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { DateRange } from '#shared/web/admin/range/date-range.ts';
import type { chartsContract, ReportCharts } from '../../../charts-contract.ts';

const call = adminCaller<typeof chartsContract>();

/** The chart data of a period: Berlin days, unlike those of the overview. */
export const useCharts = ({ from, to }: DateRange): UseQueryResult<ReportCharts> => {
  const query = { ...(from === null ? {} : { date_from: from }), ...(to === null ? {} : { date_to: to }) };
  return useQuery({
    queryKey: [...statsKey, 'charts', query],
    queryFn: ({ signal }) => call('GET /api/admin/reports/charts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
