import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { PaymentStatus } from '../payment-status.ts';

/** What a session is for: the prepayment, or the rest of the price after it. */
export type PaymentPurpose = 'prepayment' | 'rest';

/** The part of a session that decides about the next one; cents, instants in epoch ms. */
export interface EarlierCheckout {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly currency: string;
  readonly expires_at: number;
  readonly asked_at: number;
  readonly created_at: number;
  readonly failures: number;
  /** The mismatch of the payment; null: none known. */
  readonly problem: string | null;
}

export interface WantedCheckout {
  readonly purpose: PaymentPurpose;
  readonly amount_cents: number;
  readonly currency: string;
  /** payment_deadline_hours of the studio. */
  readonly deadline_hours: number;
  /** The booking already waits for a payment, so this session replaces another one. */
  readonly continues: boolean;
  /** Epoch ms after which it should not be paid any more, besides the deadline; left out: none. */
  readonly until?: number | undefined;
}

/**
 * `reuse`: continue this session. `ask`: the request for this session was sent, but its response is missing. `create`:
 * a new one that replaces the open ones. `paid`, `processing`: nothing is left to pay.
 */
export type CheckoutPlan =
  | { readonly do: 'reuse'; readonly id: string }
  | { readonly do: 'ask'; readonly id: string }
  | { readonly do: 'create'; readonly expires_at: number; readonly asked_at: number }
  | { readonly do: 'paid' }
  | { readonly do: 'processing' };

// The provider accepts 30 minutes to 24 hours; one minute of tolerance for clocks that differ.
const shortest = 31 * MINUTE;
const longest = DAY - MINUTE;
/** The provider keeps an idempotency key for 24 hours, and with it a response that was an error. */
const asksAtMost = 3;

/** Decides which session a customer is sent to. `earlier`: the sessions of the booking, newest first. */
export const planCheckout = (
  earlier: readonly EarlierCheckout[],
  wanted: WantedCheckout,
  now: number,
): CheckoutPlan => {
  // A rest follows what was paid, and its amount leaves that out.
  if (wanted.purpose === 'prepayment' && earlier.some(({ status }) => status === 'paid')) return { do: 'paid' };
  // A further payment would be a duplicate until the studio has resolved the mismatch.
  const isUnderWay = ({ status, problem }: EarlierCheckout) =>
    status === 'processing' || (status === 'open' && problem !== null);
  if (earlier.some(isUnderWay)) return { do: 'processing' };
  const same = earlier.filter(
    ({ purpose, amount_cents, currency }) =>
      purpose === wanted.purpose && amount_cents === wanted.amount_cents && currency === wanted.currency,
  );
  const open = same.find(({ status, expires_at }) => status === 'open' && expires_at > now);
  if (open) return { do: 'reuse', id: open.id };
  const asking = same.find(
    ({ status, expires_at, failures }) =>
      status === 'asking' && failures < asksAtMost && expires_at - now >= shortest - MINUTE / 2,
  );
  if (asking) return { do: 'ask', id: asking.id };
  const asked_at = (wanted.continues ? earlier[0]?.asked_at : undefined) ?? now;
  const left = Math.min(asked_at + wanted.deadline_hours * HOUR, wanted.until ?? Number.POSITIVE_INFINITY) - now;
  return { do: 'create', asked_at, expires_at: now + Math.min(Math.max(left, shortest), longest) };
};
