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
  readonly disputes: readonly Dispute[];
}

/** What the bank of the customer has said about a payment. */
interface Dispute {
  readonly state: 'contested' | 'withdrawn' | 'won' | 'lost';
  readonly cents: number;
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
    disputes: fc.array(
      fc.record({
        state: fc.constantFrom('contested', 'withdrawn', 'won', 'lost'),
        cents: fc.integer({ min: 1, max: 12_000 }),
      }),
      { maxLength: 2 },
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

/** What was refunded of a payment, as far as accepted, whether more must be refunded, and what the bank has left. */
const returned = ({ cents, refund_needed, charged_back, refunds, disputes }: Payment) => {
  let [accepted, asked, bounced] = [0, 0, 0];
  for (const refund of refunds) {
    if (refund.status === 'requested') asked += refund.cents;
    else if (refund.status !== 'failed') accepted += refund.cents;
    else if (refund.known) bounced += refund.cents;
  }
  const charged = (charged_back ?? 0) - bounced;
  const back = Math.min(cents, Math.max(accepted, charged));
  let taken = 0;
  for (const { state, cents: of } of disputes) if (state === 'withdrawn' || state === 'lost') taken += of;
  const isOpen = disputes.some(({ state }) => state === 'contested' || state === 'withdrawn');
  const isTouched = disputes.some(({ state }) => state !== 'won');
  return {
    back,
    kept: cents - Math.min(taken, Math.max(0, cents - back)),
    needed: refund_needed && !isTouched && Math.max(accepted + asked, charged) < cents,
    isOpen,
  };
};

/** The figures, computed independently from what was stored. */
export const recomputed = (bookings: readonly Paying[], stored: readonly string[]): StatsOverview['payments'] => {
  const totals = { paid: 0, refunded: 0, open: 0 };
  const needed: { id: string; hour: number }[] = [];
  const contested: typeof needed = [];
  for (const [i, booking] of bookings.entries()) {
    const paid = booking.payments.filter(({ status }) => status === 'paid');
    for (const payment of paid) {
      totals.paid += returned(payment).kept;
      totals.refunded += returned(payment).back;
    }
    const waits = paid.length === 0 && booking.status === 'PAYMENT_PENDING';
    if (waits) totals.open += booking.payments.at(-1)?.cents ?? 0;
    const one = { id: stored[i] ?? '', hour: booking.hour };
    if (paid.some((payment) => returned(payment).needed)) needed.push(one);
    if (paid.some((payment) => returned(payment).isOpen)) contested.push(one);
  }
  return {
    paid: totals.paid / 100,
    refunded: totals.refunded / 100,
    open: totals.open / 100,
    refunds_needed: firstTen(needed),
    contested: firstTen(contested),
  };
};

const firstTen = (found: readonly { readonly id: string; readonly hour: number }[]): string[] =>
  found
    .toSorted((a, b) => a.hour - b.hour)
    .slice(0, 10)
    .map(({ id }) => id);
