import { dayNumberOf, weekdayOfDay } from '#shared/kernel/time/calendar-date.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import {
  type DateException,
  type DaySchedule,
  type WeeklySchedule,
  weekdayKeys,
} from './settings/calendar-settings.ts';

/** Wall times of one working day, minutes since midnight. Without a break, its start and end are equal. */
export interface Hours {
  readonly open: number;
  readonly close: number;
  readonly breakStart: number;
  readonly breakEnd: number;
}

export interface HoursOfDay {
  /** Null on a day without work. */
  readonly hours: Hours | null;
  /** The times of the day within which sessions take place, in order; those of a photographer may be several. */
  readonly blocks: readonly Hours[];
  /** The date, if an exception sets the hours in place of the weekday. */
  readonly exception: string | null;
}

/**
 * Returns a lookup of the hours of a day (by day number): those of its exception if there is one, otherwise those of
 * its weekday.
 */
export function hoursOfDay(
  schedule: WeeklySchedule,
  exceptions: readonly DateException[],
): (dayNo: number) => HoursOfDay {
  const byWeekday = weekdayKeys.map((key) => dayOf(schedule[key], null));
  const byDay = new Map(exceptions.map((day): [number, HoursOfDay] => [dayNumberOf(day.date), dayOf(day, day.date)]));
  return (dayNo) => byDay.get(dayNo) ?? (byWeekday[weekdayOfDay(dayNo) - 1] as HoursOfDay);
}

const dayOf = (day: DaySchedule, exception: string | null): HoursOfDay => {
  const hours = hoursOf(day);
  return { hours, blocks: hours ? [hours] : [], exception };
};

const hoursOf = (day: DaySchedule): Hours | null =>
  day.is_working
    ? {
        open: wallMinutes(day.start_time),
        close: wallMinutes(day.end_time),
        breakStart: day.break_enabled ? wallMinutes(day.break_start) : 0,
        breakEnd: day.break_enabled ? wallMinutes(day.break_end) : 0,
      }
    : null;
