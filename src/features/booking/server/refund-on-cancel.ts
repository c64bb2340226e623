import { type RefundPeriod, refundOf, refundPeriods } from '#features/payments/domain/refund-rule.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { BookingRow } from './store.ts';

/** What cancelling means for the money of a booking; cents. */
export interface RefundOnCancel {
  /** What the customer has paid and the studio still has. */
  readonly paid_cents: number;
  /** What comes back to whoever cancels now; null: no rule says so, the studio decides. */
  readonly refund_cents: number | null;
  /** The same for all the time in which the customer may still cancel. */
  readonly periods: readonly RefundPeriod[];
  /** What is on its way back already, or has arrived. */
  readonly given_back_cents: number;
}

/**
 * What a customer who cancels at `now` is paid back (SRV-33), by the rule under which the session was booked. One function for
 * what is shown and for what is refunded. `deadline`: until when it can be cancelled, null when it cannot; epoch ms.
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
