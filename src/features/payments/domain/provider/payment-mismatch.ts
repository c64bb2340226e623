import type { CheckoutReport } from './provider-report.ts';

/** A payment as it was requested. */
export interface ExpectedPayment {
  readonly booking_id: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  /** Whether the secret key is a live key; null if it is not known. */
  readonly livemode: boolean | null;
}

export type PaymentMismatch = 'amount' | 'currency' | 'livemode' | 'booking';

/**
 * Returns what differs from the request in a payment that the provider reports as paid; null if nothing does. A missing
 * value is no mismatch.
 */
export const paymentMismatch = (expected: ExpectedPayment, report: CheckoutReport): PaymentMismatch | null => {
  const { amount_cents, currency, livemode, of } = report;
  if (amount_cents !== null && amount_cents !== expected.amount_cents) return 'amount';
  if (currency !== null && currency !== expected.currency) return 'currency';
  if (livemode !== null && expected.livemode !== null && livemode !== expected.livemode) return 'livemode';
  if (of.booking_id !== null && expected.booking_id !== null && of.booking_id !== expected.booking_id) return 'booking';
  return null;
};

/** Whether a secret key is a live key; null if it looks like neither a live nor a test key. */
export const isLiveKey = (secret: string): boolean | null => {
  const mode = /^(?:sk|rk)_(live|test)_/.exec(secret)?.[1];
  return mode === undefined ? null : mode === 'live';
};
