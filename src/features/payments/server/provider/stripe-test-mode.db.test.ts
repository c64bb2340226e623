import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';

const key = process.env['STRIPE_TEST_KEY'] ?? '';

/**
 * Runs against Stripe's own test mode, manually: STRIPE_TEST_KEY=sk_test_… and a network connection. Skipped otherwise.
 */
describe.skipIf(!key.startsWith('sk_test_'))(
  'the real provider, in test mode (tested only with STRIPE_TEST_KEY)',
  () => {
    const studio = testStudio({ now: Date.now });

    it('creates a session, returns the same one again, and reads its state', async () => {
      const { context } = studio();
      await writeSetting(studio().database.db, 'payments', {
        stripe_enabled: true,
        stripe_publishable_key: 'pk_test_of_no_matter',
        stripe_secret_key_sealed: sealSecret(context.secretKey, 'payments.stripe_secret_key', key),
        enable_prepayment: true,
      });
      const booked = await studio().adminCall('POST', '/api/admin/bookings', {
        service_id: await studio().addService(),
        photographer_id: await studio().addPhotographer(),
        start: `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16)}Z`,
        customer_name: 'Test',
        customer_email: 'test@example.com',
        ignore_working_hours: true,
      });
      expect(booked.status).toBe(201);
      const id = booked.body.id as string;
      const checkout = () => studio().call('POST', `/api/payments/create-checkout-session/${id}`);
      const first = await checkout();
      expect(first.body.checkout_url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      expect((await checkout()).body).toEqual(first.body);
      expect((await studio().call('GET', `/api/bookings/${id}`)).body.status).toBe('PAYMENT_PENDING');
    });
  },
);
