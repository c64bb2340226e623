import { german } from '../../support/dates.ts';
import { consoleErrorsOf, customer } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { bookings, confirmButton, fact, openWizard, requestsOf, walkTo } from '../../support/wizard.ts';

test('the last step shows a summary, and its button books (PUB-005, PUB-061..067, PUB-078, API-016, API-017)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
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
  expect(errors).toEqual([]);
});
