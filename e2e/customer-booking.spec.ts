import { bookSomething, consoleErrorsOf, customer, germanOf, open, saveSetting, unknownId } from './public-site.ts';
import { expect, test } from './studio.ts';

test.describe('the success page', () => {
  test('shows code, time, name and where the mail went (PUB-006, PUB-083..086, I18N-005)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    const errors = consoleErrorsOf(page);
    await open(page, `/booking/success/${booked.booking_id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(booked.confirmation_code)).toBeVisible();
    const { date, time } = germanOf(booked.start);
    await expect(main.getByText(`${date}, ${time}`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.name);
    await expect(main.getByText(customer.email)).toBeVisible();
    await expect(main.getByText('Anfrage eingegangen')).toBeVisible();
    expect(errors).toEqual([]);
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
});
