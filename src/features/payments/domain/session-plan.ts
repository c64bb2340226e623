import { DAY, HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import type { PaymentStatus } from './payment-status.ts';

/** A session as far as it decides about the next one; cents, instants in epoch ms. */
export interface EarlierSession {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly currency: string;
  readonly expires_at: number;
  readonly asked_at: number;
  readonly created_at: number;
  readonly failures: number;
  /** What does not fit of what was paid; null: nothing is known of that. */
  readonly problem: string | null;
}

export interface WantedSession {
  readonly amount_cents: number;
  readonly currency: string;
  /** payment_deadline_hours of the studio. */
  readonly deadline_hours: number;
  /** The booking waits for a payment already, so this session takes the place of another one. */
  readonly continues: boolean;
}

/**
 * `reuse`: pay this one. `ask`: the provider has been asked for this one, and has yet to answer. `create`: a new one, in
 * place of those that are open. `paid`, `processing`: nothing is left to pay.
 */
export type SessionPlan =
  | { readonly do: 'reuse'; readonly id: string }
  | { readonly do: 'ask'; readonly id: string }
  | { readonly do: 'create'; readonly expires_at: number; readonly asked_at: number }
  | { readonly do: 'paid' }
  | { readonly do: 'processing' };

// The provider takes 30 minutes to 24 hours; a minute of reserve for clocks that differ.
const shortest = 31 * MINUTE;
const longest = DAY - MINUTE;
/** For the provider an idempotency key lives 24 hours, and keeps an answer that was a failure just as long. */
const asksAtMost = 3;

/** Which session a customer is sent to (SRV-28); `earlier`: the sessions of the booking, newest first. */
export const planSession = (earlier: readonly EarlierSession[], wanted: WantedSession, now: number): SessionPlan => {
  if (earlier.some(({ status }) => status === 'paid')) return { do: 'paid' };
  // Paying again would be paying twice, until the studio has decided about what does not fit.
  const isUnderWay = ({ status, problem }: EarlierSession) =>
    status === 'processing' || (status === 'open' && problem !== null);
  if (earlier.some(isUnderWay)) return { do: 'processing' };
  const same = earlier.filter(
    ({ amount_cents, currency }) => amount_cents === wanted.amount_cents && currency === wanted.currency,
  );
  const open = same.find(({ status, expires_at }) => status === 'open' && expires_at > now);
  if (open) return { do: 'reuse', id: open.id };
  const asking = same.find(
    ({ status, expires_at, failures }) =>
      status === 'asking' && failures < asksAtMost && expires_at - now >= shortest - MINUTE / 2,
  );
  if (asking) return { do: 'ask', id: asking.id };
  const asked_at = (wanted.continues ? earlier[0]?.asked_at : undefined) ?? now;
  const left = asked_at + wanted.deadline_hours * HOUR - now;
  return { do: 'create', asked_at, expires_at: now + Math.min(Math.max(left, shortest), longest) };
};
