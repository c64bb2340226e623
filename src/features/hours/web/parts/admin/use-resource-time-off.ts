import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import type { ResourceTimeOff, resourceTimeOffContract } from '../../../resource-time-off-contract.ts';

const call = adminCaller<typeof resourceTimeOffContract>();
const key = [...calendarKey, 'resource-timeoff'] as const;

interface Days {
  readonly date_from: string;
  readonly date_to?: string;
}

/** Time off of all resources that overlaps a range of days. */
export const useResourceTimeOff = (days: Days) =>
  useQuery({
    queryKey: [...key, days],
    queryFn: ({ signal }) => call('GET /api/admin/resource-timeoff', { query: days }, { signal }),
    staleTime: 0,
  });

/** Time off of all resources from today on. */
export const useResourceTimeOffAhead = () => useResourceTimeOff({ date_from: useToday() });

const useRefresh = () => {
  const client = useQueryClient();
  // Free times and their explanations are read by the calendar, too.
  return () => client.invalidateQueries({ queryKey: calendarKey });
};

/** What a form of time off sends: Berlin wall times. */
export interface SentTimeOff {
  readonly start: string;
  readonly end: string;
  readonly reason: string | null;
}

/** Takes a resource out of use, or changes a time off. */
export const useSaveResourceTimeOff = (resource_id: string, off: ResourceTimeOff | undefined, onSaved: () => void) =>
  useSaveRecord<ResourceTimeOff, SentTimeOff>({
    stored: off,
    name: 'time_off',
    fields: ['start', 'end', 'reason'],
    add: (body) => call('POST /api/admin/resource-timeoff', { body: { ...body, resource_id } }),
    change: ({ id }, body) => call('PUT /api/admin/resource-timeoff/{id}', { params: { id }, body }),
    // Free times and their explanations are read by the calendar, too.
    queryKey: calendarKey,
    onSaved,
  });

/** Lets a resource be used again. */
export const useDeleteResourceTimeOff = (onError: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: ResourceTimeOff) => call('DELETE /api/admin/resource-timeoff/{id}', { params: { id } }),
    onError,
    onSettled: refresh,
  }).mutate;
};
