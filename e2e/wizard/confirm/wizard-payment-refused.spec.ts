import type { Route } from '@playwright/test';
import { hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  bookings,
  checkout,
  heading,
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

  for (const [row, response, message] of [
    ['PUB-079, ERR-009', { status: 400, json: { detail: 'Betrag zu klein' } }, 'Betrag zu klein'],
    ['PUB-080', { status: 500, body: '' }, 'Failed to create checkout session'],
  ] as const) {
    test(`a refused checkout shows "${message}"; a retry only starts the checkout again (${row}, PUB-081, AMB-023)`, async ({
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
    test(`${code} is explained in ${language}, with a note that the time is kept (PUB-079) @whole`, async ({
      page,
    }) => {
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
});
