/**
 * What may be true of a checkout session, in the order in which one takes the place of another. `asking`: the provider
 * is being asked for it. `closing`: nobody is to pay it any more, the provider has yet to be told. `processing`: the
 * customer is done, the money is on its way. Only `paid` means that it has arrived.
 */
export const paymentStatuses = ['asking', 'open', 'closing', 'expired', 'processing', 'failed', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the provider says of a session. */
export type SessionState = 'open' | 'expired' | 'processing' | 'failed' | 'paid';

/**
 * The status after news of the provider: the later of the two, so that news may come late, twice or in any order and
 * still end the same (SRV-29). What is paid stays paid.
 */
export const statusAfter = (before: PaymentStatus, news: SessionState): PaymentStatus =>
  later(paymentStatuses, before, news);

/** `requested`: the provider has yet to be asked. `pending`: it has accepted. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The same for a refund; one that had succeeded may still fail, when the customer's bank sends the money back. */
export const refundStatusAfter = (before: RefundStatus, news: RefundStatus): RefundStatus =>
  later(refundStatuses, before, news);

const later = <Status>(order: readonly Status[], one: Status, other: Status): Status =>
  order[Math.max(order.indexOf(one), order.indexOf(other))] as Status;
