import { book, enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { expect, type Studio } from '../support/studio.ts';
import { takePayments } from '../support/wizard.ts';

const account = {
  transfer_enabled: true,
  transfer_account_holder: 'Studio Lichtblick',
  transfer_iban: 'DE89370400440532013000',
};

/** A booking that waits for a transfer of 75 €; returns its code. */
const awaiting = async (studio: Studio, name: string, day: number): Promise<string> => {
  const customer = { name, email: 'clara@kunde.example', phone: '+49 170 1234567' };
  const { id } = await book(studio, `${berlinDay(day)}T10:00`, { customer });
  const { status, body } = await studio.visit('POST', `/api/bookings/${id}/transfer`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.reference as string;
};

const csvOf = (...lines: readonly string[]): string =>
  ['Buchungstag;Zahlungspflichtiger;Verwendungszweck;Betrag', ...lines].join('\n');
const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('another booking is chosen for a transfer, one belongs to none, and one was decided meanwhile (BANK-02) @whole', async ({
  page,
  paying: { studio },
}) => {
  await takePayments(studio, account);
  const [named, other] = [await awaiting(studio, 'Clara Genannt', 11), await awaiting(studio, 'Otto Gesucht', 12)];
  await enter(page, studio, '/admin/bank');
  const lines = ['1,00', '2,00', '3,00'].map((amount) => `${berlinDay()};Otto;${named};${amount}`);
  await page.getByLabel('Dateien wählen').setInputFiles(file('umsaetze.csv', csvOf(...lines)));
  const card = (amount: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'Auf dem Konto' })
      .filter({ hasText: `${amount} €von` });
  await card('1,00').getByRole('button', { name: 'Andere Buchung wählen' }).click();
  await card('1,00').getByLabel('Buchungscode, Name').fill(other.toLowerCase());
  await card('1,00')
    .getByRole('button', { name: `Zuordnen: Otto Gesucht, ${other}` })
    .click();
  await expect(card('1,00')).toHaveCount(0);
  await card('2,00').getByRole('button', { name: 'Gehört zu keiner Buchung' }).click();
  await expect(card('2,00')).toHaveCount(0);
  await page.route('**/api/admin/bank-lines/*/assign', (route) =>
    route.fulfill({ status: 409, json: { code: 'already_decided', detail: 'x' } }),
  );
  await card('3,00')
    .getByRole('button', { name: /^Zuordnen/ })
    .click();
  await expect(page.getByText('Jemand hat inzwischen über diese Überweisung entschieden.')).toBeVisible();
  await page.unroute('**/api/admin/bank-lines/*/assign');
  await page.route('**/api/admin/bank-lines', (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Die Überweisungen konnten nicht geladen werden');
  await page.unroute('**/api/admin/bank-lines');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(card('3,00')).toBeVisible();
  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: 'Entscheiden' }).click();
  await expect(card('3,00')).toBeVisible();
});
