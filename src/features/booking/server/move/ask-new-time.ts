import { randomUUID } from 'node:crypto';
import { ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { type AskRefusal, askRefusal } from '../../domain/move/time-request.ts';
import { givenReason } from '../../texts/cancel-reasons.ts';
import { cancelLockedBooking } from '../cancel/cancel-booking.ts';
import { changeBooking } from '../record/change-booking.ts';
import { type BookingRow, selectBooking, updateBooking } from '../record/store.ts';
import { insertTimeRequest, storeSubstitute } from '../record/time-request-store.ts';
import { holdSubstitute, type Substitute } from './hold-substitute.ts';

interface Asking {
  /** Whether the session keeps its time until the customer answers. */
  readonly keeps_time: boolean;
  /** A further message to the customer. */
  readonly explanation: string | null;
  /** The ID of an administrator. */
  readonly actor: string;
  /** A time to be held for the answer, if it is free; absent: none. */
  readonly substitute?: Substitute | undefined;
}

/**
 * Asks the customer of a booking to choose another time, with a mail. If the session does not keep its time, the
 * booking is cancelled until the customer has chosen, so its time is free at once. Throws 400 if no request is
 * possible.
 */
export const askForNewTime = (context: Context, { id, ...asking }: Asking & { id: string }): Promise<AdminBooking> =>
  changeBooking(context, id, (trx, booking) => askLocked(contextIn(context, trx), booking, asking));

/** The same in the caller's transaction, which holds the lock of the booking. */
export const askLocked = async (
  context: Context,
  booking: BookingRow,
  { keeps_time, explanation, actor, substitute }: Asking,
): Promise<BookingRow> => {
  const { db } = context;
  const now = context.now();
  const refusal = askRefusal(booking, now);
  if (refusal) throw ruleBroken(`ask_${refusal}`, refusals[refusal]);
  const order = { kind: 'new_time_asked', start: booking.starts_at, keeps_time } as const;
  const entry = { actor, booking_id: booking.id, at: now };
  await recordAudit(db, { ...entry, action: 'booking.new_time_asked', details: { keeps_time } });
  const changed = keeps_time
    ? await updateBooking(db, booking.id, {}, now)
    : await cancelLockedBooking(db, booking, { by: 'admin', actor, reason: givenReason(explanation), mails: [] }, now);
  const request_id = randomUUID();
  await insertTimeRequest(db, {
    request_id,
    booking_id: booking.id,
    keeps_time,
    starts_at: booking.starts_at,
    status_before: booking.status === 'CONFIRMED' ? 'CONFIRMED' : 'PENDING',
    explanation,
    created_by: actor,
    created_at: now,
  });
  if (substitute && (await holdSubstitute(context, booking, request_id, substitute))) {
    await storeSubstitute(db, request_id, substitute);
  }
  await queueMails(db, [order], changed, now);
  return (await selectBooking(context, booking.id)) ?? changed;
};

const refusals: Readonly<Record<AskRefusal, string>> = {
  asked: 'The customer was asked already and has not answered yet',
  cancelled: 'The booking is cancelled',
  over: 'The session has begun or is completed',
  unconfirmed: 'The e-mail address of the booking is not confirmed yet',
};
