import { describe, expect, test } from 'vitest';
import type { ServicePaymentConfig } from '../contract.ts';
import { planOnCard, planOnConfirmation, remainderOf } from './payment-plan.ts';

const studio = { stripe_enabled: true, enable_prepayment: true };
const service = (changes: Partial<ServicePaymentConfig> = {}): ServicePaymentConfig => ({
  requires_prepayment: true,
  payment_amount: 50,
  prepayment_percentage: 50,
  is_individual_payment: false,
  ...changes,
});

describe('the payment plan that customers see', () => {
  test.each([
    ['a share', {}, { kind: 'share', eur: 50, percentage: 50 }],
    ['PUB-071: 100 % is a full payment', { prepayment_percentage: 100 }, { kind: 'full', eur: 50 }],
    ['PUB-072: an individual amount is fixed', { is_individual_payment: true }, { kind: 'fixed', eur: 50 }],
    [
      'PUB-072: an individual amount of 100 % is still a fixed one',
      { is_individual_payment: true, prepayment_percentage: 100 },
      { kind: 'fixed', eur: 50 },
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(planOnCard({ service: service(changes), studio })).toEqual(expected);
    expect(planOnConfirmation({ service: service(changes), studio })).toEqual(expected);
  });

  test('without a percentage the card shows a fixed amount, the confirmation 50 % (PUB-072, PUB-073, AMB-021)', () => {
    const configs = { service: service({ prepayment_percentage: null }), studio };
    expect(planOnCard(configs)).toEqual({ kind: 'fixed', eur: 50 });
    expect(planOnConfirmation(configs)).toEqual({ kind: 'share', eur: 50, percentage: 50 });
  });

  test.each([
    ['nothing is required', { service: service({ requires_prepayment: false }), studio }],
    ['the amount is nothing', { service: service({ payment_amount: 0 }), studio }],
    ['Stripe is off', { service: service(), studio: { ...studio, stripe_enabled: false } }],
    ['the service config is unknown', { service: undefined, studio }],
    ['the studio config is unknown', { service: service(), studio: undefined }],
  ] as const)('nothing is paid online when %s (PUB-076, AMB-013)', (_, configs) => {
    expect(planOnCard(configs)).toEqual({ kind: 'none' });
    expect(planOnConfirmation(configs)).toEqual({ kind: 'none' });
  });
});

test.each([
  [20_000, 5000, 15_000],
  [1999, 1000, 999],
  [30, 10, 20],
  [2000, 2000, 0],
  [2000, 3000, 0],
])('of %d cents with %d paid before, %d remain (PUB-074)', (price, payment, rest) => {
  expect(remainderOf(price, payment)).toBe(rest);
});
