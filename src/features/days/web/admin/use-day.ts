import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { bookingsToRefresh } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { CancelledDay, daysContract, MovedDay, SessionsOfDay, Substitutes } from '../../contract.ts';
import type { DayActionKind } from '../../domain/day-session.ts';

export const daysCall = adminCaller<typeof daysContract>();

/** A day whose sessions can be cancelled, or moved. */
export type Day = SessionsOfDay | Substitutes;
export type DayAction = CancelledDay | MovedDay;

const sessionsKey = ['days', 'sessions'] as const;
const actionKey = (kind: DayActionKind, id: string) => ['days', kind, id] as const;

/**
 * The sessions of a day, to move with the days on which they fit; `resource`: of a photographer or resource only, empty
 * for all.
 */
export const useDay = (kind: DayActionKind, date: string, resource: string) =>
  useQuery({
    queryKey: [...sessionsKey, kind, date, resource],
    queryFn: ({ signal }): Promise<Day> => {
      const request = { params: { date }, query: resource ? { resource_id: resource } : {} };
      return kind === 'cancel'
        ? daysCall('GET /api/admin/days/{date}/sessions', request, { signal })
        : daysCall('GET /api/admin/days/{date}/substitutes', request, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

const whileRunningMs = 1000;
const whileOpenMs = 5000;

/** The progress of an action, refetched until it is complete, every customer has answered and every refund is sent. */
export const useDayAction = (kind: DayActionKind, id: string) =>
  useQuery({
    queryKey: actionKey(kind, id),
    queryFn: ({ signal }): Promise<DayAction> =>
      kind === 'cancel'
        ? daysCall('GET /api/admin/day-cancellations/{id}', { params: { id } }, { signal })
        : daysCall('GET /api/admin/day-moves/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? pauseOf(data) : whileRunningMs),
  });

const pauseOf = (action: DayAction): number | false => {
  if (action.running) return whileRunningMs;
  const isOpen = action.sessions.some((session) => stateOf(session) === 'open' || session.refund === 'pending');
  return isOpen ? whileOpenMs : false;
};

/** The outcome of a session to cancel, or the state of one to move. */
export const stateOf = (session: DayAction['sessions'][number]) =>
  'state' in session ? session.state : session.outcome;

/** Retries the sessions of an action that failed, or undoes a moved day. */
export const useDayActionChange = (kind: DayActionKind, id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const onSuccess = (action: DayAction): void => {
    client.setQueryData(actionKey(kind, id), action);
    refresh();
  };
  const retry = useMutation({
    mutationFn: (): Promise<DayAction> =>
      kind === 'cancel'
        ? daysCall('POST /api/admin/day-cancellations/{id}/retry', { params: { id } })
        : daysCall('POST /api/admin/day-moves/{id}/retry', { params: { id } }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: () => daysCall('POST /api/admin/day-moves/{id}/undo', { params: { id } }),
    onSuccess,
    onError: () => void client.invalidateQueries({ queryKey: actionKey(kind, id) }),
  });
  return { retry, undo };
};

/** Refetches all queries that show bookings. */
export const useRefresh = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [...bookingsToRefresh, sessionsKey]) void client.invalidateQueries({ queryKey });
  }, [client]);
};
