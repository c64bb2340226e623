import type { SessionNews } from './provider-news.ts';

/** A payment as we asked for it. */
export interface ExpectedPayment {
  readonly booking_id: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  /** Whether our key moves real money; null: it does not say. */
  readonly livemode: boolean | null;
}

export type PaymentMismatch = 'amount' | 'currency' | 'livemode' | 'booking';

/** What the provider calls paid, but is not what was asked for (P07); null: all fits. What is not said is not held against it. */
export const paymentMismatch = (expected: ExpectedPayment, news: SessionNews): PaymentMismatch | null => {
  const { amount_cents, currency, livemode, of } = news;
  if (amount_cents !== null && amount_cents !== expected.amount_cents) return 'amount';
  if (currency !== null && currency !== expected.currency) return 'currency';
  if (livemode !== null && expected.livemode !== null && livemode !== expected.livemode) return 'livemode';
  if (of.booking_id !== null && expected.booking_id !== null && of.booking_id !== expected.booking_id) return 'booking';
  return null;
};

/** Whether a secret key moves real money; null when it does not look like either kind. */
export const isLiveKey = (secret: string): boolean | null => {
  const mode = /^(?:sk|rk)_(live|test)_/.exec(secret)?.[1];
  return mode === undefined ? null : mode === 'live';
};
