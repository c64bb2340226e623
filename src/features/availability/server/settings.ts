import { readSetting } from '#features/settings/server/api.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { DAY } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicCalendarSettings } from '../contract.ts';
import {
  defaultCalendarSettings,
  publicCalendarView,
  type StoredCalendarSettings,
} from '../domain/calendar-settings.ts';
import { settingLimits } from '../domain/calendar-settings-rules.ts';
import { selectCalendar } from './store.ts';

/** Merges stored calendar settings over the defaults. They were validated when they were saved. */
export const calendarSettingsFrom = (stored: unknown): StoredCalendarSettings => {
  if (typeof stored !== 'object' || stored === null) return defaultCalendarSettings;
  const settings: StoredCalendarSettings = { ...defaultCalendarSettings, ...stored };
  const weekly_schedule = { ...defaultCalendarSettings.weekly_schedule, ...settings.weekly_schedule };
  return { ...settings, weekly_schedule };
};

export const readCalendarSettings = async (db: Database): Promise<StoredCalendarSettings> =>
  calendarSettingsFrom(await readSetting(db, 'calendar'));

/** Returns the public part of the schedule, for the whole booking window. */
export const readPublicCalendar = async ({ db, now }: Context): Promise<PublicCalendarSettings> => {
  const [from, to] = [now(), now() + (settingLimits.advance_booking_days.max + 1) * DAY];
  const stored = await selectCalendar(db, { from, to, today: berlinDateOf(from) });
  return publicCalendarView(calendarSettingsFrom(stored.settings), stored.exceptions);
};
