import { enter, expectAccessible } from './admin.ts';
import { column, emptyBoard } from './contacts.ts';
import { board, byName, choose, confirm, contacts, countsIn, preview, summary, utf16 } from './contacts-import.ts';
import { expect, test } from './studio.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

// An export of an advertising platform: UTF-16, tabs, its own column names.
const adExport = [
  'id\tcreated_time\tad_name\tcampaign_name\tform_name\tplatform\tquestion_wann_erreichen_wir_sie?\tquestion_welches_shooting?\tfull_name\temail\tphone_number\tlead_status\tutm_source\tutm_medium\tutm_campaign',
  'l:101\t2026-11-02T10:11:12+01:00\tBaby A\tBaby 2026\tForm 1\tfb\tab 17 Uhr\tBabybauch\tYağmur Öztürk\tyagmur@anfrage.example\tp:+4917012345\tCREATED\tfb\tpaid\tbaby-2026',
  'l:102\t2026-11-03T10:11:12+01:00\tBaby A\tBaby 2026\tForm 1\tig\tvormittags\t"Neugeborene; ""Zwillinge"""\tОльга Петрова\tolga@anfrage.example\tp:+4917054321\tnew\tfb\tpaid\tbaby-2026',
].join('\r\n');

test('an export of an advertising platform (CSV-006, CSV-011, CSV-019..035, AMB-076, AMB-079)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const posts: any[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postDataJSON()));
  await expect(page.getByLabel('CSV-Datei')).toHaveAttribute('accept', '.csv');
  await choose(page, utf16(adExport), 'Baby 2026_Leads.csv');
  await expect(confirm(page)).toHaveText('2 Kontakte importieren');
  await expect(preview(page).getByRole('cell', { name: 'Yağmur Öztürk' })).toBeVisible();
  await expectAccessible(page);
  expect(posts).toEqual([]);
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toEqual({
    Importiert: 2,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 0,
    'Ohne Name oder E‑Mail': 0,
    Fehlgeschlagen: 0,
    'Gesamt in Datei': 2,
    'Zu importieren': 2,
  });
  await expectAccessible(page);
  expect(posts.map(({ name }) => name)).toEqual(['Yağmur Öztürk', 'Ольга Петрова']);
  expect(await byName(studio, 'Yağmur Öztürk')).toMatchObject({
    email: 'yagmur@anfrage.example',
    phone: '+4917012345',
    phase: 'in_klaerung',
    priority: 'medium',
    source: 'fb / paid / baby-2026',
    tags: ['Babybauch'],
    preferred_dates: ['ab 17 Uhr'],
    raw_data: { ad_name: 'Baby A', lead_status: 'CREATED', id: 'l:101' },
  });
  expect(await byName(studio, 'Ольга Петрова')).toMatchObject({
    phase: 'new',
    tags: ['vormittags', 'Neugeborene; "Zwillinge"'],
  });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(column(page, 'new').getByText('Ольга Петрова')).toBeVisible();
  await expect(page.locator('main dl').first()).toContainText('Kontakte gesamt2');
  // Contacts that the user created are not announced.
  await expect(page.getByText(/Neuer Kontakt/)).toHaveCount(0);

  await choose(page, utf16(adExport, false));
  await expect(preview(page)).toContainText('Es gibt nichts Neues zu importieren.');
  expect(await countsIn(preview(page))).toMatchObject({ 'Duplikate übersprungen': 2, 'Zu importieren': 0 });
  await preview(page).getByRole('button', { name: 'Schließen' }).click();
  expect(posts).toHaveLength(2);
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

test('a sheet from a German office (CSV-004, CSV-007, CSV-009, CSV-010, CSV-012..018, CSV-027, CSV-028)', async ({
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

  // The same file again adds nothing but the row that is new at its end.
  await choose(page, windows1252(`${germanSheet}\r\nNeue Zeile;neu@anfrage.example;;;;`));
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 1, 'Duplikate übersprungen': 4 });
  expect(await contacts(studio)).toHaveLength(5);
});

test('files that cannot be imported (CSV-001..003, CSV-005, CSV-031, CSV-034)', async ({ page, studio }) => {
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

test('dismissed, nothing is sent; a quote that is never closed is warned of (CSV-019, I05)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  await choose(page, 'name,email,x\nA,a@x.de,\n"B,b@x.de,\nC,c@x.de,');
  await expect(preview(page).getByRole('alert')).toContainText('In Zeile 3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  expect(await contacts(studio)).toEqual([]);
});
