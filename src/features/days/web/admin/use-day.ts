import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { bookingsToRefresh } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { CancelledDay, daysContract } from '../../contract.ts';

export const daysCall = adminCaller<typeof daysContract>();

const sessionsKey = ['days', 'sessions'] as const;
const cancellationKey = (id: string) => ['days', 'cancellation', id] as const;

/** The sessions of a day that can be cancelled; `resource`: of a photographer or resource only, empty for all. */
export const useDay = (date: string, resource: string) =>
  useQuery({
    queryKey: [...sessionsKey, date, resource],
    queryFn: ({ signal }) =>
      daysCall(
        'GET /api/admin/days/{date}/sessions',
        { params: { date }, query: resource ? { resource_id: resource } : {} },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

const whileRunningMs = 1000;
const whileRefundingMs = 5000;

/** The progress of a cancelled day, refetched until it is complete. */
export const useCancelledDay = (id: string) =>
  useQuery({
    queryKey: cancellationKey(id),
    queryFn: ({ signal }) => daysCall('GET /api/admin/day-cancellations/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? pauseOf(data) : whileRunningMs),
  });

const pauseOf = ({ running, sessions }: CancelledDay): number | false => {
  if (running) return whileRunningMs;
  return sessions.some(({ refund }) => refund === 'pending') ? whileRefundingMs : false;
};

/** Retries the sessions that could not be cancelled. */
export const useRetry = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => daysCall('POST /api/admin/day-cancellations/{id}/retry', { params: { id } }),
    onSuccess: (day) => client.setQueryData(cancellationKey(id), day),
  });
};

/** Refetches all queries that show bookings. */
export const useRefresh = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [...bookingsToRefresh, sessionsKey]) void client.invalidateQueries({ queryKey });
  }, [client]);
};
