import { bookSomething, complaintsOf, customer, germanOf, open, saveSetting, unknownId } from './public-site.ts';
import { expect, test } from './studio.ts';

test.describe('the success page', () => {
  test('shows code, time, name and where the mail went (PUB-006, PUB-083..086, I18N-005)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    const complaints = complaintsOf(page);
    await open(page, `/booking/success/${booked.booking_id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(booked.confirmation_code)).toBeVisible();
    const { date, time } = germanOf(booked.start);
    await expect(main.getByText(`${date}, ${time}`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.name);
    await expect(main.getByText(customer.email)).toBeVisible();
    await expect(main.getByText('Anfrage eingegangen')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('announces a mail only where mails leave (PUB-086)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`Bei Rückfragen melden wir uns unter ${customer.email}.`)).toBeVisible();
    await expect(main).not.toContainText('E‑Mail');
    await saveSetting(studio, 'email', { smtp: { host: '127.0.0.1', port: 2525 } });
    await page.reload();
    await expect(main.getByText(`Eine E‑Mail mit allen Angaben ist unterwegs an ${customer.email}.`)).toBeVisible();
    await expect(main.getByText('Alle Angaben per E‑Mail')).toBeVisible();
    await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
  });

  test('leads to a new booking and home (PUB-087, PUB-088)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    await expect(page.getByRole('link', { name: 'Neue Buchung' })).toHaveAttribute('href', '/booking');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the code can be copied, the session goes into the calendar', async ({ page, studio, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    await page.getByRole('button', { name: 'Code kopieren' }).click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked.confirmation_code);
    const href = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href');
    const file = await studio.visit('GET', href ?? '');
    expect(file.status).toBe(200);
    expect(file.body).toMatch(/UID:[0-9a-f]{32}@fotobooking/);
    expect(file.body).not.toContain(booked.booking_id);
    expect(file.body).toContain(`DTSTART:${new Date(booked.start).toISOString().replaceAll(/[-:]|\.000/g, '')}`);
  });

  test('an unknown booking is said to be not found, with a way home (PUB-089, AMB-025)', async ({ page }) => {
    for (const id of [unknownId, 'nonsense']) {
      const response = await page.goto(`/booking/success/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgelaufen' })).toBeVisible();
      await expect(page.getByText('Booking not found')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    }
  });

  test.describe('shows the status of the booking (AMB-101)', () => {
    for (const [status, words] of [
      ['CONFIRMED', 'Termin bestätigt'],
      ['PAYMENT_PENDING', 'Zahlung offen'],
      ['COMPLETED', 'Termin abgeschlossen'],
    ] as const) {
      test(status, async ({ page, studio }) => {
        const booked = await bookSomething(studio);
        await studio.sql('UPDATE booking SET status = $1 WHERE id = $2', [status, booked.booking_id]);
        await open(page, `/booking/success/${booked.booking_id}`);
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        const pay = page.getByRole('button', { name: 'Zahlung fortsetzen' });
        await expect(pay).toHaveCount(status === 'PAYMENT_PENDING' ? 1 : 0);
      });
    }

    test('CANCELLED', async ({ page, studio }) => {
      const booked = await bookSomething(studio);
      await studio.visit('POST', `/api/bookings/${booked.booking_id}/cancel?token=${booked.cancel_token}`);
      await open(page, `/booking/success/${booked.booking_id}`);
      await expect(page.getByText('Termin storniert', { exact: true })).toBeVisible();
      await expect(page.getByText('So geht es weiter')).toHaveCount(0);
    });

    for (const [status, language, title] of [
      ['PAYMENT_PENDING', 'de', 'Ihr Termin ist noch nicht bezahlt'],
      ['PAYMENT_PENDING', 'ru', 'Ваша запись ещё не оплачена'],
      ['CANCELLED', 'de', 'Dieser Termin ist storniert'],
      ['CANCELLED', 'ru', 'Эта запись отменена'],
      ['CONFIRMED', 'de', `Vielen Dank, ${customer.name}!`],
    ] as const) {
      test(`${status} in ${language}: thanks only who has booked`, async ({ page, studio }) => {
        const booked = await bookSomething(studio);
        const free = status === 'CANCELLED' ? ', occupied_id = NULL' : '';
        await studio.sql(`UPDATE booking SET status = $1${free} WHERE id = $2`, [status, booked.booking_id]);
        await open(page, `/booking/success/${booked.booking_id}?language=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      });
    }
  });

  test('is readable on paper: black on white, without buttons', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText(booked.confirmation_code)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const name of ['Neue Buchung', 'Zur Startseite', 'In den Kalender', 'Auf der Karte zeigen']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    // Browsers print no backgrounds, so text must be dark itself.
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((element) => getComputedStyle(element).color),
    );
    expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)']);
    const backgrounds = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].map((element) => getComputedStyle(element).backgroundImage),
    );
    expect([...new Set(backgrounds)]).toEqual(['none']);
  });

  test('an open payment can be continued, and a refusal is shown (AMB-101, AMB-102)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await studio.sql(`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = $1`, [booked.booking_id]);
    const checkout = `**/api/payments/create-checkout-session/${booked.booking_id}`;
    await page.route(checkout, (route) =>
      route.fulfill({ status: 502, json: { detail: 'Anbieter nicht erreichbar' } }),
    );
    await open(page, `/booking/success/${booked.booking_id}?payment=cancelled`);
    await expect(page.getByText('Die Zahlung wurde abgebrochen.')).toBeVisible();
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect(
      page.getByText(
        'Fehler beim Erstellen der Zahlungssitzung: Anbieter nicht erreichbar. Ihr Termin bleibt reserviert.',
      ),
    ).toBeVisible();
    await page.unroute(checkout);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect(page).toHaveURL('/contact?paid');
  });

  test('back from the payment, the page waits for it and then says so (AMB-102)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await studio.sql(`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = $1`, [booked.booking_id]);
    await open(page, `/booking/success/${booked.booking_id}?session_id=cs_test`);
    await expect(page.getByText('Ihre Zahlung wird geprüft.')).toBeVisible();
    await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = $1`, [booked.booking_id]);
    await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
  });
});
