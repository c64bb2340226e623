import { readSetting } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type CalendarSettings, defaultCalendarSettings } from '../domain/calendar-settings.ts';

/** Stored calendar settings over the defaults; they were checked when they were saved (SRV-15). */
export const calendarSettingsFrom = (stored: unknown): CalendarSettings => {
  if (typeof stored !== 'object' || stored === null) return defaultCalendarSettings;
  const settings: CalendarSettings = { ...defaultCalendarSettings, ...stored };
  const weekly_schedule = { ...defaultCalendarSettings.weekly_schedule, ...settings.weekly_schedule };
  return { ...settings, weekly_schedule };
};

export const readCalendarSettings = async (db: Database): Promise<CalendarSettings> =>
  calendarSettingsFrom(await readSetting(db, 'calendar'));
