import { expectAccessible } from './admin.ts';
import { complaintsOf, customer, hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import {
  addService,
  backButton,
  bookings,
  checkout,
  confirmButton,
  fact,
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

test.describe('what can go wrong', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('a price that was raised meanwhile is shown next to the old one, and booked only when it is confirmed (SRV-87)', async ({
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
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('"payment":{', '"payment_lost":{');
        await route.fulfill({ response, body });
      });
      let refusing = 0;
      await page.route(config, async (route) => {
        refusing++;
        await route.fulfill({ status: 500 });
        refusing--;
      });
      await openWizard(page);
      await walkTo(page, 4);
      const box = page.getByRole('alert', { name: 'Die Angaben zur Zahlung konnten nicht geladen werden' });
      await expect(box).toContainText('Ohne sie können wir die Buchung nicht abschließen.');
      await expect(page.getByText('Keine Anzahlung erforderlich')).toHaveCount(0);
      await confirmButton(page).click();
      await expect(box).toBeVisible();
      expect(posts).toEqual([]);
      // A press tries again by itself: that try is refused before the provider is back.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(() => refusing).toBe(0);
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

  for (const [row, response, message] of [
    ['PUB-082, API-032', { status: 500, body: '' }, 'Ihre Angaben sind noch da. (HTTP 500)'],
    ['PUB-082, AMB-024', { status: 400, json: { detail: 'Das Angebot ist vorbei.' } }, 'Das Angebot ist vorbei.'],
    ['PUB-082, ERR-004', 'abort', 'Netzwerkfehler. Bitte versuchen Sie es erneut.'],
  ] as const) {
    test(`a failed booking shows "${message}", logged, and nothing is lost (${row})`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const posts = requestsOf(page, bookings);
      await page.route(bookings, (route) => (response === 'abort' ? route.abort() : route.fulfill(response)));
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

  test('of two customers with one time, the second one gets a message and chooses another (PUB-082, SRV-10)', async ({
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

  test('a time that is no longer free when the wizard is restored is announced', async ({ page }) => {
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
