import { type RefundPeriod, refundOf, refundPeriods } from '#features/payments/domain/refund-rule.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { BookingRow } from './store.ts';

/** What a cancellation refunds; cents. */
export interface RefundOnCancel {
  /** What was paid and not refunded. */
  readonly paid_cents: number;
  /** What a cancellation now refunds; null: there is no rule, the studio decides. */
  readonly refund_cents: number | null;
  /** The same for the whole time in which the customer may still cancel. */
  readonly periods: readonly RefundPeriod[];
  /** What was refunded already, or is being refunded. */
  readonly given_back_cents: number;
}

/**
 * Returns what a customer who cancels at `now` is refunded, by the refund rule stored with the booking. This one
 * function gives both the amount that is shown and the amount that is refunded. `deadline`: until when the booking can
 * be cancelled (epoch ms); null: it cannot.
 */
export const refundOnCancel = async (
  db: Database,
  booking: Pick<BookingRow, 'id' | 'starts_at' | 'refund_stages'>,
  { deadline, now }: { readonly deadline: number | null; readonly now: number },
): Promise<RefundOnCancel> => {
  const payment = (await paymentsOfBookings(db, [booking.id])).get(booking.id);
  const paid_cents = wholeCentsOf(payment?.refundable_amount ?? 0);
  const received = payment?.status === 'paid' || payment?.status === 'refunded' ? payment.amount : null;
  const given_back_cents = wholeCentsOf(received ?? 0) - wholeCentsOf(payment?.cash?.amount ?? 0) - paid_cents;
  const { refund_stages: stages, starts_at } = booking;
  if (stages === null || deadline === null) {
    return { paid_cents, refund_cents: null, periods: [], given_back_cents };
  }
  const session = { stages, paid_cents, starts_at };
  return {
    paid_cents,
    refund_cents: refundOf(session, now),
    periods: refundPeriods(session, { from: now, until: deadline }),
    given_back_cents,
  };
};
