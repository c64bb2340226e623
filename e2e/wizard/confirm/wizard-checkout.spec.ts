import { startStripeStandIn } from '../../../src/features/payments/testing/stripe-stand-in.ts';
import { hydrated } from '../../support/public-site.ts';
import { expect, startStudio, test } from '../../support/studio.ts';
import {
  chooseOffer,
  chooseService,
  fillDetails,
  nextButton,
  openWizard,
  payButton,
  takeNoPayments,
  takePayments,
} from '../../support/wizard.ts';

test('the browser is sent to the checkout page of the simulated provider (PUB-077, API-029)', async ({ page }) => {
  const provider = await startStripeStandIn('sk_test_studio');
  const studio = await startStudio({ STRIPE_API_URL: provider.url });
  await takePayments(studio);
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await openWizard(page, `${studio.url}/booking`);
  await chooseService(page);
  await nextButton(page).click();
  await chooseOffer(page);
  await nextButton(page).click();
  await fillDetails(page);
  await nextButton(page).click();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(page.url()).toBe(provider.sessions[0]?.url);
  const [booking] = await studio.sql('SELECT id, status FROM booking');
  expect(booking.status).toBe('PAYMENT_PENDING');
  expect(provider.sessions[0]?.form.get('client_reference_id')).toBe(booking.id);
  await page.goBack();
  await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 1 }]);
  await takeNoPayments(studio);
  await studio.stop();
  await provider.stop();
});
