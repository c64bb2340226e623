import type { OwnHours } from '#features/hours/domain/own-hours.ts';
import type { CalendarSettings, DateException } from '#features/hours/domain/settings/calendar-settings.ts';
import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';

/**
 * Who requests a time, and therefore which rules apply. `public`: all of them. `staff`: all but the advance window,
 * the minimum notice and the hours that are kept for births.
 * `internal`: only that the photographer is not booked or off; hours, break, window, buffer and starts in the past are
 * ignored.
 */
export const bookingModes = ['public', 'staff', 'internal'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** A session that occupies the photographer: half-open, epoch ms. Cancelled sessions are not included. */
export interface BusyTime {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** `start` without the minutes that the session needs before. */
  readonly guardedStart: number;
  /** `end` plus the longer of the buffer that applied when the session was booked and the minutes it needs after. */
  readonly guardedEnd: number;
  /** Until when the time is held for a person who has not booked it yet; null or absent: it is booked. */
  readonly heldUntil?: number | null | undefined;
}

export interface TimeOff {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** How many sessions begin on one Berlin day at most, with the starts (epoch ms) of those that count. */
export interface DailyLimit {
  readonly most: number;
  readonly starts: readonly number[];
}

/** A lane that a session may use, such as a room, with the sessions and time off that claim it. */
export interface LaneTimes {
  readonly id: number;
  /** The resource that the lane is a unit of. */
  readonly resource_id?: string | undefined;
  readonly busy: readonly BusyTime[];
  readonly timeOff: readonly TimeOff[];
  /** The daily limit and the own hours of the resource that the lane belongs to; absent: none. */
  readonly limit?: DailyLimit | undefined;
  readonly own?: OwnHours | undefined;
  /** The hours in which the lane is kept for sessions after a birth; absent: none, or the session is one of those. */
  readonly kept?: readonly KeptForBirths[] | undefined;
}

/**
 * Everything that decides which starts are free for one photographer and one session length. It must hold at least the
 * sessions, time off and exceptions of the requested days, widened by one day on both sides, and the exceptions from
 * today on, because opening hours may count for the minimum notice; more is allowed. Leave out the session that is
 * being moved.
 */
export interface AvailabilityFacts {
  readonly settings: CalendarSettings;
  readonly exceptions: readonly DateException[];
  readonly duration_min: number;
  /** Minutes that the session needs before its start and after its end; absent: none. */
  readonly minutes_before?: number | undefined;
  readonly minutes_after?: number | undefined;
  readonly busy: readonly BusyTime[];
  readonly timeOff: readonly TimeOff[];
  /** The hours of the photographer in place of the studio's; absent: the studio's. */
  readonly own?: OwnHours | undefined;
  /** The daily limits of the photographer and of the service; absent: none. */
  readonly limit?: DailyLimit | undefined;
  readonly serviceLimit?: DailyLimit | undefined;
  /**
   * What the session needs besides the photographer: for each need the lanes any one of which satisfies it, in the
   * order of the studio. Absent: the photographer alone.
   */
  readonly needs?: readonly (readonly LaneTimes[])[] | undefined;
  /** The minimum notice of the service; null or absent: the studio's. */
  readonly notice?: MinimumNotice | null | undefined;
  /**
   * The hours of the photographer that are kept for sessions after a birth; absent: none, or the session is one of
   * those.
   */
  readonly kept?: readonly KeptForBirths[] | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** Reasons why a start is not free, the most important first. Where only one is reported, it is the first. */
export const refusalReasons = [
  'not_whole_minute',
  'past',
  'too_soon',
  'outside_window',
  'closed_day',
  'outside_hours',
  'repeated_hour',
  'break',
  'kept_for_births',
  'service_full',
  'resource_full',
  'time_off',
  'booked',
  'buffer',
  'no_resource',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * `cause`: id of the booking or time off, or date of the exception, that causes the refusal; null when the rule itself
 * does.
 */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly cause: string | null;
  /** The lane that the cause claims; absent: the photographer's. */
  readonly lane?: number;
}
