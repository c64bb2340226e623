import type { Route } from '@playwright/test';
import { customer, hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import {
  backButton,
  bookings,
  checkout,
  confirmButton,
  heading,
  nextButton,
  openWizard,
  payButton,
  requestsOf,
  slots,
  takeNoPayments,
  takePayments,
  walkTo,
} from './wizard.ts';

test.describe('the payment', () => {
  test.beforeEach(async ({ studio }) => takePayments(studio));
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('the button says so, a checkout is asked for, and the browser goes there (PUB-069, PUB-076, PUB-077)', async ({
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

  test('in Russian as well (PUB-069)', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ru'));
    await openWizard(page);
    await walkTo(page, 4, { language: 'ru' });
    await expect(payButton(page, 'ru')).toBeEnabled();
  });

  for (const [row, response, message] of [
    ['PUB-079, ERR-009', { status: 400, json: { detail: 'Betrag zu klein' } }, 'Betrag zu klein'],
    ['PUB-080', { status: 500, body: '' }, 'Failed to create checkout session'],
  ] as const) {
    test(`a refused checkout shows "${message}"; another try asks for a checkout only (${row}, PUB-081, AMB-023)`, async ({
      page,
      studio,
    }) => {
      const posts = requestsOf(page, bookings);
      const responses: Parameters<Route['fulfill']>[0][] = [
        response,
        { json: { checkout_url: `${studio.url}/contact?paid` } },
      ];
      await page.route(checkout, (route) => route.fulfill(responses.shift()));
      await openWizard(page);
      await walkTo(page, 4);
      await payButton(page).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(`Fehler beim Erstellen der Zahlungssitzung: ${message}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(heading(page, 4)).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
      await payButton(page).click();
      await page.waitForURL('/contact?paid');
      expect(posts).toHaveLength(1);
    });
  }

  for (const [language, status, code, reason] of [
    ['de', 504, 'provider_unreachable', 'Der Zahlungsanbieter ist gerade nicht erreichbar.'],
    ['de', 502, 'provider_down', 'Der Zahlungsanbieter ist gerade nicht erreichbar.'],
    ['de', 502, 'provider_refused', 'Der Zahlungsanbieter hat die Zahlung nicht angenommen.'],
    ['ru', 504, 'provider_unreachable', 'Платёжная служба сейчас не отвечает.'],
    ['ru', 502, 'provider_refused', 'Платёжная служба не приняла платёж.'],
  ] as const) {
    test(`${code} is explained in ${language}, and that the time is kept (PUB-079)`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.route(checkout, (route) => route.fulfill({ status, json: { detail: 'The provider said no', code } }));
      await openWizard(page);
      await walkTo(page, 4, { language });
      await payButton(page, language).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(reason);
      await expect(dialog).toContainText(
        language === 'de'
          ? /Zahlungssitzung: Der .* Ihr Termin bleibt reserviert\./
          : /: Платёжная .* остаётся за вами\./,
      );
      await expect(dialog).not.toContainText('The provider');
    });
  }

  test('a reserved time can be given up for another one, with everything else kept (AMB-023)', async ({
    page,
    studio,
  }) => {
    await page.route(checkout, (route) => route.fulfill({ status: 502, json: { detail: 'Nicht erreichbar' } }));
    await openWizard(page);
    const { time } = await walkTo(page, 4);
    await payButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(backButton(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 4)).toBeVisible();
    await page.getByRole('button', { name: 'Anderen Termin wählen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reservierung aufheben' }).click();
    await expect(heading(page, 2)).toBeVisible();
    await expect(slots(page).filter({ hasText: time })).toBeVisible();
    await expect(nextButton(page)).toBeDisabled();
    const [given] = await studio.sql('SELECT status FROM booking ORDER BY created_at DESC LIMIT 1');
    expect(given.status).toBe('CANCELLED');
    await slots(page).nth(1).click();
    await nextButton(page).click();
    await expect(page.locator('input[name=email]')).toHaveValue(customer.email);
    await expect(nextButton(page)).toBeEnabled();
  });

  test('a link to a new booking does not lead back to the reserved one (PUB-087)', async ({ page, studio }) => {
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await openWizard(page);
    await walkTo(page, 4);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    await openWizard(page);
    await expect(heading(page, 1)).toBeVisible();
    await expect(page.locator('input:checked')).toHaveCount(0);
  });

  test('a reservation that was paid in the meantime leads to its page', async ({ page, studio }) => {
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await openWizard(page);
    await walkTo(page, 4);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    const [booking] = await studio.sql(
      `UPDATE booking SET status = 'CONFIRMED' WHERE id = (SELECT id FROM booking ORDER BY created_at DESC LIMIT 1) RETURNING id`,
    );
    await page.goBack();
    await page.waitForURL(`/booking/success/${booking.id}`);
  });
});
