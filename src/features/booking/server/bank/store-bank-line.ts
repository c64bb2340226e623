import { randomUUID } from 'node:crypto';
import { readPayments } from '#features/payments/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { identityOf } from '../../domain/bank/line-identity.ts';
import { matchOf } from '../../domain/bank/match-line.ts';
import { heldCents, refuseCash, storeCash } from '../pay/record-cash.ts';
import { type BookingRow, lockBooking } from '../record/store.ts';
import { endLine, insertLine, nameReference, selectStoredLines } from './line-store.ts';
import { matchedBookings } from './matched-bookings.ts';

interface FoundLine {
  readonly id: string;
  readonly content: string;
  readonly nth: number;
  readonly reference: string;
  readonly booked_on: string;
  readonly amount_cents: number;
  readonly payer: string;
  readonly text: string;
  /** The bookings that it may belong to, in the order of their IDs. */
  readonly booking_ids: readonly string[];
  /** ID of an administrator. */
  readonly actor: string;
}

/**
 * Keeps a line that concerns bookings, in the transaction of the context, and returns the booking whose payment it is
 * now. The bookings are locked first, so that what they wait for is true until the end; the line is written before the
 * payment, so that the database refuses the second of two.
 */
export const storeBankLine = async (
  context: Context,
  line: FoundLine,
): Promise<BookingRow | 'doubtful' | 'known' | 'ignored'> => {
  const { db: trx } = context;
  const now = context.now();
  const locked: BookingRow[] = [];
  for (const id of line.booking_ids) locked.push(...[await lockBooking(trx, id, now)].flatMap((one) => one ?? []));
  const codes = locked.map(({ confirmation_code }) => confirmation_code);
  const bookings = (await matchedBookings(context, codes)).filter(({ id }) => line.booking_ids.includes(id));
  const match = matchOf(line, bookings);
  const identity = identityOf(line, await selectStoredLines(trx, line.content));
  if ('known' in identity) {
    await nameReference(trx, identity.known.id, line.reference);
    return 'known';
  }
  if (match.kind === 'ignored') return 'ignored';
  const booking = match.kind === 'exact' && locked.find(({ id }) => id === match.booking_id);
  const isExact = booking && (await isPayable(context, booking, line.amount_cents));
  const kept = { ...line, nth: identity.new_nth, read_at: now };
  if (match.kind === 'recorded' || isExact) {
    if (!(await insertLine(trx, kept))) return 'known';
    const payment_id = match.kind === 'recorded' ? match.payment_id : randomUUID();
    const paid = isExact && (await storeCash(context, trx, booking, { ...line, payment_id, method: 'transfer' }));
    await endLine(trx, line.id, payment_id);
    return paid || 'known';
  }
  const booking_ids = bookings.map(({ id }) => id);
  const open = { ...line, written: line.text, booking_ids };
  return (await insertLine(trx, { ...kept, open })) ? 'doubtful' : 'known';
};

/** Whether the studio could record it: not if a payment online is on its way, or something was paid already. */
const isPayable = async ({ db }: Context, booking: BookingRow, amount_cents: number): Promise<boolean> => {
  try {
    const paid_so_far_cents = heldCents(booking, await readPayments(db, [booking.id]));
    await refuseCash(db, booking, { amount_cents, paid_so_far_cents });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
