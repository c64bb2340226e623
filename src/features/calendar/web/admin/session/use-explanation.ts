import { useQuery } from '@tanstack/react-query';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { Explanation, StartQuestion } from '../../../contract.ts';
import { calendarCall } from '../use-calendar.ts';

/** Why a session may or may not start at a time; sends no request while the query is incomplete. */
export const useExplanation = (question: StartQuestion | undefined) =>
  useQuery({
    queryKey: [...calendarKey, 'explain', question],
    queryFn: ({ signal }): Promise<Explanation> =>
      calendarCall('GET /api/admin/availability/explain', { query: question as StartQuestion }, { signal }),
    enabled: question !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
