import type { Context } from '#shared/server/context.ts';
import type { CustomerBooking, CustomerNote, CustomerProfile, CustomerStats } from '../contract.ts';
import { bookingView, noteView, statsView } from './profile-view.ts';
import { type Customer, selectHistory, selectNotes, selectNumbers } from './store.ts';

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
export const customerStats = async ({ db, now }: Context, customer: Customer): Promise<CustomerStats> =>
  statsView(await selectNumbers(db, customer, now()), now());

export const customerHistory = async (
  { db, now }: Context,
  customer: Customer,
  limit: number,
): Promise<CustomerBooking[]> => (await selectHistory(db, customer, { limit, now: now() })).map(bookingView);

export const customerNotes = async ({ db }: Context, customer: Customer, limit: number): Promise<CustomerNote[]> =>
  (await selectNotes(db, customer, limit)).map(noteView);
