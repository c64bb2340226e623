import { type RefundPeriod, refundOf, refundPeriods } from '#features/payments/domain/refund/refund-rule.ts';
import { paymentsOfBooking } from '#features/payments/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Cancellation } from '../../domain/cancellation.ts';
import { refundStart } from '../../domain/move/customer-move.ts';
import { openRequest } from '../../domain/move/time-request.ts';
import type { BookingRow } from '../record/store.ts';

/** What a cancellation refunds; cents. */
export interface RefundOnCancel {
  /** What was paid and can be refunded: not what is contested or lost. */
  readonly paid_cents: number;
  /** What a cancellation now refunds; null: there is no rule, the studio decides. */
  readonly refund_cents: number | null;
  /** The same for the whole time in which the customer may still cancel. */
  readonly periods: readonly RefundPeriod[];
  /** What was refunded already, or is being refunded. */
  readonly given_back_cents: number;
  /** What the bank of the customer contests or has taken back, and is therefore not refunded. */
  readonly contested_cents: number;
}

/**
 * Returns what a customer who cancels at `now` is refunded, by the refund rule stored with the booking. This function
 * determines both the shown and the refunded amount. `refund_deadline`: until when a cancellation may refund something
 * (epoch ms); null: the booking cannot be cancelled.
 */
export const refundOnCancel = async (
  db: Database,
  booking: Pick<BookingRow, 'id' | 'status' | 'starts_at' | 'refund_starts_at' | 'refund_stages' | 'time_request'>,
  { refund_deadline, now }: Pick<Cancellation, 'refund_deadline'> & { readonly now: number },
): Promise<RefundOnCancel> => {
  const payment = await paymentsOfBooking(db, booking.id);
  const { refundable_cents: paid_cents, committed_cents: given_back_cents } = payment;
  const known = {
    paid_cents,
    given_back_cents,
    contested_cents: Math.max(payment.contested_cents, payment.lost_cents),
  };
  // A customer who declines the request of the studio for another time gets a full refund.
  if (openRequest(booking, now)) return { ...known, refund_cents: paid_cents, periods: [] };
  const { refund_stages: stages } = booking;
  if (stages === null || refund_deadline === null) {
    return { ...known, refund_cents: null, periods: [] };
  }
  const session = { stages, paid_cents, starts_at: refundStart(booking) };
  return {
    ...known,
    refund_cents: now < refund_deadline ? refundOf(session, now) : 0,
    periods: refundPeriods(session, { from: now, until: refund_deadline }),
  };
};
