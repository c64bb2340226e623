import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './admin.ts';
import { complaintsOf, customer, hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import {
  addService,
  backButton,
  confirmButton,
  german,
  heading,
  nextButton,
  openWizard,
  payButton,
  removeService,
  requestsOf,
  slots,
  takeNoPayments,
  takePayments,
  walkTo,
} from './wizard.ts';

const bookings = /\/api\/bookings$/;
const checkout = '**/api/payments/create-checkout-session/*';
const fact = (page: Page, region: string, name: string) =>
  page
    .getByRole('region', { name: region })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) });

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

  for (const [row, answer, message] of [
    ['PUB-079, ERR-009', { status: 400, json: { detail: 'Betrag zu klein' } }, 'Betrag zu klein'],
    ['PUB-080', { status: 500, body: '' }, 'Failed to create checkout session'],
  ] as const) {
    test(`a refused checkout is told with "${message}"; another try asks for a checkout only (${row}, PUB-081, AMB-023)`, async ({
      page,
      studio,
    }) => {
      const posts = requestsOf(page, bookings);
      const answers: Parameters<Route['fulfill']>[0][] = [
        answer,
        { json: { checkout_url: `${studio.url}/contact?paid` } },
      ];
      await page.route(checkout, (route) => route.fulfill(answers.shift()));
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
    test(`${code} is told in ${language}, and that the time is kept (PUB-079)`, async ({ page }) => {
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

test.describe('what can go wrong', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('a price that was raised meanwhile is shown beside the old one, and booked only when it is confirmed (SRV-87)', async ({
    page,
    studio,
  }) => {
    await takePayments(studio);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    const id = await addService(studio, { name: 'Hochzeit', price_eur: 150 });
    const posts = requestsOf(page, bookings);
    await openWizard(page);
    await walkTo(page, 4, { service: 'Hochzeit', notes: 'Mit Hund' });
    await studio.sql('UPDATE service SET price_cents = 30000 WHERE id = $1', [id]);
    await payButton(page).click();
    const box = page.getByRole('alert', { name: 'Der Preis hat sich geändert' });
    await expect(box).toBeFocused();
    await expect(box).toContainText('Preis: jetzt 300,00 € statt 150,00 €.');
    await expect(box).toContainText('Jetzt zu zahlen: 150,00 € statt 75,00 €.');
    await expect(box).toContainText('Es wurde noch nichts gebucht.');
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('300,00 €');
    await expect(fact(page, 'Ihr Termin', 'Anmerkungen')).toContainText('Mit Hund');
    await expectAccessible(page);
    expect(await studio.sql('SELECT id FROM booking WHERE service_id = $1', [id])).toEqual([]);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    expect(posts.map(({ body }) => [body.expected_price, body.expected_prepayment])).toEqual([
      [150, 75],
      [300, 150],
    ]);
    expect(await studio.sql('SELECT service_price_cents AS cents FROM booking WHERE service_id = $1', [id])).toEqual([
      { cents: 30_000 },
    ]);
    await studio.sql('DELETE FROM payment WHERE booking_id IN (SELECT id FROM booking WHERE service_id = $1)', [id]);
    await removeService(studio, id);
  });

  for (const config of ['**/api/payments/service-config/*', '**/api/admin/payments/public-config']) {
    test(`nothing is booked while it cannot be read how it is paid (${config}); it says so and tries again (PUB-102)`, async ({
      page,
      studio,
    }) => {
      await takePayments(studio);
      await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
      const posts = requestsOf(page, bookings);
      // The server cannot read it for the page either.
      await page.route('**/booking', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll('"payment":{', '"payment_lost":{');
        await route.fulfill({ response: answer, body });
      });
      await page.route(config, (route) => route.fulfill({ status: 500 }));
      await openWizard(page);
      await walkTo(page, 4);
      const box = page.getByRole('alert', { name: 'Die Angaben zur Zahlung konnten nicht geladen werden' });
      await expect(box).toContainText('Ohne sie können wir die Buchung nicht abschließen.');
      await expect(page.getByText('Keine Anzahlung erforderlich')).toHaveCount(0);
      await confirmButton(page).click();
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

  test('nothing is booked before the studio’s data are there; it says why and can try again (PUB-070, AMB-020)', async ({
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

  for (const [row, answer, message] of [
    ['PUB-082, API-032', { status: 500, body: '' }, 'Ihre Angaben sind noch da. (HTTP 500)'],
    ['PUB-082, AMB-024', { status: 400, json: { detail: 'Das Angebot ist vorbei.' } }, 'Das Angebot ist vorbei.'],
    ['PUB-082, ERR-004', 'abort', 'Netzwerkfehler. Bitte versuchen Sie es erneut.'],
  ] as const) {
    test(`a failed booking is told with "${message}", logged, and nothing is lost (${row})`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const posts = requestsOf(page, bookings);
      await page.route(bookings, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await openWizard(page);
      await walkTo(page, 4);
      await confirmButton(page).click();
      const box = page.getByRole('alert', { name: 'Die Buchung konnte nicht abgeschlossen werden' });
      await expect(box).toContainText(message);
      await expect(confirmButton(page)).toBeEnabled();
      await expect(heading(page, 4)).toBeVisible();
      expect(complaints.some((complaint) => complaint.includes('The booking could not be completed'))).toBe(true);
      await page.unroute(bookings);
      await confirmButton(page).click();
      await page.waitForURL(/\/booking\/success\//);
      expect(posts).toHaveLength(2);
      expect(posts[1]?.headers['idempotency-key']).toBe(posts[0]?.headers['idempotency-key']);
      expect(posts[1]?.body).toEqual(posts[0]?.body);
    });
  }

  for (const [status, detail] of [
    [409, 'Time slot not available (conflict)'],
    [400, 'Not available: outside the booking window'],
  ] as const) {
    test(`${status} "${detail}" leads back to step 2, and everything else is kept (PUB-082, ERR-006, AMB-024)`, async ({
      page,
    }) => {
      await page.route(bookings, (route) => route.fulfill({ status, json: { detail, code: 'x' } }));
      await openWizard(page);
      const { time } = await walkTo(page, 4);
      const asked = requestsOf(page, /\/api\/availability\?/);
      await confirmButton(page).click();
      await expect(heading(page, 2)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.',
      );
      await expect(slots(page).filter({ hasText: time })).toBeVisible();
      expect(asked).toHaveLength(1);
      await expect(page.locator('input[name=slot]:checked')).toHaveCount(0);
      await expect(nextButton(page)).toBeDisabled();
      await slots(page).nth(1).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await nextButton(page).click();
      await expect(page.locator('input[name=name]')).toHaveValue(customer.name);
      await backButton(page).click();
      await backButton(page).click();
      await expect(heading(page, 1)).toBeVisible();
    });
  }

  test('of two customers with one time, the second one is told and chooses another (PUB-082, SRV-10)', async ({
    page,
    browser,
    studio,
  }) => {
    await openWizard(page);
    const mine = await walkTo(page, 4);
    const other = await browser.newPage({ baseURL: studio.url, locale: 'de-DE' });
    await openWizard(other);
    const theirs = await walkTo(other, 4);
    expect(theirs).toEqual(mine);
    await confirmButton(other).click();
    await other.waitForURL(/\/booking\/success\//);
    await other.close();
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Die ausgewählte Zeit ist nicht verfügbar.');
    await expect(slots(page).first()).toBeVisible();
    await expect(slots(page).filter({ hasText: mine.time })).toHaveCount(0);
    await slots(page).first().click();
    await nextButton(page).click();
    await nextButton(page).click();
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
  });

  test('a time that is gone when the wizard is restored is told', async ({ page }) => {
    await openWizard(page);
    const { time } = await walkTo(page, 3);
    await page.route('**/api/availability?*', (route) => route.fulfill({ json: { slots: [] } }));
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('Die ausgewählte Zeit ist nicht verfügbar.');
    await expect(heading(page, 2)).toBeVisible();
    await expect(page.getByText(time, { exact: true })).toHaveCount(0);
  });

  test('a double click books once (W08)', async ({ page }) => {
    const posts = requestsOf(page, bookings);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(bookings, async (route) => {
      await held;
      await route.continue();
    });
    await openWizard(page);
    await walkTo(page, 4);
    await confirmButton(page).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Die Buchung wird abgeschickt' })).toBeAttached();
    await confirmButton(page).evaluate((button) => (button as HTMLButtonElement).click());
    release();
    await page.waitForURL(/\/booking\/success\//);
    expect(posts).toHaveLength(1);
  });

  test('what is changed before another try is a new booking with a new key (AMB-023)', async ({ page }) => {
    const posts = requestsOf(page, bookings);
    await page.route(bookings, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await openWizard(page);
    await walkTo(page, 4);
    await confirmButton(page).click();
    await expect(page.getByText('HTTP 503')).toBeVisible();
    await page.getByRole('button', { name: 'Ihre Daten ändern' }).click();
    await page.locator('textarea[name=notes]').fill('Doch mit Hund');
    await nextButton(page).click();
    await expect(page.getByText('HTTP 503')).toHaveCount(0);
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    expect(posts[1]?.headers['idempotency-key']).not.toBe(posts[0]?.headers['idempotency-key']);
  });
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
