import { randomUUID } from 'node:crypto';
import { paymentsOfBooking } from '#features/payments/server/api.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueDeclarationMails } from '#shared/server/outbox.ts';
import { withdrawalOutcome } from '../domain/withdrawal.ts';
import { referenceOf } from '../domain/withdrawal-reference.ts';
import type { Declaration, ReceivedDeclaration } from '../withdrawal-contract.ts';
import { cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';
import { type DeclarationRow, hasTakenEffect, insertDeclaration, meantBooking } from './declaration-store.ts';
import { writeRefund } from './refund-booking.ts';
import { type BookingRow, lockBooking } from './store.ts';

/**
 * Receives a declaration of withdrawal: stores it, applies its outcome, and queues the mails to its author and to the
 * studio, in one transaction. The response is the same whether or not a booking was found.
 */
export const declareWithdrawal = async (
  context: Context,
  { name, reference, email, ...declared }: Declaration,
  language: Language,
): Promise<ReceivedDeclaration> => {
  const row = await inTransaction(context.db, async (trx) => {
    const within = { ...context, db: trx };
    const booking = await lockMeant(within, email, reference);
    const effect = booking ? await takeEffect(within, booking) : ({ outcome: 'unknown', refund_cents: 0 } as const);
    const stored: DeclarationRow = {
      id: randomUUID(),
      declared_at: context.now(),
      customer_name: name,
      customer_email: email,
      reference,
      language: declared.language ?? language,
      booking_id: booking?.id ?? null,
      ...effect,
    };
    await insertDeclaration(trx, stored);
    await queueDeclarationMails(trx, stored, booking?.confirmation_code ?? '');
    return stored;
  });
  return { name, reference, email, declared_at: formatInstant(row.declared_at) };
};

const lockMeant = async ({ db, now }: Context, email: string, typed: string): Promise<BookingRow | undefined> => {
  const reference = referenceOf(typed);
  const id = reference && (await meantBooking(db, email, reference));
  return id === undefined ? undefined : lockBooking(db, id, now());
};

type Effect = Pick<DeclarationRow, 'outcome' | 'refund_cents'>;

/**
 * Cancels the booking, releases its time and refunds it, as far as the outcome requires. The caller holds the booking's
 * lock.
 */
const takeEffect = async (context: Context, booking: BookingRow): Promise<Effect> => {
  const { db } = context;
  const now = context.now();
  const isRepeated = await hasTakenEffect(db, booking.id);
  const outcome = isRepeated ? 'request' : withdrawalOutcome(booking, now);
  const details = { outcome };
  const entry = { actor: 'customer', booking_id: booking.id, details, at: now };
  await recordAudit(db, { ...entry, action: 'booking.withdrawal_declared' });
  if (outcome === 'request') return { outcome, refund_cents: 0 };
  const { refundable_cents: refund_cents } = await paymentsOfBooking(db, booking.id);
  if (outcome === 'cancelled') await refundAll(context, db, booking.id, refund_cents);
  const reason = reasonWithCode('by_customer');
  await cancelLockedBooking(db, booking, { by: 'customer', actor: 'customer', reason }, now);
  return { outcome, refund_cents };
};

const refundAll = async (context: Context, trx: Database, id: string, amount_cents: number): Promise<void> => {
  if (amount_cents === 0) return;
  await writeRefund(context, trx, id, { amount_cents, actor: 'customer', key: `withdrawal-${id}` });
};
