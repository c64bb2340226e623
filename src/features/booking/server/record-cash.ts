import { randomUUID } from 'node:crypto';
import {
  alreadyPaid,
  closePayments,
  hasCash,
  insertCash,
  paymentsOf,
  removeCash,
} from '#features/payments/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../admin-contract.ts';
import { mailsOfStatus } from '../domain/booking-mails.ts';
import { changeBooking } from './change-booking.ts';
import { type BookingRow, updateBooking } from './store.ts';

interface Cash {
  /** ID of the booking. */
  readonly id: string;
  readonly amount_cents: number;
  /** ID of an administrator. */
  readonly actor: string;
}

/**
 * Records that the prepayment was handed over in cash. A booking not confirmed yet is confirmed, and its open
 * sessions are closed, so that nothing is paid twice. An online payment that arrives all the same is stored and flagged
 * for a refund. Throws a Problem if something was paid already or is on its way.
 */
export const recordCash = (context: Context, { id, amount_cents, actor }: Cash): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    await refuseCash(trx, booking, amount_cents);
    const now = context.now();
    await insertCash(trx, { id: randomUUID(), booking_id: id, amount_cents, actor, recorded_at: now });
    await closePayments(trx, id, now);
    const entry = { actor, booking_id: id, at: now };
    await recordAudit(trx, { ...entry, action: 'booking.cash_recorded', details: { amount_cents } });
    if (booking.status !== 'PENDING' && booking.status !== 'PAYMENT_PENDING') return booking;
    const changed = await updateBooking(trx, id, { status: 'CONFIRMED', confirm_by: null }, now);
    await recordAudit(trx, { ...entry, action: 'booking.confirmed', details: { from: booking.status } });
    await queueMails(trx, mailsOfStatus('CONFIRMED', changed), changed, now);
    return changed;
  });

const refuseCash = async (trx: Database, booking: BookingRow, amount_cents: number): Promise<void> => {
  if (booking.status === 'CANCELLED') throw ruleBroken('booking_cancelled', 'The booking is cancelled');
  if (amount_cents > booking.service_price_cents) {
    throw ruleBroken('more_than_price', 'This is more than the price of the booking');
  }
  if (await hasCash(trx, booking.id)) throw conflict('cash_recorded', 'A payment in cash is recorded already');
  const online = await paymentsOf(trx, booking.id);
  if (online.some(({ status }) => status === 'paid')) throw alreadyPaid();
  if (online.some(({ status, problem }) => status === 'processing' || problem !== null)) {
    throw conflict('payment_processing', 'A payment for this booking is on its way, or does not fit it');
  }
};

/**
 * Removes a recorded cash payment: it was a mistake, or the money was handed back. The booking keeps its status.
 * Repeating it changes nothing.
 */
export const forgetCash = (context: Context, { id, actor }: Omit<Cash, 'amount_cents'>): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    const now = context.now();
    const amount_cents = await removeCash(trx, id, actor, now);
    if (amount_cents === 0) return booking;
    const details = { amount_cents };
    await recordAudit(trx, { actor, action: 'booking.cash_taken_back', booking_id: id, details, at: now });
    return booking;
  });
