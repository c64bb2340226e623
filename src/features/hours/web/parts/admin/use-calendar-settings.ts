import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminCalendarSettings, calendarSettingsContract } from '../../../contract.ts';

export const calendarSettingsCall = adminCaller<typeof calendarSettingsContract>();

export const calendarSettingsKey = ['calendar-settings'] as const;

/** Working hours and booking rules. They are not refetched while an administrator edits them. */
export const useCalendarSettings = (): UseQueryResult<AdminCalendarSettings> =>
  useQuery({
    queryKey: calendarSettingsKey,
    queryFn: ({ signal }) => calendarSettingsCall('GET /api/admin/calendar/settings', undefined, { signal }),
    refetchOnWindowFocus: false,
  });
