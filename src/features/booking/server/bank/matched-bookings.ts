import { everyAwaitedTransfer, paymentsOfBookings } from '#features/payments/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { MatchedBooking } from '../../domain/bank/match-line.ts';
import { bookingsOfLines, type Reads } from '../record/store.ts';
import { paymentsWithLine } from './line-store.ts';

/** Returns the bookings that lines with these codes may belong to, and all that wait for a transfer; without erased ones. */
export const matchedBookings = async (reads: Reads, codes: readonly string[]): Promise<MatchedBooking[]> => {
  const awaited = new Map((await everyAwaitedTransfer(reads.db)).map((transfer) => [transfer.booking_id, transfer]));
  const bookings = await bookingsOfLines(reads, { codes, ids: [...awaited.keys()] });
  const payments = await paymentsOfBookings(
    reads.db,
    bookings.map(({ id }) => id),
  );
  const recorded = [...payments.values()].flatMap(({ on_site }) => on_site);
  const known = await paymentsWithLine(
    reads.db,
    recorded.map(({ id }) => id),
  );
  return bookings.map(({ id, confirmation_code, status, customer_name }) => {
    const transfer = awaited.get(id);
    return {
      id,
      confirmation_code,
      status,
      customer_name,
      awaited: transfer ? { amount_cents: transfer.amount_cents, asked_on: berlinDateOf(transfer.asked_at) } : null,
      recorded: (payments.get(id)?.on_site ?? []).filter((one) => one.method === 'transfer' && !known.has(one.id)),
    };
  });
};
