import { signedEvent } from '../../src/features/payments/testing/signed-event.ts';
import { type StripeStandIn, startStripeStandIn } from '../../src/features/payments/testing/stripe-stand-in.ts';
import { book } from './admin.ts';
import { berlinDay, now } from './dates.ts';
import { saveFirstContent } from './first-content.ts';
import { test as base, expect, type Studio, startOver, startStudio } from './studio.ts';
import { takePayments } from './wizard.ts';

interface PayingStudio {
  readonly studio: Studio;
  readonly provider: StripeStandIn;
}

/** A studio that takes payments, with a simulated provider; every file starts without bookings. */
export const test = base.extend<{ baseURL: string }, { paying: PayingStudio }>({
  paying: [
    async ({}, use) => {
      const provider = await startStripeStandIn('sk_test_studio');
      const studio = await startStudio({ STRIPE_API_URL: provider.url, JOBS: 'off' });
      await takePayments(studio, {
        stripe_webhook_secret: 'whsec_studio',
        refund_rule_enabled: true,
        refund_stages: [{ days_before: 0, percent: 100 }],
      });
      await saveFirstContent(studio);
      await use({ studio, provider });
      await studio.stop();
      await provider.stop();
    },
    // Longer than a studio may take until it is ready (studio-process.ts).
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ paying: { studio } }, use, { file }) => {
    await startOver(studio, file);
    await use(studio.url);
  },
});

/** Creates a booking whose customer has paid; the provider sends the event. */
export const paid = async ({ studio, provider }: PayingStudio, day: number, name = 'Clara') => {
  const customer = { name, email: 'clara@kunde.example', phone: '+49 170 1234567' };
  const { id } = await book(studio, `${berlinDay(day)}T10:00`, { customer });
  await studio.visit('POST', `/api/payments/create-checkout-session/${id}`);
  const session = provider.sessions.at(-1);
  if (!session) throw new Error('The provider has no session');
  session.pay();
  const { body, headers } = signedEvent('checkout.session.completed', session.describe(), {
    secret: 'whsec_studio',
    at: now(),
  });
  const response = await fetch(`${studio.url}/api/payments/webhook`, { method: 'POST', body, headers });
  expect(response.status).toBe(200);
  return id;
};
