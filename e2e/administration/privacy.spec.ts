import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { book, enter, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const person = { name: 'Pia Vergissmein', email: 'pia@kunde.example', phone: '+49 170 5550001' };

test('a studio exports and erases the data of a customer, which the audit log says, downloaded as filtered (G04, G05, TEAM-03)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await studio.api('PUT', '/api/admin/company/settings', { company_phone: '+49 30 1234567' });
  const { id } = await book(studio, `${berlinDay(40)}T10:00`, { customer: person });
  await studio.api('POST', `/api/admin/bookings/${id}/cancel`, { reason: 'Pia ist krank' });
  await enter(page, studio, '/admin/privacy');
  await page.getByLabel('E‑Mail-Adresse des Kunden').fill('PIA@kunde.example');
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  const found = page.getByRole('region', { name: 'Gespeichert zu' });
  const downloading = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Als Datei ausgeben' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^customer_data_\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { bookings: { customer_name: string }[] };
  expect(file.bookings[0]?.customer_name).toBe(person.name);
  await found.getByRole('button', { name: 'Daten löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Kundendaten löschen' });
  await question.getByLabel('Zur Bestätigung die E‑Mail-Adresse eingeben').fill(person.email);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('ist nichts gespeichert.')).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    customer_name: 'Anonym',
    status: 'CANCELLED',
  });

  await page.getByRole('navigation').getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('link', { name: 'Protokoll' }).click();
  const entries = page.getByRole('list', { name: 'Protokoll' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Kundendaten gelöscht');
  await page.getByLabel('Bereich').selectOption('Einstellungen');
  await expect(entries.first()).toContainText('Einstellungen geändert: Firma');
  await expect(entries.filter({ hasText: 'Buchung' })).toHaveCount(0);
  const log = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel: Protokoll' }).click();
  const [sheet] = await readExcelFile(await (await log).path());
  expect(sheet?.data[1]?.slice(2, 3)).toEqual(['Einstellungen geändert: Firma']);
  expect(new Set(sheet?.data.slice(1).map((row) => String(row[2]).split(':')[0]))).toEqual(
    new Set(['Einstellungen geändert']),
  );
  expect(errors).toEqual([]);
  await studio.api('DELETE', `/api/admin/bookings/${id}`);
});
