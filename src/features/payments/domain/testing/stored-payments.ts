import { type KnownPayment, type KnownRefund } from '../payment-standing.ts';

export const payment = (changes: Partial<KnownPayment> = {}): KnownPayment => ({
  status: 'paid',
  amount_cents: 7500,
  currency: 'EUR',
  asked_at: 1000,
  paid_at: 2000,
  refund_needed: false,
  problem: null,
  charge_refunded_cents: 0,
  refunds: [],
  ...changes,
});

export const unpaid = (status: KnownPayment['status'], more: Partial<KnownPayment> = {}) =>
  payment({ status, paid_at: null, ...more });

export const refund = (
  amount_cents: number,
  status: KnownRefund['status'],
  refund_id: string | null = 're_1',
): KnownRefund => ({
  amount_cents,
  status,
  refund_id,
});
