import { describe, expect, it } from 'vitest';
import { isStripeConfigured, paymentSettingsFrom, refundTerms, takesPayments } from './payment-settings.ts';

const usual = paymentSettingsFrom({});

describe('payment settings', () => {
  it('of a new studio are off and have the defaults', () => {
    expect(usual).toEqual({
      stripe_enabled: false,
      stripe_publishable_key: '',
      stripe_secret_key_sealed: '',
      stripe_webhook_secret_sealed: '',
      enable_prepayment: false,
      prepayment_percentage: 50,
      full_payment_required: false,
      payment_deadline_hours: 24,
      auto_cancel_unpaid: false,
      currency: 'EUR',
      payment_description_template: '{service_name} – {date} ({confirmation_code})',
      receipt_email_enabled: true,
      refund_rule_enabled: false,
      refund_stages: [{ days_before: 0, percent: 100 }],
    });
  });

  it.each([null, undefined, 'rubbish', 7])('are the defaults where %j is stored', (stored) => {
    expect(paymentSettingsFrom(stored)).toEqual(usual);
  });

  it('replace an invalid value by its default and keep the others', () => {
    const damaged = {
      prepayment_percentage: 101,
      payment_deadline_hours: 0,
      currency: 'XXX',
      refund_stages: [{ days_before: -1, percent: 0 }],
      enable_prepayment: true,
    };
    expect(paymentSettingsFrom(damaged)).toEqual({ ...usual, enable_prepayment: true });
  });
});

describe('payments are taken', () => {
  const ready = { stripe_enabled: true, stripe_publishable_key: 'pk', stripe_secret_key_sealed: 'sealed' };

  it.each([
    ['switched on, with both keys', {}, true, true],
    ['switched off', { stripe_enabled: false }, true, false],
    ['without the publishable key', { stripe_publishable_key: '' }, false, false],
    ['without the secret key', { stripe_secret_key_sealed: '' }, false, false],
    ['without any key', { stripe_publishable_key: '', stripe_secret_key_sealed: '' }, false, false],
  ])('%s (SRV-34, SRV-35)', (_, changes, configured, taken) => {
    const settings = { ...usual, ...ready, ...changes };
    expect(isStripeConfigured(settings)).toBe(configured);
    expect(takesPayments(settings)).toBe(taken);
  });
});

it('the refund rule is shown only if the studio has switched it on (SRV-33)', () => {
  const refund_stages = [{ days_before: 7, percent: 100 }];
  expect(refundTerms({ ...usual, refund_stages, refund_rule_enabled: true })).toEqual(refund_stages);
  expect(refundTerms({ ...usual, refund_stages, refund_rule_enabled: false })).toBeNull();
});
