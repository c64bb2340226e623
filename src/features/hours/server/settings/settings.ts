import { readSetting } from '#features/settings/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicCalendarSettings } from '../../contract.ts';
import {
  type DateException,
  defaultCalendarSettings,
  publicCalendarView,
  type StoredCalendarSettings,
  type WeeklySchedule,
} from '../../domain/settings/calendar-settings.ts';
import { settingLimits } from '../../domain/settings/calendar-settings-rules.ts';
import { selectCalendar } from './calendar-store.ts';

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
export const readPublicCalendar = async (context: Context): Promise<PublicCalendarSettings> => {
  const { settings, exceptions } = await readSchedule(context);
  return publicCalendarView(settings, exceptions);
};

export interface OpeningHours {
  readonly weekly_schedule: WeeklySchedule;
  readonly exceptions: readonly DateException[];
}

/** Returns the hours of each weekday, and the dates from today on with other ones. */
export const readOpeningHours = async (context: Context): Promise<OpeningHours> => {
  const { settings, exceptions } = await readSchedule(context);
  const today = berlinDateOf(context.now());
  return { weekly_schedule: settings.weekly_schedule, exceptions: exceptions.filter(({ date }) => date >= today) };
};

const readSchedule = async ({ db, now }: Context) => {
  const [from, to] = [now(), now() + (settingLimits.advance_booking_days.max + 1) * DAY];
  const stored = await selectCalendar(db, { from, to, today: berlinDateOf(from) });
  return { settings: calendarSettingsFrom(stored.settings), exceptions: stored.exceptions };
};
