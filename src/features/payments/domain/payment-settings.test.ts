import { describe, expect, it } from 'vitest';
import {
  agreedFeePercent,
  isStripeConfigured,
  missedLimit,
  paymentSettingsFrom,
  refundTerms,
  sellsVouchers,
  takesOnline,
  takesPayments,
  takesTransfers,
} from './payment-settings.ts';

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
      rest_online_enabled: false,
      full_payment_after_missed: 0,
      no_show_fee_percent: 0,
      transfer_enabled: false,
      transfer_account_holder: '',
      voucher_least_cents: 2500,
      voucher_most_cents: 50_000,
      vouchers_online_enabled: false,
      transfer_iban: '',
      transfer_bic: '',
      transfer_deadline_days: 5,
    });
  });

  it.each([null, undefined, 'rubbish', 7])('are the defaults where %j is stored', (stored) => {
    expect(paymentSettingsFrom(stored)).toEqual(usual);
  });

  it('replace an invalid value by its default and keep the others', () => {
    const damaged = {
      prepayment_percentage: 101,
      payment_deadline_hours: 0,
      full_payment_after_missed: 11,
      no_show_fee_percent: 101,
      currency: 'XXX',
      refund_stages: [{ days_before: -1, percent: 0 }],
      enable_prepayment: true,
    };
    expect(paymentSettingsFrom(damaged)).toEqual({ ...usual, enable_prepayment: true });
  });
});

it.each([
  [0, null],
  [1, 1],
  [100, 100],
])(
  'a setting of %i per cent asks for %j of whoever does not come, also without payments online (BANK-06)',
  (set, agreed) => {
    expect(agreedFeePercent({ ...usual, no_show_fee_percent: set })).toBe(agreed);
  },
);

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

  const account = {
    transfer_enabled: true,
    transfer_account_holder: 'Studio',
    transfer_iban: 'DE89370400440532013000',
  };

  it.each([
    ['with an account', {}, true],
    ['switched off', { transfer_enabled: false }, false],
    ['without a holder', { transfer_account_holder: '' }, false],
    ['with a wrong IBAN', { transfer_iban: 'DE89370400440532013001' }, false],
    ['in another currency than EUR', { currency: 'USD' as const }, false],
  ])('by transfer %s (BANK-01)', (_, changes, taken) => {
    const settings = { ...usual, ...account, ...changes };
    expect(takesTransfers(settings)).toBe(taken);
    expect(takesPayments(settings)).toBe(taken);
    expect(takesOnline(settings)).toBe(false);
  });
});

it.each([
  ['switched on', {}, true],
  ['switched off', { vouchers_online_enabled: false }, false],
  ['without payments online', { stripe_enabled: false }, false],
  ['without keys', { stripe_secret_key_sealed: '' }, false],
  ['in another currency than EUR', { currency: 'USD' as const }, false],
])('vouchers are sold on the website %s: %s (VOU-08)', (_, changes, sold) => {
  const ready = { stripe_enabled: true, stripe_publishable_key: 'pk', stripe_secret_key_sealed: 'sealed' };
  expect(sellsVouchers({ ...usual, ...ready, vouchers_online_enabled: true, ...changes })).toBe(sold);
});

it('the refund rule is shown only if the studio has switched it on (SRV-33)', () => {
  const refund_stages = [{ days_before: 7, percent: 100 }];
  expect(refundTerms({ ...usual, refund_stages, refund_rule_enabled: true })).toEqual(refund_stages);
  expect(refundTerms({ ...usual, refund_stages, refund_rule_enabled: false })).toBeNull();
});

it('missed sessions count only while something can be paid (BANK-05)', () => {
  const strict = { ...usual, full_payment_after_missed: 2 };
  const ready = { stripe_enabled: true, stripe_publishable_key: 'pk', stripe_secret_key_sealed: 'sealed' };
  expect(missedLimit(strict)).toBe(0);
  expect(missedLimit({ ...strict, ...ready })).toBe(2);
  expect(missedLimit({ ...usual, ...ready })).toBe(0);
});
