import { expect, it } from 'vitest';
import { testStudio } from '../testing/test-studio.ts';
import { seedDemo } from './seed-demo.ts';

// Nobody answers there: whoever asked would fail.
const studio = testStudio({ stripeApiUrl: 'http://127.0.0.1:9' });

it('the demo has every status and believable payments, and does not pretend that a provider is connected', async () => {
  await seedDemo(studio().context);
  const { body: stats } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
  for (const count of Object.values(stats.status_breakdown)) expect(count).toBeGreaterThan(0);
  expect(stats.payments.paid).toBeGreaterThan(stats.payments.refunded);
  expect(stats.payments.refunded).toBeGreaterThan(0);
  expect(stats.payments.open).toBe(50);
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?status=PAYMENT_PENDING');
  expect(bookings).toMatchObject([{ payment: { amount: 50, status: 'expired' }, overdue: false }]);
  const { body: settings } = await studio().adminCall('GET', '/api/admin/payments/settings');
  expect(settings).toMatchObject({ stripe_enabled: false, is_stripe_configured: false, last_webhook: null });
});
