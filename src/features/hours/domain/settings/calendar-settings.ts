import { type MoveRules, noMoves } from '#features/services/domain/move-rules.ts';
import { type MinimumNotice, noNotice } from '#features/services/domain/notice.ts';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';

/** The keys of the weekly schedule, Monday first. */
export const weekdayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekdayKey = (typeof weekdayKeys)[number];

/** Working hours of one day, Berlin wall times 'HH:MM'. The break applies only when enabled. */
export interface DaySchedule {
  readonly is_working: boolean;
  readonly start_time: string;
  readonly end_time: string;
  readonly break_enabled: boolean;
  readonly break_start: string;
  readonly break_end: string;
}

/** Hours of one date, in place of its weekday's: a holiday, a long Saturday. */
export interface DateException extends DaySchedule {
  readonly date: string;
}

export type WeeklySchedule = Readonly<Record<WeekdayKey, DaySchedule>>;

/** The studio's settings for its bookable time. */
export interface CalendarSettings {
  /** Minutes between two offered starts. */
  readonly slot_duration_minutes: number;
  /** Minutes between two sessions of one photographer. */
  readonly buffer_time_minutes: number;
  /** How many days after today a session may be booked; today is 0. */
  readonly advance_booking_days: number;
  /** How many hours before the start a customer may still cancel. */
  readonly cancel_window_hours: number;
  /** How long before its start a customer has to book a session; a service may have its own. */
  readonly minimum_notice: MinimumNotice;
  /** Whether customers may leave it to the studio who takes the session. */
  readonly any_photographer: boolean;
  readonly weekly_schedule: WeeklySchedule;
}

/** The settings as they are stored: with rules that do not concern bookable time. */
export interface StoredCalendarSettings extends CalendarSettings {
  /** Whether customers may move their sessions themselves; a service may have its own rules. */
  readonly move_rules: MoveRules;
  /** How many hours a time that becomes free is held for a person who waits for it; null: there is no waiting list. */
  readonly waiting_list_hours: number | null;
}

const day = (is_working: boolean, start_time: string, end_time: string): DaySchedule => ({
  is_working,
  start_time,
  end_time,
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
});
const weekday = day(true, '09:00', '18:00');

/** A new studio's settings, except that its first start stores `firstNotice` and `firstMoves`. */
export const defaultCalendarSettings: StoredCalendarSettings = {
  slot_duration_minutes: 60,
  buffer_time_minutes: 15,
  advance_booking_days: 30,
  cancel_window_hours: 24,
  // A studio that existed before this setting has no notice until it sets one.
  minimum_notice: noNotice,
  // Customers cannot move sessions until the studio has set the rules, in a new studio, too.
  move_rules: noMoves,
  // A studio has no waiting list until it switches it on.
  waiting_list_hours: null,
  any_photographer: true,
  weekly_schedule: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: day(true, '10:00', '16:00'),
    sunday: day(false, '11:00', '15:00'),
  },
};

/** The minimum notice of a new studio. */
export const firstNotice: MinimumNotice = { kind: 'hours', hours: 2, in_opening_hours: false };

/** Returns the part of the schedule that is public: on which days the studio works, but not its hours. */
export function publicCalendarView(
  settings: CalendarSettings & Partial<Pick<StoredCalendarSettings, 'waiting_list_hours'>>,
  exceptions: readonly DateException[],
) {
  const { saturday, sunday } = settings.weekly_schedule;
  return {
    work_on_weekends: saturday.is_working || sunday.is_working,
    work_on_saturday: saturday.is_working,
    work_on_sunday: sunday.is_working,
    closed_weekdays: weekdayKeys
      .map((key, i) => (settings.weekly_schedule[key].is_working ? 0 : i + 1))
      .filter((number): number is Weekday => number > 0),
    closed_dates: exceptions.filter((one) => !one.is_working).map(({ date }) => date),
    open_dates: exceptions.filter((one) => one.is_working).map(({ date }) => date),
    advance_booking_days: settings.advance_booking_days,
    cancel_window_hours: settings.cancel_window_hours,
    ...(!settings.any_photographer && { any_photographer: false as const }),
    ...(typeof settings.waiting_list_hours === 'number' && { waiting_list: true as const }),
  };
}

/** The weekend flags of the simpler form. */
export interface WeekendFlags {
  readonly work_on_weekends?: boolean | undefined;
  readonly work_on_saturday?: boolean | undefined;
  readonly work_on_sunday?: boolean | undefined;
}

/**
 * Returns the schedule to save when a request carries weekend flags. Only a flag that differs from the stored one is a
 * change: a client that sends back the flags it read keeps the schedule it edited. Closing the weekend closes both
 * days. Opening it opens each day unless the flag of that day is false.
 */
export function withWeekendFlags(stored: WeeklySchedule, sent: WeeklySchedule, flags: WeekendFlags): WeeklySchedule {
  const [saturday, sunday] = [stored.saturday.is_working, stored.sunday.is_working];
  const changed = (flag: boolean | undefined, now: boolean) => (flag === now ? undefined : flag);
  const weekend = changed(flags.work_on_weekends, saturday || sunday);
  const weekendFor = (flag: boolean | undefined) => (weekend === true && flag === false ? undefined : weekend);
  const onSaturday =
    changed(flags.work_on_saturday, saturday) ?? weekendFor(flags.work_on_saturday) ?? sent.saturday.is_working;
  const onSunday = changed(flags.work_on_sunday, sunday) ?? weekendFor(flags.work_on_sunday) ?? sent.sunday.is_working;
  return {
    ...sent,
    saturday: { ...sent.saturday, is_working: onSaturday },
    sunday: { ...sent.sunday, is_working: onSunday },
  };
}
