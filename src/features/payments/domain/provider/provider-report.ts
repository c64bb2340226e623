import { z } from 'zod';
import type { CheckoutState, RefundStatus } from '../payment-status.ts';
import type { DisputeState } from './dispute.ts';

/** The result of a checkout session, as the provider reports it. Amounts are cents. */
export interface CheckoutReport {
  readonly kind: 'session';
  readonly session_id: string;
  readonly state: CheckoutState;
  /** null: not reported. */
  readonly amount_cents: number | null;
  /** 'EUR' */
  readonly currency: string | null;
  readonly livemode: boolean | null;
  readonly payment_intent: string | null;
  readonly of: OurIds;
}

/** An attempt to pay that failed; the customer may try another card. */
export interface AttemptReport {
  readonly kind: 'attempt_failed';
  readonly payment_intent: string;
  readonly of: OurIds;
}

/** The total refunded of a charge. */
export interface ChargeReport {
  readonly kind: 'charge_refunded';
  readonly payment_intent: string | null;
  readonly refunded_cents: number;
  readonly of: OurIds;
}

export interface RefundReport {
  readonly kind: 'refund';
  readonly refund_id: string;
  readonly payment_intent: string | null;
  readonly amount_cents: number;
  readonly status: RefundStatus;
  readonly failure: string | null;
  /** ID of our own refund, if we requested it. */
  readonly own_refund_id: string | null;
  readonly of: OurIds;
}

/** Money that the bank of a customer contests or takes back. */
export interface DisputeReport {
  readonly kind: 'dispute';
  readonly dispute_id: string;
  readonly payment_intent: string | null;
  readonly amount_cents: number;
  readonly state: DisputeState;
  readonly reason: string | null;
}

export type ProviderReport = CheckoutReport | AttemptReport | ChargeReport | RefundReport | DisputeReport;

/** The metadata that we attach to a session; the provider returns it with all related objects. */
export interface OurIds {
  readonly booking_id: string | null;
  readonly payment_id: string | null;
  /** Set if it was requested for the order of a voucher. */
  readonly voucher_order_id?: string;
}

const id = z
  .union([z.string(), z.object({ id: z.string() }).transform((expanded) => expanded.id)])
  .nullish()
  .transform((value) => value ?? null);
const uuid = z.uuid().nullish().catch(null);
const metadata = z
  .object({ booking_id: uuid, payment_id: uuid, refund_id: uuid, voucher_order_id: uuid })
  .nullish()
  .catch(null);
const cents = z.int().min(0);

const session = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  amount_total: cents.nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean().nullish(),
  payment_intent: id,
  client_reference_id: uuid,
  metadata,
});
const intent = z.object({ id: z.string(), metadata });
const charge = z.object({ payment_intent: id, amount_refunded: cents, metadata });
const refund = z.object({
  id: z.string(),
  amount: cents.min(1),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  payment_intent: id,
  metadata,
});

const dispute = z.object({
  id: z.string(),
  amount: cents.min(1),
  status: z.string(),
  reason: z.string().nullish(),
  payment_intent: id,
  /** What has moved between the account and the bank; negative: taken. Only read, events do not need it. */
  balance_transactions: z.array(z.object({ amount: z.int() })).nullish(),
});

/** Parses a session object of the provider. `intentFailed`: its payment has failed for good. */
export const reportOfCheckout = (described: unknown, intentFailed = false): CheckoutReport => {
  const it = session.parse(described);
  return checkoutReport(it, intentFailed ? 'failed' : stateOf(it));
};

/** Parses a refund object of the provider. */
export const reportOfRefund = (described: unknown): RefundReport => {
  const it = refund.parse(described);
  return {
    kind: 'refund',
    refund_id: it.id,
    payment_intent: it.payment_intent,
    amount_cents: it.amount,
    status: refundStates[String(it.status)] ?? 'pending',
    failure: it.failure_reason ?? null,
    own_refund_id: it.metadata?.refund_id ?? null,
    of: ours(it.metadata),
  };
};

/** Parses a dispute object of the provider; `undecided`: its state while the provider has not decided. */
export const reportOfDispute = (described: unknown, undecided?: 'contested' | 'withdrawn' | 'won'): DisputeReport => {
  const it = dispute.parse(described);
  const isAway = (it.balance_transactions ?? []).reduce((sum, { amount }) => sum + amount, 0) < 0;
  return {
    kind: 'dispute',
    dispute_id: it.id,
    payment_intent: it.payment_intent,
    amount_cents: it.amount,
    state: disputeResults[it.status] ?? undecided ?? (isAway ? 'withdrawn' : 'contested'),
    reason: it.reason ?? null,
  };
};

/**
 * Parses an event of the provider; undefined if its type is not relevant. Throws a ZodError if the object does not have
 * the shape of its type.
 */
export const reportOfEvent = (type: string, object: unknown): ProviderReport | undefined => readers[type]?.(object);

type Read = (object: unknown) => ProviderReport;

const readCheckout = (object: unknown): CheckoutReport => {
  const it = session.parse(object);
  // Completed without payment: the money is on its way, by a slow payment method.
  return checkoutReport(it, it.payment_status === 'paid' ? 'paid' : 'processing');
};
const readCheckoutAs =
  (state: CheckoutState): Read =>
  (object) =>
    checkoutReport(session.parse(object), state);
const readAttempt: Read = (object) => {
  const it = intent.parse(object);
  return { kind: 'attempt_failed', payment_intent: it.id, of: ours(it.metadata) };
};
const readCharge: Read = (object) => {
  const it = charge.parse(object);
  return {
    kind: 'charge_refunded',
    payment_intent: it.payment_intent,
    refunded_cents: it.amount_refunded,
    of: ours(it.metadata),
  };
};

const readers: Readonly<Record<string, Read>> = {
  'checkout.session.completed': readCheckout,
  'checkout.session.async_payment_succeeded': readCheckout,
  'checkout.session.async_payment_failed': readCheckoutAs('failed'),
  'checkout.session.expired': readCheckoutAs('expired'),
  'payment_intent.payment_failed': readAttempt,
  'charge.refunded': readCharge,
  'charge.refund.updated': reportOfRefund,
  'refund.created': reportOfRefund,
  'refund.updated': reportOfRefund,
  'refund.failed': reportOfRefund,
  'charge.dispute.created': (object) => reportOfDispute(object),
  'charge.dispute.updated': (object) => reportOfDispute(object),
  'charge.dispute.closed': (object) => reportOfDispute(object),
  'charge.dispute.funds_withdrawn': (object) => reportOfDispute(object, 'withdrawn'),
  'charge.dispute.funds_reinstated': (object) => reportOfDispute(object, 'won'),
};

const stateOf = ({ status, payment_status }: z.output<typeof session>): CheckoutState => {
  if (payment_status === 'paid') return 'paid';
  if (status === 'complete') return 'processing';
  return status === 'expired' ? 'expired' : 'open';
};

const checkoutReport = (it: z.output<typeof session>, state: CheckoutState): CheckoutReport => ({
  kind: 'session',
  session_id: it.id,
  state,
  amount_cents: it.amount_total ?? null,
  currency: it.currency?.toUpperCase() ?? null,
  livemode: it.livemode ?? null,
  payment_intent: it.payment_intent,
  of: { ...ours(it.metadata), booking_id: it.metadata?.booking_id ?? it.client_reference_id ?? null },
});

const ours = (kept: z.output<typeof metadata>): OurIds => ({
  booking_id: kept?.booking_id ?? null,
  payment_id: kept?.payment_id ?? null,
  ...(kept?.voucher_order_id && { voucher_order_id: kept.voucher_order_id }),
});

/** The statuses of a dispute that is decided. A warning is a question of the bank, which takes no money. */
const disputeResults: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

const refundStates: Readonly<Record<string, RefundStatus>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
