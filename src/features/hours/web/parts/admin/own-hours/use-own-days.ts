import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { ownHoursContract } from '../../../../own-hours-contract.ts';

const call = adminCaller<typeof ownHoursContract>();

/** When those work who have hours of their own, on the days of a range. */
export const useOwnDays = (date_from: string, date_to: string) =>
  useQuery({
    queryKey: [...calendarKey, 'own-hours', date_from, date_to],
    queryFn: ({ signal }) => call('GET /api/admin/own-hours', { query: { date_from, date_to } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
