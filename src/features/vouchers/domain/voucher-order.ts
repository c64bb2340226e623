import type { PaymentStatus } from '#features/payments/domain/payment-status.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';

/**
 * Why a payment has sold nothing: it differs from what was ordered, its buyer was erased meanwhile, or the sale was
 * refused, as for a document without an address.
 */
export const orderProblems = ['amount', 'currency', 'livemode', 'erased', 'refused'] as const;
export type OrderProblem = (typeof orderProblems)[number];

/**
 * How an order stands for its buyer. `paid`: the money has arrived, the voucher is written any moment. `over`: it ended
 * unpaid. `held`: the money has arrived, and the studio has to decide.
 */
export const orderStates = ['open', 'processing', 'paid', 'sold', 'over', 'held'] as const;
export type OrderState = (typeof orderStates)[number];

/** How long an order can be paid, in ms; the provider takes 30 minutes to 24 hours. */
export const payableFor = 2 * HOUR;
const shortest = 30 * MINUTE;

/** Returns until when an order of `now` can be paid, in whole seconds as the provider counts; epoch ms. */
export const payableUntil = (now: number): number => Math.floor((now + payableFor) / 1000) * 1000;

interface Standing {
  readonly status: PaymentStatus;
  readonly problem: OrderProblem | null;
  /** Epoch ms. */
  readonly sold_at: number | null;
  readonly expires_at: number;
}

/** Returns how an order stands at `now`, epoch ms. */
export const orderStateOf = ({ status, problem, sold_at, expires_at }: Standing, now: number): OrderState => {
  if (sold_at !== null) return 'sold';
  if (problem !== null) return 'held';
  if (status === 'paid' || status === 'processing') return status;
  return (status === 'open' || status === 'asking') && expires_at > now ? 'open' : 'over';
};

/** Whether the provider can still be asked for the session of an order: it takes none that ends within half an hour. */
export const canAsk = ({ status, expires_at }: Standing, now: number): boolean =>
  status === 'asking' && expires_at - now > shortest;

/** Returns the day on which the voucher is mailed if it is sold on `today`, 'yyyy-MM-dd'; null: at once. */
export const mailDayOf = (on: string | null, today: string): string | null => (on !== null && on < today ? null : on);

interface Range {
  readonly least_cents: number;
  readonly most_cents: number;
}

/** Amounts that are proposed, in cents: usual ones within what the studio sells. */
export const proposedAmounts = ({ least_cents, most_cents }: Range): number[] =>
  [2500, 5000, 10_000, 15_000, 20_000, 30_000].filter((cents) => cents >= least_cents && cents <= most_cents);
