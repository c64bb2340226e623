import type { Page } from '@playwright/test';
import { complaintsOf, customer, hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import {
  addService,
  bookings,
  confirmButton,
  fact,
  german,
  heading,
  openWizard,
  payButton,
  removeService,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from './wizard.ts';

test('everything once more, and then it is booked (PUB-005, PUB-061..067, PUB-078, API-016, API-017)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const posts = requestsOf(page, bookings);
  await openWizard(page);
  const { date, time } = await walkTo(page, 4, { notes: 'Wir bringen den Hund mit.' });
  const company = (await studio.visit('GET', '/api/company/info')).body;
  const session = (name: string) => fact(page, 'Ihr Termin', name);
  await expect(session('Shooting')).toContainText('Porträtshooting');
  await expect(session('Fotograf/in')).toContainText('Anna Lindner');
  await expect(session('Datum und Uhrzeit')).toContainText(`${german(date)}, ${time}–`);
  await expect(session('Dauer')).toContainText('60 Min');
  await expect(session('Ort')).toContainText(company.company_name);
  await expect(session('Ort')).toContainText(company.company_address);
  await expect(session('Anmerkungen')).toContainText('Wir bringen den Hund mit.');
  for (const [name, value] of [
    ['Name', customer.name],
    ['E-Mail', customer.email],
    ['Telefon', customer.phone],
  ] as const) {
    await expect(fact(page, 'Ihre Daten', name)).toContainText(value);
  }
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toMatchObject({
    location_id: 'company',
    start: `${date}T${time}:00`,
    customer,
    notes: 'Wir bringen den Hund mit.',
    language: 'de',
  });
  expect(posts[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  const booked = (await studio.visit('GET', `/api/bookings/${id}`)).body;
  expect(booked).toMatchObject({ status: 'PENDING', is_masked: true });
  expect(booked.start.slice(0, 16)).toBe(`${date}T${time}`);
  expect(complaints).toEqual([]);
});

test('the page of the booking names its customer to the tab that booked, and to no other (PUB-085, PUB-086)', async ({
  page,
  studio,
  browser,
}) => {
  await openWizard(page);
  await walkTo(page, 4);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  // As from another network, or hours later.
  await studio.sql('UPDATE booking_origin SET network_hash = sha256(network_hash)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Vielen Dank, ${customer.name}!` })).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1, name: /^Vielen Dank, \p{L}+ \p{L}\.!$/u })).toBeVisible();
  const text = (await other.locator('html').textContent()) ?? '';
  for (const known of [customer.name, customer.email, customer.phone]) expect(text).not.toContain(known);
  await elsewhere.close();
});

test('afterwards the wizard is empty, also on the way back (PUB-087, W08)', async ({ page, studio }) => {
  await openWizard(page);
  await walkTo(page, 4);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  const before = await studio.sql('SELECT count(*)::int AS n FROM booking');
  await page.goBack();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  await page.goto('/booking');
  await hydrated(page);
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual(before);
});

test.describe('the price', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));
  const pricing = (page: Page) => page.getByRole('region', { name: 'Preis und Zahlung' });

  test('price, prepayment and remainder (PUB-068, PUB-074, I18N-005)', async ({ page, studio }) => {
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

test('what applies is one click away, and leaves the wizard as it is', async ({ page, context }) => {
  await openWizard(page);
  await walkTo(page, 4);
  for (const [name, title] of [
    [/^AGB/, 'Allgemeine Geschäftsbedingungen'],
    [/^Datenschutzerklärung/, 'Datenschutzerklärung'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText(title);
    await (await opened).close();
  }
  await expect(heading(page, 4)).toBeVisible();
});
