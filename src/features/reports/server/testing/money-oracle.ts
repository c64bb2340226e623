import fc from 'fast-check';
import { type BookingStatus, bookingStatuses } from '#features/booking/domain/booking-status.ts';
import type { StatsOverview } from '../../contract.ts';

interface Refund {
  readonly status: 'requested' | 'pending' | 'succeeded' | 'failed';
  readonly cents: number;
  /** Whether the provider knows the refund; `ours`: requested here, else at the provider. */
  readonly known: boolean;
  readonly ours: boolean;
}

export interface Payment {
  readonly status: 'open' | 'closing' | 'expired' | 'processing' | 'failed' | 'paid';
  readonly cents: number;
  readonly refund_needed: boolean;
  /** What the provider reports as refunded of the charge in total. */
  readonly charged_back: number | null;
  readonly refunds: readonly Refund[];
}

export interface Paying {
  readonly status: BookingStatus;
  /** Hours since 1 January 2030, UTC. */
  readonly hour: number;
  /** Oldest first. */
  readonly payments: readonly Payment[];
}

const anyPayment = (status: fc.Arbitrary<Payment['status']>): fc.Arbitrary<Payment> =>
  fc.record({
    status,
    cents: fc.integer({ min: 50, max: 20_000 }),
    refund_needed: fc.boolean(),
    charged_back: fc.option(fc.nat(25_000)),
    refunds: fc.array(
      fc.record({
        status: fc.constantFrom('requested', 'pending', 'succeeded', 'failed'),
        cents: fc.integer({ min: 1, max: 12_000 }),
        known: fc.boolean(),
        ours: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  });

// At most one payment of a booking can be paid now, and it is the newest.
const anyPayments = fc
  .tuple(
    fc.array(anyPayment(fc.constantFrom('closing', 'expired', 'failed', 'paid')), { maxLength: 3 }),
    fc.option(anyPayment(fc.constantFrom('open', 'processing'))),
  )
  .map(([ended, alive]) => (alive ? [...ended, alive] : ended));

export const anyBookings = fc.uniqueArray(
  fc.record({ status: fc.constantFrom(...bookingStatuses), hour: fc.nat(8759), payments: anyPayments }),
  { maxLength: 12, selector: (booking) => booking.hour },
);

/** What was refunded of a payment, as far as accepted, and whether more must be refunded. */
const returned = ({ cents, refund_needed, charged_back, refunds }: Payment) => {
  let [accepted, asked, bounced] = [0, 0, 0];
  for (const refund of refunds) {
    if (refund.status === 'requested') asked += refund.cents;
    else if (refund.status !== 'failed') accepted += refund.cents;
    else if (refund.known) bounced += refund.cents;
  }
  const charged = (charged_back ?? 0) - bounced;
  return {
    back: Math.min(cents, Math.max(accepted, charged)),
    needed: refund_needed && Math.max(accepted + asked, charged) < cents,
  };
};

/** The figures, computed independently from what was stored. */
export const recomputed = (bookings: readonly Paying[], stored: readonly string[]): StatsOverview['payments'] => {
  const totals = { paid: 0, refunded: 0, open: 0 };
  const needed: { id: string; hour: number }[] = [];
  for (const [i, booking] of bookings.entries()) {
    const paid = booking.payments.filter(({ status }) => status === 'paid');
    for (const payment of paid) {
      totals.paid += payment.cents;
      totals.refunded += returned(payment).back;
    }
    const waits = paid.length === 0 && booking.status === 'PAYMENT_PENDING';
    if (waits) totals.open += booking.payments.at(-1)?.cents ?? 0;
    if (paid.some((payment) => returned(payment).needed)) needed.push({ id: stored[i] ?? '', hour: booking.hour });
  }
  return {
    paid: totals.paid / 100,
    refunded: totals.refunded / 100,
    open: totals.open / 100,
    refunds_needed: needed
      .sort((a, b) => a.hour - b.hour)
      .slice(0, 10)
      .map(({ id }) => id),
  };
};
