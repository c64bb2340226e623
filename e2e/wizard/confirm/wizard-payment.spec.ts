import { expect, test } from '../../support/studio.ts';
import {
  bookings,
  checkout,
  confirmButton,
  openWizard,
  payButton,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('the payment', () => {
  test.beforeEach(async ({ studio }) => takePayments(studio));

  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('the button announces it, a checkout is requested, and the browser is sent there (PUB-069, PUB-076, PUB-077) @whole', async ({
    page,
    studio,
  }) => {
    const posts = requestsOf(page, bookings);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await openWizard(page);
    await walkTo(page, 4);
    await expect(confirmButton(page)).toHaveCount(0);
    const asked = page.waitForRequest(/create-checkout-session/);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    const [booking] = await studio.sql('SELECT id FROM booking ORDER BY created_at DESC LIMIT 1');
    expect((await asked).url()).toContain(booking.id);
    expect((await asked).method()).toBe('POST');
    expect(posts).toHaveLength(1);
  });

  test('is announced in Russian as well (PUB-069) @whole', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ru'));
    await openWizard(page);
    await walkTo(page, 4, { language: 'ru' });
    await expect(payButton(page, 'ru')).toBeEnabled();
  });
});
