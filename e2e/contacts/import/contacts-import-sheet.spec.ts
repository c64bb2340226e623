import { enter } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, choose, confirm, contacts, countsIn, preview, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

// A file as a German spreadsheet saves it: semicolons, windows-1252, quotes, line breaks in cells, blank lines.
const germanSheet = [
  'Name;E-Mail;Telefon;Firma;Status;question_Wunsch',
  '"Müller; Max";max@anfrage.example;0170 1;"Foto ""Blitz"" GmbH";abgesagt;"eins',
  'zwei"',
  'Jürgen Groß;juergen@anfrage.example;;;Nicht erreicht;ab 500 €',
  'Käthe Süß;kaethe@anfrage.example;;;Rückruf;ab',
  ';;;;;',
  'Mit Termin;termin@anfrage.example;;;Termin geplant am 5.;',
  'Im Studio;studio@anfrage.example;;;Shooting 3. März;',
  'Ohne Adresse;;;;;',
  ';ohne.namen@anfrage.example;;;;',
  'Leerer Status;leer@anfrage.example;;;;',
].join('\r\n');

const windows1252 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0))));

test('a file of a German spreadsheet program is imported (CSV-004, CSV-007, CSV-009, CSV-010, CSV-012..018, CSV-027, CSV-028)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  await choose(page, windows1252(germanSheet));
  await expect(preview(page)).toBeVisible();
  expect(await countsIn(preview(page))).toEqual({
    'Gesamt in Datei': 8,
    'Zu importieren': 4,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 2,
    'Ohne Name oder E‑Mail': 2,
  });
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await byName(studio, 'Müller; Max')).toMatchObject({
    company: 'Foto "Blitz" GmbH',
    phase: 'abgesagt',
    source: 'CSV Import',
    tags: ['eins zwei'],
    raw_data: { question_Wunsch: 'eins\r\nzwei', Status: 'abgesagt' },
  });
  expect(Object.keys((await byName(studio, 'Müller; Max'))?.raw_data ?? {})).toEqual([
    'Name',
    'E-Mail',
    'Telefon',
    'Firma',
    'Status',
    'question_Wunsch',
  ]);
  expect(await byName(studio, 'Jürgen Groß')).toMatchObject({
    phase: 'nicht_erreicht',
    phone: null,
    tags: ['ab 500 €'],
  });
  expect(await byName(studio, 'Käthe Süß')).toMatchObject({ phase: 'in_klaerung', tags: [] });
  expect(await byName(studio, 'Leerer Status')).toMatchObject({ phase: 'new' });
  expect(await contacts(studio)).toHaveLength(4);
  await page.getByRole('button', { name: 'Fertig' }).click();

  // Importing the same file again adds only the new row at its end.
  await choose(page, windows1252(`${germanSheet}\r\nNeue Zeile;neu@anfrage.example;;;;`));
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 1, 'Duplikate übersprungen': 4 });
  expect(await contacts(studio)).toHaveLength(5);
});
