import { book, enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { expect, type Studio } from '../support/studio.ts';
import { takePayments } from '../support/wizard.ts';

const iban = 'DE89370400440532013000';
const account = { transfer_enabled: true, transfer_account_holder: 'Studio Lichtblick', transfer_iban: iban };

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
const camtOf = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">75.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${berlinDay()}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${code}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('dropped statements record what fits, a doubtful transfer is recorded with one press, and the same file changes nothing (BANK-02)', async ({
  page,
  paying: { studio },
}) => {
  await takePayments(studio, { transfer_enabled: false });
  await enter(page, studio, '/admin/bank');
  await expect(page.getByRole('heading', { name: 'Überweisungen sind ausgeschaltet' })).toBeVisible();
  await takePayments(studio, account);
  const [exact, doubtful] = [await awaiting(studio, 'Clara Genau', 8), await awaiting(studio, 'Max Ungenau', 9)];
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Kontoauszüge' }).click();

  const camt = file('auszug.xml', camtOf(exact));
  const csv = file(
    'umsaetze.csv',
    csvOf(`${berlinDay()};Otto Ungenau;${doubtful};70,00`, `${berlinDay()};Vermieter;Miete;900,00`),
  );
  const dropped = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const { name, content } of files) transfer.items.add(new File([content], name));
      return transfer;
    },
    [camt, csv].map(({ name, buffer }) => ({ name, content: buffer.toString() })),
  );
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: dropped });
  const files = page.getByRole('list', { name: 'Eingelesene Dateien' });
  const outcome = (name: string) => files.locator('> li').filter({ hasText: name }).first();
  await expect(outcome('auszug.xml')).toContainText(/1Verbucht|Verbucht1/);
  await expect(outcome('auszug.xml')).toContainText('Clara Genau');
  await expect(outcome('umsaetze.csv').locator('dd')).toHaveText(['0', '1', '0', '1']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const heading = page.getByRole('heading', { name: '1 Überweisung wartet auf Ihre Entscheidung' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('5,00 € zu wenig')).toBeVisible();
  await page.getByRole('button', { name: `Zuordnen: Max Ungenau, ${doubtful}` }).click();
  await expect(page.getByText('70,00 € für Max Ungenau verbucht')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nichts zu entscheiden' })).toBeFocused();

  await page.getByLabel('Dateien wählen').setInputFiles([csv, camt]);
  await expect(outcome('umsaetze.csv').locator('dd')).toHaveText(['0', '0', '1', '1']);
  await expect(outcome('auszug.xml').locator('dd')).toHaveText(['0', '0', '1', '0']);
  await page.getByLabel('Dateien wählen').setInputFiles(file('boese.xml', '<!DOCTYPE a [<!ENTITY b "b">]><Document/>'));
  await expect(files.getByRole('alert')).toContainText('boese.xml wurde nicht eingelesen');
  const { body } = await studio.api('GET', '/api/admin/bookings');
  expect(body.map(({ status }: { status: string }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
});

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
