import { readFile } from 'node:fs/promises';
import { book, enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const person = { name: 'Pia Vergissmein', email: 'pia@kunde.example', phone: '+49 170 5550001' };

test('a studio exports and erases the data of a customer (G04, G05)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const { id } = await book(studio, `${berlinDay(40)}T10:00`, { customer: person });
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Datenschutz' }).click();
  await page.getByLabel('E‑Mail-Adresse des Kunden').fill('pia');
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  await expect(page.getByText('Bitte eine E‑Mail-Adresse wie name@kunde.de eingeben')).toBeVisible();
  await page.getByLabel('E‑Mail-Adresse des Kunden').fill('PIA@kunde.example');
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  const found = page.getByRole('region', { name: 'Gespeichert zu' });
  await expect(found).toContainText('Vor dem Löschen bitte stornieren:');
  await expect(found.getByRole('button', { name: 'Daten löschen' })).toBeDisabled();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Als Datei ausgeben' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^customer_data_\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { bookings: { customer_name: string }[] };
  expect(file.bookings[0]?.customer_name).toBe(person.name);

  await studio.api('POST', `/api/admin/bookings/${id}/cancel`, { reason: 'Pia ist krank' });
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  await found.getByRole('button', { name: 'Daten löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Kundendaten löschen' });
  await expect(question).toContainText('1 Buchung: Name, E‑Mail, Telefon und alle Texte verschwinden.');
  await expect(question.getByLabel('Zur Bestätigung die E‑Mail-Adresse eingeben')).toBeFocused();
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(question).toContainText('Das ist nicht dieselbe Adresse.');
  await expectAccessible(page);
  await question.getByLabel('Zur Bestätigung die E‑Mail-Adresse eingeben').fill(person.email);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('ist nichts gespeichert.')).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    customer_name: 'Anonym',
    status: 'CANCELLED',
  });
  expect(errors).toEqual([]);
  await studio.api('DELETE', `/api/admin/bookings/${id}`);
});
