import type { PaymentStatus, RefundStatus } from './payment-status.ts';
import { awayCents, contestedCents, isContested, type KnownDispute } from './provider/dispute.ts';

/** A stored refund; cents. */
export interface KnownRefund {
  readonly amount_cents: number;
  readonly status: RefundStatus;
  /** null: the provider has not accepted it. */
  readonly refund_id: string | null;
}

/** A checkout session with its payment; cents, instants in epoch ms. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly currency: string;
  readonly asked_at: number;
  readonly paid_at: number | null;
  readonly refund_needed: boolean;
  readonly problem: string | null;
  readonly charge_refunded_cents: number;
  readonly refunds: readonly KnownRefund[];
  /** Handed over at the studio: the provider does not know it and cannot refund it. */
  readonly is_cash?: boolean;
  /** Of the rest of the price, not of the prepayment. */
  readonly is_rest?: boolean;
  /** What the customer's bank contests or has taken back; left out: nothing. */
  readonly disputes?: readonly KnownDispute[];
}

/** The state of all payments of a booking; cents, instants in epoch ms. */
export interface PaymentStanding {
  /** `lost`: the bank has taken back all that was paid. */
  readonly status: 'none' | 'open' | 'processing' | 'expired' | 'failed' | 'paid' | 'refunded' | 'lost';
  /** Once anything was paid: what is paid and was not taken back by the bank. */
  readonly amount_cents: number | null;
  readonly currency: string | null;
  /** When the customer was asked to pay; null if no payment is awaited. */
  readonly asked_at: number | null;
  readonly paid_at: number | null;
  readonly refund_needed: boolean;
  readonly problem: string | null;
  /** Refunded, as far as the provider has accepted it. */
  readonly refunded_cents: number;
  /** The same including refunds that the provider has not accepted yet. */
  readonly committed_cents: number;
  /** What can still be refunded: nothing of a payment that is contested or lost. */
  readonly refundable_cents: number;
  /** What the bank contests and has not decided. */
  readonly contested_cents: number;
  /** What the bank has taken back, for good or until it decides; not part of `amount_cents`. */
  readonly lost_cents: number;
  /** A payment of the rest that is on its way, besides what is paid. */
  readonly rest_processing_cents: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the refunds of a payment that the provider has accepted, in cents. */
export const refundedOf = (payment: KnownPayment): number => givenBack(payment, ['pending', 'succeeded']);

/**
 * The same including refunds not sent to the provider yet: this amount cannot be refunded again. `refund_committed_cents`
 * of the database computes it where the rows are locked.
 */
export const committedOf = (payment: KnownPayment): number => givenBack(payment, ['requested', 'pending', 'succeeded']);

// The provider's total for the charge may include refunds that are not stored here, and refunds that failed later.
const givenBack = (payment: KnownPayment, statuses: readonly RefundStatus[]): number => {
  const { refunds, charge_refunded_cents, amount_cents } = payment;
  const known = sum(refunds.filter(({ status }) => statuses.includes(status)).map((refund) => refund.amount_cents));
  const bounced = sum(
    refunds
      .filter(({ status, refund_id }) => status === 'failed' && refund_id !== null)
      .map((refund) => refund.amount_cents),
  );
  return Math.min(amount_cents, Math.max(known, charge_refunded_cents - bounced));
};

/** Returns what the bank has taken back of a paid payment and was not refunded, in cents; as `payment_lost_cents` does. */
export const lostOf = (payment: KnownPayment): number =>
  payment.status === 'paid' ? Math.min(awayCents(payment.disputes), payment.amount_cents - refundedOf(payment)) : 0;

/** Returns what of a payment has arrived and was not taken back by the bank, in cents. */
export const receivedOf = (payment: KnownPayment): number =>
  payment.status === 'paid' ? payment.amount_cents - lostOf(payment) : 0;

/** Returns what can still be refunded of a payment, in cents. */
export const refundableOf = (payment: KnownPayment): number =>
  payment.status !== 'paid' || payment.is_cash || isContested(payment.disputes)
    ? 0
    : payment.amount_cents - committedOf(payment);

/**
 * Returns paid payments in the order in which a refund takes money from them: first those flagged for a refund, then
 * the one paid last. Of two payments for one booking, the later one is the duplicate.
 */
export const inRefundOrder = <Payment extends Pick<KnownPayment, 'refund_needed' | 'paid_at'>>(
  paid: readonly Payment[],
): Payment[] =>
  paid.toSorted(
    (one, other) =>
      Number(other.refund_needed) - Number(one.refund_needed) || (other.paid_at ?? 0) - (one.paid_at ?? 0),
  );

/**
 * Why a booking must not be deleted: money for it was received, or is processing, or its bank may give it back; undefined
 * if there is none. A payment with a mismatch counts as paid until the provider reports a refund of it. Triggers in the
 * database enforce the same (keep_booking_with_money, keep_booking_with_cash).
 */
export const moneyHeld = (
  payments: readonly KnownPayment[],
): 'contested' | 'paid' | 'cash' | 'processing' | undefined => {
  const isHere = (payment: KnownPayment): boolean =>
    payment.status === 'paid'
      ? refundedOf(payment) < receivedOf(payment)
      : payment.problem !== null && refundedOf(payment) === 0;
  if (payments.some((payment) => contestedOf(payment) > 0)) return 'contested';
  const here = payments.filter(isHere);
  if (here.some(({ is_cash }) => !is_cash)) return 'paid';
  if (here.length > 0) return 'cash';
  return payments.some(({ status }) => status === 'processing') ? 'processing' : undefined;
};

const contestedOf = ({ status, disputes }: KnownPayment): number => (status === 'paid' ? contestedCents(disputes) : 0);

/** Returns the state of a booking's payments, given oldest first. */
export const standingOf = (payments: readonly KnownPayment[]): PaymentStanding => {
  const paid = payments.filter(({ status }) => status === 'paid');
  const problem = payments.find((payment) => payment.problem !== null)?.problem ?? null;
  const [first] = paid;
  if (first === undefined) return { ...unpaid(currentPayment(payments)), problem };
  const amount_cents = sum(paid.map(receivedOf));
  const lost_cents = sum(paid.map(lostOf));
  const refunded_cents = sum(paid.map(refundedOf));
  return {
    status: paidStatus({ amount_cents, refunded_cents, lost_cents }),
    amount_cents,
    currency: first.currency,
    asked_at: null,
    paid_at: first.paid_at,
    refund_needed: paid.some((payment) => payment.refund_needed && refundableOf(payment) > 0),
    problem,
    refunded_cents,
    committed_cents: sum(paid.map(committedOf)),
    refundable_cents: sum(paid.map(refundableOf)),
    contested_cents: sum(paid.map(contestedOf)),
    lost_cents,
    rest_processing_cents: sum(
      payments.filter(({ status, is_rest }) => is_rest && status === 'processing').map((rest) => rest.amount_cents),
    ),
  };
};

const paidStatus = ({
  amount_cents,
  refunded_cents,
  lost_cents,
}: Pick<PaymentStanding, 'refunded_cents' | 'lost_cents'> & { readonly amount_cents: number }) => {
  if (amount_cents === 0 && lost_cents > 0) return 'lost';
  return refunded_cents >= amount_cents ? 'refunded' : 'paid';
};

/** Returns the payment that is processing, else one that can be paid now, else the last attempt. */
const currentPayment = (payments: readonly KnownPayment[]): KnownPayment | undefined => {
  const begun = payments.filter(({ status }) => status !== 'asking');
  const firstOf = (wanted: PaymentStatus) => begun.find(({ status }) => status === wanted);
  return firstOf('processing') ?? firstOf('open') ?? begun.at(-1);
};

const unpaid = (newest: KnownPayment | undefined): Omit<PaymentStanding, 'problem'> => ({
  status: newest === undefined ? 'none' : unpaidStatus(newest.status),
  amount_cents: newest?.amount_cents ?? null,
  currency: newest?.currency ?? null,
  asked_at: newest?.asked_at ?? null,
  paid_at: null,
  refund_needed: false,
  refunded_cents: 0,
  committed_cents: 0,
  refundable_cents: 0,
  contested_cents: 0,
  lost_cents: 0,
  rest_processing_cents: 0,
});

const unpaidStatus = (status: PaymentStatus): PaymentStanding['status'] => {
  if (status === 'failed' || status === 'processing') return status;
  return status === 'open' ? 'open' : 'expired';
};
