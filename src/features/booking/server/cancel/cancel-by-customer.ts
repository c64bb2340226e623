import { readCalendarSettings } from '#features/hours/server/api.ts';
import { requestRefund } from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { conflict, notFound, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { customerCancellation } from '../../domain/cancellation.ts';
import { mailsOfCancellation } from '../../domain/mails/booking-mails.ts';
import { openRequest } from '../../domain/move/time-request.ts';
import { refusals } from '../../texts/refusals.ts';
import { refuseWrongToken } from '../link/cancel-token.ts';
import { type BookingRow, lockBooking, selectBooking, updateBooking } from '../record/store.ts';
import { endTimeRequest } from '../record/time-request-store.ts';
import { refundOnCancel } from '../refund/refund-on-cancel.ts';
import { cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';
import { endPlaceLocked } from './end-birth-place.ts';

interface CancelRequest {
  readonly id: string;
  readonly token: string | undefined;
  /** The refund that the customer was shown; undefined: none was shown; null: not an amount. */
  readonly expected_refund_cents: number | null | undefined;
  readonly language: Language;
}

/**
 * Cancels a booking with the token of its mails, and records the refund of its refund rule. If the refund differs from
 * the one the customer was shown, nothing is cancelled. A customer who was asked to choose another time gets a full
 * refund instead. Cancelling again changes nothing and returns the same response.
 */
export const cancelByCustomer = async (
  context: Context,
  { id, token, expected_refund_cents, language }: CancelRequest,
): Promise<BookingRow> => {
  const link = { token, language };
  // Checked before the lock, and again under it: the link may be replaced in between.
  const found = await selectBooking(context, id);
  refuseWrongToken(context.secretKey, found ?? { id, link_version: 0 }, link);
  return inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    if (!booking) throw notFound('Booking');
    refuseWrongToken(context.secretKey, booking, link);
    const now = context.now();
    const { cancel_window_hours } = await readCalendarSettings(trx);
    const { refusal, refund_deadline } = customerCancellation(booking, cancel_window_hours, now);
    if (refusal === 'already') return booking;
    if (refusal === 'over') throw ruleBroken('cancel_over', refusals[language].over);
    if (refusal === 'too_late') throw await tooLate(trx, cancel_window_hours, language);
    const { refund_cents } = await refundOnCancel(trx, booking, { refund_deadline, now });
    if (expected_refund_cents !== undefined && expected_refund_cents !== (refund_cents ?? 0)) {
      throw conflict('refund_changed', refusals[language].refundChanged);
    }
    const cancelled = await cancelForCustomer(contextIn(context, trx), booking);
    if (refund_cents) {
      const key = `cancelled-${cancelled.version}`;
      await requestRefund(trx, { booking_id: id, amount_cents: refund_cents, actor: 'customer', key }, now);
    }
    return cancelled;
  });
};

const cancelForCustomer = async (context: Context, booking: BookingRow): Promise<BookingRow> => {
  const { db } = context;
  const now = context.now();
  const request = openRequest(booking, now);
  if (request) await endTimeRequest(db, request.request_id, { outcome: 'declined', now });
  if (booking.awaits_birth) return givePlaceUp(db, booking, now);
  if (booking.status !== 'CANCELLED') {
    const reason = reasonWithCode('by_customer');
    return cancelLockedBooking(db, booking, { by: 'customer', actor: 'customer', reason }, now);
  }
  // Its time was released when the studio asked for another one.
  await recordAudit(db, { actor: 'customer', action: 'booking.new_time_declined', booking_id: booking.id, at: now });
  await updateBooking(db, booking.id, {}, now);
  const declined = (await selectBooking(context, booking.id)) ?? booking;
  const mails = mailsOfCancellation('customer', request?.status_before ?? 'PENDING');
  await queueMails(db, mails, declined, now);
  return declined;
};

/** It had no time, so there is no mail about one; the studio sees its places. */
const givePlaceUp = async (db: Database, booking: BookingRow, now: number): Promise<BookingRow> => {
  const reason = reasonWithCode('by_customer');
  return endPlaceLocked(db, booking, { by: 'customer', actor: 'customer', reason }, now);
};

const tooLate = async (db: Database, hours: number, language: Language): Promise<Problem> => {
  const { company_phone } = await readCompany(db);
  return ruleBroken('cancel_too_late', refusals[language].tooLate(hours, company_phone));
};
