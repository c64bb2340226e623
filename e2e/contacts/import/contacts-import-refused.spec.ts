import { enter } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, choose, confirm, contacts } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('files that cannot be imported are refused (CSV-001..003, CSV-005, CSV-031, CSV-034, CSV-048)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const expectAlert = async (text: string): Promise<void> => {
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(text);
    await expect(alert).not.toContainText('.txt');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  };
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await choose(page, 'name,email\nA,a@x.de', 'leads.txt', 'text/plain');
  await expectAlert('Bitte wählen Sie eine CSV-Datei aus');
  await choose(page, 'PK', 'leads.xlsx', sheet);
  await expectAlert('Bitte wählen Sie eine CSV-Datei aus');
  // Saved by another program with the name, or the type, of a table.
  await choose(page, 'PK\u0003\u0004', 'leads.csv');
  await expectAlert('Das ist eine Excel- oder PDF-Datei');
  await choose(page, '');
  await expectAlert('CSV-Datei ist leer oder hat keine Daten');
  await choose(page, 'name,email\r\n');
  await expectAlert('CSV-Datei ist leer oder hat keine Daten');
  await choose(page, 'a,b\n1,2');
  await expectAlert('Gefunden: a, b');
  await choose(page, 'name,email\nA,\n,b@x.de');
  await expectAlert('Keine gültigen Kontakte in der CSV-Datei gefunden');
  await page.route('**/imports/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await choose(page, 'name,email\nA,a@x.de');
  await confirm(page).click();
  await expectAlert('Fehler beim Importieren der CSV-Datei');
  await page.route('**/api/admin/contacts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await choose(page, 'name,email\nA,a@x.de', 'leads', 'text/csv');
  await expectAlert('Fehler beim Importieren der CSV-Datei');
  expect(await contacts(studio)).toEqual([]);
});
