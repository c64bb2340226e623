import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { CustomerBooking, CustomerNote, CustomerStats } from '../contract.ts';
import { customerTagsOf } from '../domain/customer-tags.ts';
import type { BookedRow, CustomerNumbers, NoteRow } from './store.ts';

export const statsView = (numbers: CustomerNumbers, now: number): CustomerStats => {
  const { total, cancelled, revenue_cents, first_start, last_start, preferred_photographer_name } = numbers;
  const kept = total - cancelled;
  return {
    total_bookings: total,
    cancelled_bookings: cancelled,
    total_revenue: euroOf(revenue_cents),
    average_booking_value: kept === 0 ? 0 : euroOf(Math.round(revenue_cents / kept)),
    tags: customerTagsOf(numbers, now),
    first_booking_date: first_start === null ? null : formatInstant(first_start),
    last_booking_date: last_start === null ? null : formatInstant(last_start),
    preferred_photographer_name,
  };
};

export const bookingView = ({ disputed, has_time, ...row }: BookedRow): CustomerBooking => ({
  ...row,
  ...(!has_time && { without_time: true as const }),
  ...(disputed !== null && { disputed }),
  start: formatInstant(row.starts_at),
  end: formatInstant(row.ends_at),
  service_price: euroOf(row.service_price_cents),
  owed: euroOf(row.owed_cents),
  actual_revenue: row.actual_revenue_cents === null ? null : euroOf(row.actual_revenue_cents),
});

/** The same as long as the form of a note shows the same. */
export const noteVersion = ({ note, note_type }: NoteRow): string => checkValueOf([note, note_type]);

export const noteView = (row: NoteRow): CustomerNote => ({
  ...row,
  created_at: formatInstant(row.created_at),
  updated_at: formatInstant(row.updated_at),
  version: noteVersion(row),
});
