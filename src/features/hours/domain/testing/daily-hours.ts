import { type CalendarSettings, defaultCalendarSettings, weekdayKeys } from '../settings/calendar-settings.ts';

export const tuesday = '2026-03-03';

/** The same hours every day of the week. */
export const open = (start_time: string, end_time: string, more: Partial<CalendarSettings> = {}): CalendarSettings => {
  const day = {
    is_working: true,
    start_time,
    end_time,
    break_enabled: false,
    break_start: '12:00',
    break_end: '13:00',
  };
  const weekly_schedule = Object.fromEntries(
    weekdayKeys.map((key) => [key, day]),
  ) as CalendarSettings['weekly_schedule'];
  return { ...defaultCalendarSettings, ...more, weekly_schedule };
};
export const withBreak = (settings: CalendarSettings, break_start: string, break_end: string): CalendarSettings => ({
  ...settings,
  weekly_schedule: Object.fromEntries(
    weekdayKeys.map((key) => [key, { ...settings.weekly_schedule[key], break_enabled: true, break_start, break_end }]),
  ) as CalendarSettings['weekly_schedule'],
});
