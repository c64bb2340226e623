import { testStudio } from '#app/server/testing/test-studio.ts';
import { paymentSettingsFrom } from '../../domain/payment-settings.ts';

export const path = '/api/admin/payments/settings';

const {
  stripe_secret_key_sealed: _,
  stripe_webhook_secret_sealed: __,
  voucher_least_cents: ___,
  voucher_most_cents: ____,
  ...usual
} = paymentSettingsFrom({});

export const defaults = {
  ...usual,
  voucher_least: 25,
  voucher_most: 500,
  stripe_secret_key: '',
  stripe_webhook_secret: '',
  is_stripe_configured: false,
  webhook_url: 'http://localhost:3000/api/payments/webhook',
  last_webhook: null,
};

/** A studio, and calls of its payment settings. */
export const paymentSettingsCalls = () => {
  const studio = testStudio();
  const read = async () => (await studio().adminCall('GET', path)).body;
  const put = (changes: unknown) => studio().adminCall('PUT', path, changes);
  const publicConfig = async () => (await studio().call('GET', '/api/admin/payments/public-config')).body;
  return { studio, read, put, publicConfig };
};
