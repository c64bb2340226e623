import { readCalendarSettings } from '#features/availability/server/api.ts';
import { requestRefund } from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { conflict, notFound, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { customerCancellation } from '../domain/cancellation.ts';
import { refusals } from '../texts/refusals.ts';
import { cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';
import { refuseWrongToken } from './cancel-token.ts';
import { refundOnCancel } from './refund-on-cancel.ts';
import { type BookingRow, lockBooking, selectBooking } from './store.ts';

interface CancelRequest {
  readonly id: string;
  readonly token: string | undefined;
  /** The refund that the customer was shown; undefined: none was shown; null: not an amount. */
  readonly expected_refund_cents: number | null | undefined;
  readonly language: Language;
}

/**
 * Cancels a booking with the token of its mails, and records the refund of its refund rule. If the refund differs from
 * the one the customer was shown, nothing is cancelled. Cancelling again changes nothing and returns the same response.
 */
export const cancelByCustomer = async (
  context: Context,
  { id, token, expected_refund_cents, language }: CancelRequest,
): Promise<BookingRow> => {
  const given = { token, language };
  // Checked before the lock, and again under it: the link may be replaced in between.
  const found = await selectBooking(context, id);
  refuseWrongToken(context.secretKey, found ?? { id, link_version: 0 }, given);
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    if (!booking) throw notFound('Booking');
    refuseWrongToken(context.secretKey, booking, given);
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
    const cancelled = await cancelLockedBooking(
      trx,
      booking,
      { by: 'customer', actor: 'customer', reason: reasonWithCode('by_customer') },
      now,
    );
    if (refund_cents) {
      const key = `cancelled-${cancelled.version}`;
      await requestRefund(trx, { booking_id: id, amount_cents: refund_cents, actor: 'customer', key }, now);
    }
    return cancelled;
  });
};

const tooLate = async (db: Database, hours: number, language: Language): Promise<Problem> => {
  const { company_phone } = await readCompany(db);
  return ruleBroken('cancel_too_late', refusals[language].tooLate(hours, company_phone));
};
