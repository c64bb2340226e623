import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { daysContract, MovedDay } from '../../contract.ts';
import { useRefresh } from './use-day.ts';

export const dayMoveCall = adminCaller<typeof daysContract>();

const moveKey = (id: string) => ['days', 'move', id] as const;

/** The sessions of a day and the days on which they fit; `resource`: of a photographer or resource only, empty for all. */
export const useSubstitutes = (date: string, resource: string) =>
  useQuery({
    queryKey: ['days', 'sessions', 'substitutes', date, resource],
    queryFn: ({ signal }) =>
      dayMoveCall(
        'GET /api/admin/days/{date}/substitutes',
        { params: { date }, query: resource ? { resource_id: resource } : {} },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

const whileRunningMs = 1000;
const whileOpenMs = 5000;

/** The progress of a moved day, refetched until every customer has answered. */
export const useMovedDay = (id: string) =>
  useQuery({
    queryKey: moveKey(id),
    queryFn: ({ signal }) => dayMoveCall('GET /api/admin/day-moves/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? pauseOf(data) : whileRunningMs),
  });

const pauseOf = ({ running, sessions }: MovedDay): number | false => {
  if (running) return whileRunningMs;
  return sessions.some(({ state, refund }) => state === 'open' || refund === 'pending') ? whileOpenMs : false;
};

/** Undoes a moved day, or retries the failed sessions. */
export const useDayMoveChange = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const onSuccess = (day: MovedDay): void => {
    client.setQueryData(moveKey(id), day);
    refresh();
  };
  const undo = useMutation({
    mutationFn: () => dayMoveCall('POST /api/admin/day-moves/{id}/undo', { params: { id } }),
    onSuccess,
    onError: () => void client.invalidateQueries({ queryKey: moveKey(id) }),
  });
  const retry = useMutation({
    mutationFn: () => dayMoveCall('POST /api/admin/day-moves/{id}/retry', { params: { id } }),
    onSuccess,
  });
  return { undo, retry };
};
