import { type RawBuilder, sql } from 'kysely';
import { lockDays } from '#features/availability/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { BookingToWrite } from './new-booking.ts';

/** Whether the database refused a booking because its day is full (see the trigger booking_exceeds_daily_limit). */
export const isDayFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23F51';

/**
 * The locks of the days of bookings under a daily limit, as a part `days` of the statement that writes. All are taken
 * before anything is written, in one order, so that statements do not deadlock.
 */
export const daysOf = (wanted: readonly BookingToWrite[]): RawBuilder<unknown> => {
  const limited = wanted.filter(({ daily_limited }) => daily_limited);
  if (limited.length === 0) return sql`days AS (SELECT NULL AS lock),`;
  const days = new Set(limited.map(({ starts_at }) => berlinDateOf(Date.parse(starts_at))));
  return sql`days AS MATERIALIZED (${lockDays([...days].sort())}),`;
};
