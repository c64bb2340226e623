/**
 * The status of a checkout session, in the order in which one replaces another. `asking`: the request to the provider
 * is under way. `closing`: it must not be paid any more, but is not closed at the provider yet. `processing`: the
 * customer is done, the money is on its way. Only `paid` means that it has arrived.
 */
export const paymentStatuses = ['asking', 'open', 'closing', 'expired', 'processing', 'failed', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The state of a session as the provider reports it. */
export type CheckoutState = 'open' | 'expired' | 'processing' | 'failed' | 'paid';

/**
 * Returns the status after a report of the provider: the later of the two. Reports may therefore arrive late, twice or
 * in any order with the same result. A paid payment stays paid.
 */
export const statusAfter = (before: PaymentStatus, report: CheckoutState): PaymentStatus =>
  later(paymentStatuses, before, report);

/** `requested`: not sent to the provider yet. `pending`: the provider has accepted it. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The same for a refund. A refund that had succeeded may still fail, if the customer's bank returns the money. */
export const refundStatusAfter = (before: RefundStatus, report: RefundStatus): RefundStatus =>
  later(refundStatuses, before, report);

const later = <Status>(order: readonly Status[], one: Status, other: Status): Status =>
  order[Math.max(order.indexOf(one), order.indexOf(other))] as Status;
