import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  confirmButton,
  fact,
  openWizard,
  payButton,
  removeService,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('the price', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));
  const pricing = (page: Page) => page.getByRole('region', { name: 'Preis und Zahlung' });

  test('shows price, prepayment and remaining amount (PUB-068, PUB-074, I18N-005) @whole', async ({ page, studio }) => {
    await takePayments(studio);
    const id = await addService(studio, {
      name: 'Akt',
      price_eur: 1200,
      payment_enabled: true,
      prepayment_amount: 49.5,
    });
    await openWizard(page);
    await walkTo(page, 4, { service: 'Akt' });
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('1.200,00 €');
    await expect(fact(page, 'Preis und Zahlung', 'Anzahlung')).toContainText('49,50 €');
    await expect(fact(page, 'Preis und Zahlung', 'Restbetrag')).toContainText('1.150,50 €');
    await expect(pricing(page)).not.toContainText('%');
    await removeService(studio, id);
  });

  for (const [row, config, label, amount, rest] of [
    ['PUB-068, PUB-074', { payment_amount: 50 }, 'Anzahlung (50 %)', '50,00 €', '100,00 €'],
    ['PUB-071', { payment_amount: 150, prepayment_percentage: 100 }, 'Vollzahlung', '150,00 €', '0,00 €'],
    [
      'PUB-073, AMB-021',
      { payment_amount: 50, prepayment_percentage: null },
      'Anzahlung (50 %)',
      '50,00 €',
      '100,00 €',
    ],
    ['PUB-072', { payment_amount: 30, is_individual_payment: true }, 'Anzahlung', '30,00 €', '120,00 €'],
  ] as const) {
    test(`${JSON.stringify(config)} is shown as ${label} of ${amount} (${row})`, async ({ page, studio }) => {
      await takePayments(studio);
      const json = { requires_prepayment: true, prepayment_percentage: 50, is_individual_payment: false, ...config };
      await page.route('**/api/payments/service-config/*', (route) => route.fulfill({ json }));
      await openWizard(page);
      await walkTo(page, 4);
      const line = pricing(page)
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) });
      await expect(line).toContainText(amount);
      await expect(fact(page, 'Preis und Zahlung', 'Restbetrag')).toContainText(rest);
      const bar = page.getByRole('region', { name: 'Ihre Buchung' });
      await expect(bar.getByText('Jetzt zu zahlen')).toBeVisible();
      await expect(bar).toContainText(amount);
    });
  }

  test('a system service is free and may ask for a prepayment of its price (PUB-075)', async ({ page, studio }) => {
    await takePayments(studio);
    await studio.sql('UPDATE service SET active = true WHERE is_system_service');
    await openWizard(page);
    await walkTo(page, 4, { service: 'Sonderangebot' });
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('Kostenlos');
    await expect(fact(page, 'Preis und Zahlung', 'Anzahlung')).toContainText('20,00 €');
    await expect(pricing(page)).not.toContainText('%');
    await expect(payButton(page)).toBeEnabled();
    await studio.sql('UPDATE service SET active = false WHERE is_system_service');
  });

  for (const [off, config, studioConfig] of [
    ['nothing is required', { requires_prepayment: false }, {}],
    ['the amount is nothing', { payment_amount: 0 }, {}],
    ['Stripe is off', {}, { stripe_enabled: false }],
  ] as const) {
    test(`no payment when ${off} (PUB-069, PUB-076, AMB-019)`, async ({ page }) => {
      const service = { requires_prepayment: true, payment_amount: 50, prepayment_percentage: 50, ...config };
      await page.route('**/api/payments/service-config/*', (route) =>
        route.fulfill({ json: { ...service, is_individual_payment: false } }),
      );
      await page.route('**/api/admin/payments/public-config', (route) =>
        route.fulfill({ json: { stripe_enabled: true, enable_prepayment: true, ...studioConfig } }),
      );
      const asked = requestsOf(page, /create-checkout-session/);
      await openWizard(page);
      await walkTo(page, 4);
      await expect(payButton(page)).toHaveCount(0);
      await expect(page.getByText('Keine Anzahlung erforderlich – Zahlung vor Ort')).toBeVisible();
      await confirmButton(page).click();
      await page.waitForURL(/\/booking\/success\//);
      expect(asked).toEqual([]);
    });
  }
});
