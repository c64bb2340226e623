import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredAbout } from '#features/privacy/contract.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';

const looking = 'POST /api/admin/privacy/lookup';
const exporting = 'POST /api/admin/privacy/export';
const erasing = 'POST /api/admin/privacy/erase';
const email = 'pia@kunde.example';
const nothing: StoredAbout = {
  email,
  bookings: 0,
  payments: 0,
  messages: 0,
  customer_notes: 0,
  contacts: 0,
  offers: 0,
  waiting_entries: 0,
  vouchers: 0,
  invoices: 0,
  consents: 0,
  ahead: [],
};
const ahead = {
  id: crypto.randomUUID(),
  confirmation_code: 'FB-1111',
  service_name: 'Porträtshooting',
  start: '2027-06-20T10:00:00+02:00',
};

test('a studio exports and erases the data of a customer, once nothing is ahead and the address is typed again (G04, G05)', async () => {
  const downloads = keepDownloads();
  const server = await openScreen('/admin/privacy', {
    answers: {
      [looking]: { ...nothing, bookings: 1, ahead: [ahead] },
      [exporting]: {},
      [erasing]: {
        bookings: 1,
        messages: 0,
        customer_notes: 0,
        contacts: 0,
        offers: 0,
        waiting_entries: 0,
        vouchers: 0,
      },
    },
  });
  const field = page.getByLabelText('E‑Mail-Adresse des Kunden');
  const look = page.getByRole('button', { name: 'Nachsehen' });
  await field.fill('pia');
  await look.click();
  await expect.element(page.getByText('Bitte eine E‑Mail-Adresse wie name@kunde.de eingeben')).toBeVisible();
  expect(server.asked(looking)).toEqual([]);
  await field.fill(email);
  await look.click();
  const found = page.getByRole('region', { name: 'Gespeichert zu' });
  const erase = found.getByRole('button', { name: 'Daten löschen' });
  await expect.element(found).toHaveTextContent('Vor dem Löschen bitte stornieren:');
  await expect.element(erase).toBeDisabled();
  await expectAccessible();
  await found.getByRole('button', { name: 'Als Datei ausgeben' }).click();
  await expect.poll(() => downloads.length).toBe(1);
  expect(server.asked(exporting).map(({ body }) => body)).toEqual([{ email }]);

  server.answer({ [looking]: { ...nothing, bookings: 1 } });
  await look.click();
  await erase.click();
  const question = page.getByRole('dialog', { name: 'Kundendaten löschen' });
  const again = question.getByLabelText('Zur Bestätigung die E‑Mail-Adresse eingeben');
  const confirm = question.getByRole('button', { name: 'Endgültig löschen' });
  await expect.element(question).toHaveTextContent('1 Buchung: Name, E‑Mail, Telefon und alle Texte verschwinden.');
  await expect.element(again).toHaveFocus();
  await confirm.click();
  await expect.element(question).toHaveTextContent('Das ist nicht dieselbe Adresse.');
  await expectAccessible();
  expect(server.asked(erasing)).toEqual([]);
  await again.fill(email);
  server.answer({ [looking]: nothing });
  await confirm.click();
  await expect.element(page.getByText('ist nichts gespeichert.')).toBeVisible();
  expect(server.asked(erasing).map(({ body }) => body)).toMatchObject([{ email }]);
});
