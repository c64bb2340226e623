import { randomUUID } from 'node:crypto';
import { type BookingRow, lockBooking } from '#features/booking/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { Declaration, ReceivedDeclaration } from '../contract.ts';
import { unprovenPerDay, withdrawalOutcome } from '../domain/withdrawal.ts';
import { referenceOf } from '../domain/withdrawal-reference.ts';
import { withdrawalRefusals } from '../texts/refusals.ts';
import { queueDeclarationMails } from './declaration-outbox.ts';
import { type DeclarationRow, insertDeclaration, meantBooking } from './declaration-store.ts';
import { countUnproven } from './effect-store.ts';
import { outcomeNow, takeEffect } from './take-effect.ts';

/**
 * Receives a declaration of withdrawal: stores it and queues the mails about it, in one transaction. With the code of the
 * booking it takes effect at once; by day it waits until the customer confirms it by mail, or the studio does. The
 * response is the same whether or not a booking was found. Throws 429 after too many declarations about one address
 * without a proof.
 */
export const declareWithdrawal = async (
  context: Context,
  { name, reference, email, ...declared }: Declaration,
  language: Language,
): Promise<ReceivedDeclaration> => {
  const row = await inTransactionOf(context, async (within, trx) => {
    const found = await lockMeant(within, { email, reference }, language);
    const stored: DeclarationRow = {
      id: randomUUID(),
      declared_at: context.now(),
      customer_name: name,
      customer_email: email,
      reference,
      language: declared.language ?? language,
      booking_id: found?.booking.id ?? null,
      is_unproven: found ? !found.isProven : false,
      ...(found ? await effectOf(within, found) : { outcome: 'unknown', refund_cents: 0 }),
    };
    await insertDeclaration(trx, stored);
    await queueDeclarationMails(trx, stored, { booking: found?.booking, awaits_confirmation: awaits(found, context) });
    return stored;
  });
  return { name, reference, email, declared_at: formatInstant(row.declared_at) };
};

interface Found {
  readonly booking: BookingRow;
  /** Whether the code was given, which only who has a mail of the booking knows. */
  readonly isProven: boolean;
}

/** Only tries without a proof are counted: nobody can use up those of a customer who has the code. */
const lockMeant = async (
  { db, now }: Context,
  { email, reference: typed }: Pick<Declaration, 'email' | 'reference'>,
  language: Language,
): Promise<Found | undefined> => {
  const reference = referenceOf(typed);
  const id = reference && (await meantBooking(db, email, reference));
  const isProven = id !== undefined && reference !== undefined && 'code' in reference;
  if (!isProven && (await countUnproven(db, email, now())) >= unprovenPerDay) {
    throw new Problem(429, 'too_many_declarations', withdrawalRefusals[language].tooManyDeclarations);
  }
  const booking = id === undefined ? undefined : await lockBooking(db, id, now());
  return booking && { booking, isProven };
};

const effectOf = async (context: Context, { booking, isProven }: Found) => {
  const now = context.now();
  const outcome = isProven ? await outcomeNow(context, booking, now) : 'request';
  const details = isProven ? { outcome } : { outcome, by_day: true };
  const entry = { actor: 'customer', booking_id: booking.id, details, at: now };
  await recordAudit(context.db, { ...entry, action: 'booking.withdrawal_declared' });
  return takeEffect(context, booking, { outcome, actor: 'customer' });
};

/** Whether a press can still give it effect. An unconfirmed address gets no mail about its booking. */
const awaits = (found: Found | undefined, { now }: Context): boolean =>
  found !== undefined &&
  !found.isProven &&
  found.booking.confirm_by === null &&
  withdrawalOutcome(found.booking, now()) !== 'request';
