import { expect, test } from '../../support/studio.ts';
import {
  bookings,
  checkout,
  confirmButton,
  fact,
  heading,
  openWizard,
  payButton,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('missing data', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  for (const config of ['**/api/payments/service-config/*', '**/api/admin/payments/public-config']) {
    test(`nothing is booked while the payment settings cannot be loaded (${config}); the page shows this and offers a retry (PUB-102)`, async ({
      page,
      studio,
    }) => {
      await takePayments(studio);
      await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
      const posts = requestsOf(page, bookings);
      // The page does not contain the payment settings either.
      await page.route('**/booking', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('"payment":{', '"payment_lost":{');
        await route.fulfill({ response, body });
      });
      let refused = 0;
      await page.route(config, async (route) => {
        await route.fulfill({ status: 500 });
        refused++;
      });
      await openWizard(page);
      await walkTo(page, 4);
      const box = page.getByRole('alert', { name: 'Die Angaben zur Zahlung konnten nicht geladen werden' });
      await expect(box).toContainText('Ohne sie können wir die Buchung nicht abschließen.');
      await expect(page.getByText('Keine Anzahlung erforderlich')).toHaveCount(0);
      // Pressing the button also retries: wait until that request has failed before requests succeed again.
      const before = refused;
      await confirmButton(page).click();
      await expect.poll(() => refused).toBeGreaterThan(before);
      await expect(box).toBeVisible();
      expect(posts).toEqual([]);
      await page.unroute(config);
      await box.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(box).toBeHidden();
      await expect(fact(page, 'Preis und Zahlung', 'Anzahlung')).toContainText('75,00 €');
      await payButton(page).click();
      await page.waitForURL('/contact?paid');
      expect(posts).toHaveLength(1);
    });
  }

  test('nothing is booked before the studio’s data has loaded; the page shows the reason and offers a retry (PUB-070, AMB-020)', async ({
    page,
  }) => {
    const posts = requestsOf(page, bookings);
    await page.route('**/api/company/info', (route) => route.abort());
    await openWizard(page);
    await walkTo(page, 4);
    const box = page.getByRole('alert', { name: 'Die Angaben zum Studio konnten nicht geladen werden' });
    await expect(box).toContainText('Ohne sie können wir die Buchung nicht abschließen.');
    await confirmButton(page).click();
    await expect(confirmButton(page)).toBeEnabled();
    await expect(heading(page, 4)).toBeVisible();
    expect(posts).toEqual([]);
    await page.unroute('**/api/company/info');
    await page.route('**/api/company/info', (route) =>
      route.fulfill({ json: { company_name: 'Studio', company_address: '', logo_url: null } }),
    );
    await box.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(fact(page, 'Ihr Termin', 'Ort')).toContainText('Studio');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
  });
});
