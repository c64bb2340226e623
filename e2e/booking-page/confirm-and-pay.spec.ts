import { type StripeStandIn, startStripeStandIn } from '../../src/features/payments/testing/stripe-stand-in.ts';
import { expectAccessible } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { hydrated, open } from '../support/public-site.ts';
import { test as base, expect, type Studio, startStudio } from '../support/studio.ts';
import { openWizard, takePayments, walkTo } from '../support/wizard.ts';

/** A studio that takes payments, with a simulated provider. */
const test = base.extend<{ baseURL: string }, { paying: { studio: Studio; provider: StripeStandIn } }>({
  paying: [
    async ({}, use) => {
      const provider = await startStripeStandIn('sk_test_studio');
      const studio = await startStudio({ STRIPE_API_URL: provider.url });
      await takePayments(studio);
      await use({ studio, provider });
      await studio.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ paying }, use) => use(paying.studio.url),
});

test('a booking with a prepayment is confirmed by mail first, and then the payment starts (PUB-105, SRV-94) @whole', async ({
  page,
  paying: { studio, provider },
}) => {
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  const mails = await askForConfirmation(studio);
  await openWizard(page);
  await walkTo(page, 4);
  await expect(page.getByText('Nach der Bestätigung zu zahlen')).toBeVisible();
  await expect(page.getByText(/Link\. Bitte bestätigen Sie .* 30 Minuten/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter zur Zahlung' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Termin reservieren' }).click();
  await expect(page).toHaveURL(/\/booking\/success\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihre Buchung');
  await expect(page.getByRole('button', { name: /bezahlen/ })).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const link = await mails.link(id);
  await open(page, link);
  await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText('Jetzt zu zahlen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen Weiter zur Zahlung' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(provider.sessions).toHaveLength(1);

  // Returns without having paid. The link of the mail leads to the page of the booking, which continues the payment.
  await open(page, link);
  await page.getByRole('button', { name: 'Zur Buchung' }).click();
  await expect(page).toHaveURL(/\/booking\/success\//);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(provider.sessions).toHaveLength(1);
  provider.sessions[0]?.pay();
  await open(page, `/booking/success/${id}?session_id=${provider.sessions[0]?.id}`);
  await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
});

test('if the payment cannot be started, the page of the confirmed booking offers it again (PUB-105, AMB-101) @whole', async ({
  page,
  paying: { studio, provider },
}) => {
  const mails = await askForConfirmation(studio);
  await openWizard(page);
  await walkTo(page, 4);
  await page.getByRole('button', { name: 'Termin reservieren' }).click();
  await expect(page).toHaveURL(/\/booking\/success\//);
  await open(page, await mails.link(new URL(page.url()).pathname.split('/').at(-1) ?? ''));
  provider.behave(500);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen Weiter zur Zahlung' }).click();
  await expect(page.getByText('Anfrage eingegangen')).toBeVisible();
  await hydrated(page);
  await expect(page.getByText('Anzahlung leisten')).toBeVisible();
  await expectAccessible(page);
  provider.behave('normal');
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});
