import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf } from '#shared/kernel/money.ts';
import type { Context } from '#shared/server/context.ts';
import type { CustomerBooking, CustomerNote, CustomerProfile, CustomerStats } from '../contract.ts';
import { customerTagsOf } from '../domain/customer-tags.ts';
import { type BookedRow, type Customer, type NoteRow, selectHistory, selectNotes, selectNumbers } from './store.ts';

/** Returns statistics, bookings and notes of a customer, with the same limits as their own endpoints. */
export const customerProfile = async (context: Context, customer: Customer): Promise<CustomerProfile> => {
  const [stats, booking_history, recent_notes] = await Promise.all([
    customerStats(context, customer),
    customerHistory(context, customer, 50),
    customerNotes(context, customer, 10),
  ]);
  return { stats, booking_history, recent_notes };
};

/** Returns the statistics of a customer; zeros if there is no booking. */
export const customerStats = async ({ db, now }: Context, customer: Customer): Promise<CustomerStats> => {
  const numbers = await selectNumbers(db, customer, now());
  const { total, cancelled, revenue, first_start, last_start, preferred_photographer_name } = numbers;
  const kept = total - cancelled;
  return {
    total_bookings: total,
    cancelled_bookings: cancelled,
    total_revenue: euroOf(revenue),
    average_booking_value: kept === 0 ? 0 : euroOf(Math.round(revenue / kept)),
    tags: customerTagsOf(numbers, now()),
    first_booking_date: first_start === null ? null : formatInstant(first_start),
    last_booking_date: last_start === null ? null : formatInstant(last_start),
    preferred_photographer_name,
  };
};

export const customerHistory = async ({ db }: Context, customer: Customer, limit: number): Promise<CustomerBooking[]> =>
  (await selectHistory(db, customer, limit)).map(bookingView);

export const customerNotes = async ({ db }: Context, customer: Customer, limit: number): Promise<CustomerNote[]> =>
  (await selectNotes(db, customer, limit)).map(noteView);

const bookingView = (row: BookedRow): CustomerBooking => ({
  ...row,
  start: formatInstant(row.starts_at),
  end: formatInstant(row.ends_at),
  service_price: euroOf(row.service_price_cents),
  actual_revenue: row.actual_revenue_cents === null ? null : euroOf(row.actual_revenue_cents),
});

export const noteView = (row: NoteRow): CustomerNote => ({
  ...row,
  created_at: formatInstant(row.created_at),
  updated_at: formatInstant(row.updated_at),
});
