import type { CalendarSettings, DateException } from './calendar-settings.ts';

/**
 * Who asks for a time, and so which rules hold:
 * `public` all of them; `staff` all but the advance window (SRV-09); `internal` only that the photographer is not
 * already booked or off, so hours, break, window, buffer and a start in the past do not matter (SRV-12).
 */
export const bookingModes = ['public', 'staff', 'internal'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** A session that occupies the photographer: half-open, epoch ms. A cancelled one occupies nothing and is not given (SRV-03). */
export interface BusyTime {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** `end` plus the buffer that applied when it was taken. */
  readonly guardedEnd: number;
}

export interface TimeOff {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Everything that decides which starts are free for one photographer and one length of session. Give at least the
 * sessions and time off that reach into the days asked about, widened by a day on both sides; more does no harm.
 * The session that is being moved is left out (SRV-13).
 */
export interface AvailabilityFacts {
  readonly settings: CalendarSettings;
  readonly exceptions: readonly DateException[];
  readonly durationMinutes: number;
  readonly busy: readonly BusyTime[];
  readonly timeOff: readonly TimeOff[];
  /** Epoch ms. */
  readonly now: number;
}

/** Why a start is not free, the weightiest first: that one is told when only one can be. */
export const refusalReasons = [
  'not_whole_minute',
  'past',
  'outside_window',
  'closed_day',
  'outside_hours',
  'repeated_hour',
  'break',
  'time_off',
  'booked',
  'buffer',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** `cause` is the id of the booking or time off, or the date of the exception, that is to blame; null when the rule itself is. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly cause: string | null;
}
