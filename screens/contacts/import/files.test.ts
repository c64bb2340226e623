import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { columnOf } from '../../support/contacts.ts';
import { refuse } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import { cases, type FileCase } from './contact-file-cases.ts';
import {
  adding,
  beginning,
  choose,
  confirm,
  countsIn,
  finish,
  fixture,
  openImporting,
  preview,
  summary,
  utf16,
  windows1252,
} from './importing.ts';

const wordsOf = (file: FileCase['file']): string =>
  typeof file === 'string' ? file : String.fromCharCode(...file).replaceAll(/\s+/g, ' ');

test.for([
  ['address books, customer systems and advertisements', cases.slice(0, 7)],
  ['spreadsheets', cases.slice(7, 12)],
  ['other programs and encodings', cases.slice(12)],
] as const)('files of %s are read as they are (CSV-039..045, AMB-078, AMB-079)', async ([, group]) => {
  const { contacts, empty } = await openImporting();
  for (const { file, contacts: made, lines, says = [], counts } of group) {
    empty();
    await choose(typeof file === 'string' ? await fixture(file) : file);
    await expect.element(preview).toBeVisible();
    for (const text of says) await expect.element(preview).toHaveTextContent(text);
    if (counts) expect(countsIn(preview)).toMatchObject(counts);
    const rows = preview.getByRole('region', { name: 'Die ersten Zeilen' }).bySelector('tbody tr');
    await expect.element(rows).toHaveLength(made.length);
    if (lines) expect([file, ...textsOf(rows.bySelector('td:first-child'))]).toEqual([file, ...lines.map(String)]);
    await confirm.click();
    await expect.element(summary).toBeVisible();
    const stored = contacts().map(({ name, email, phone }) => [name, email, phone]);
    expect([wordsOf(file), ...stored]).toEqual([wordsOf(file), ...made]);
    expect(JSON.stringify(contacts().map(({ raw_data }) => raw_data))).not.toContain('\\r');
    await finish();
    await expect.element(summary).not.toBeInTheDocument();
  }
});

// An export of an advertising platform: UTF-16, tabs, its own column names.
const adExport = [
  'id\tcreated_time\tad_name\tcampaign_name\tform_name\tplatform\tquestion_wann_erreichen_wir_sie?\tquestion_welches_shooting?\tfull_name\temail\tphone_number\tlead_status\tutm_source\tutm_medium\tutm_campaign',
  'l:101\t2026-11-02T10:11:12+01:00\tBaby A\tBaby 2026\tForm 1\tfb\tab 17 Uhr\tBabybauch\tYağmur Öztürk\tyagmur@anfrage.example\tp:+4917012345\tCREATED\tfb\tpaid\tbaby-2026',
  'l:102\t2026-11-03T10:11:12+01:00\tBaby A\tBaby 2026\tForm 1\tig\tvormittags\t"Neugeborene; ""Zwillinge"""\tОльга Петрова\tolga@anfrage.example\tp:+4917054321\tnew\tfb\tpaid\tbaby-2026',
].join('\r\n');

test('an export of an advertising platform is imported (CSV-006, CSV-011, CSV-019..035, AMB-076, AMB-079)', async () => {
  const { byName, stage } = await openImporting();
  const sent = () => stage.asked(adding).map(({ body }) => body.name);
  await expect.element(page.getByLabelText('CSV-Datei')).toHaveAttribute('accept', '.csv');
  await choose(utf16(adExport), { name: 'Baby 2026_Leads.csv' });
  await expect.element(confirm).toHaveTextContent('2 Kontakte importieren');
  await expect.element(preview.getByRole('cell', { name: 'Yağmur Öztürk' })).toBeVisible();
  expect(sent()).toEqual([]);
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(countsIn(summary)).toEqual({
    Importiert: 2,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 0,
    'Ohne Name oder E‑Mail': 0,
    Fehlgeschlagen: 0,
    'Gesamt in Datei': 2,
    'Zu importieren': 2,
  });
  expect(sent()).toEqual(['Yağmur Öztürk', 'Ольга Петрова']);
  expect(byName('Yağmur Öztürk')).toMatchObject({
    email: 'yagmur@anfrage.example',
    phone: '+4917012345',
    phase: 'in_klaerung',
    priority: 'medium',
    source: 'fb / paid / baby-2026',
    tags: ['Babybauch'],
    preferred_dates: ['ab 17 Uhr'],
    raw_data: { ad_name: 'Baby A', lead_status: 'CREATED', id: 'l:101' },
  });
  expect(byName('Ольга Петрова')).toMatchObject({ phase: 'new', tags: ['vormittags', 'Neugeborene; "Zwillinge"'] });
  await finish();
  await expect.element(columnOf('new').getByText('Ольга Петрова')).toBeVisible();
  await expect.element(page.bySelector('main dl').first()).toHaveTextContent('Kontakte gesamt2');
  // Contacts that the user created are not announced.
  await expect.element(page.getByText(/Neuer Kontakt/)).not.toBeInTheDocument();

  await choose(utf16(adExport, false));
  await expect.element(preview).toHaveTextContent('Es gibt nichts Neues zu importieren.');
  expect(countsIn(preview)).toMatchObject({ 'Duplikate übersprungen': 2, 'Zu importieren': 0 });
  await preview.getByRole('button', { name: 'Schließen' }).click();
  expect(sent()).toHaveLength(2);
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

test('a file of a German spreadsheet program is imported (CSV-004, CSV-007, CSV-009, CSV-010, CSV-012..018, CSV-027, CSV-028)', async () => {
  const { byName, contacts } = await openImporting();
  await choose(windows1252(germanSheet));
  await expect.element(preview).toBeVisible();
  expect(countsIn(preview)).toEqual({
    'Gesamt in Datei': 8,
    'Zu importieren': 4,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 2,
    'Ohne Name oder E‑Mail': 2,
  });
  await confirm.click();
  await expect.element(summary).toBeVisible();
  const max = byName('Müller; Max');
  expect(max).toMatchObject({
    company: 'Foto "Blitz" GmbH',
    phase: 'abgesagt',
    source: 'CSV Import',
    tags: ['eins zwei'],
    raw_data: { question_Wunsch: 'eins\r\nzwei', Status: 'abgesagt' },
  });
  const headers = ['Name', 'E-Mail', 'Telefon', 'Firma', 'Status', 'question_Wunsch'];
  expect(Object.keys(max?.raw_data ?? {})).toEqual(headers);
  expect(byName('Jürgen Groß')).toMatchObject({ phase: 'nicht_erreicht', phone: null, tags: ['ab 500 €'] });
  expect(byName('Käthe Süß')).toMatchObject({ phase: 'in_klaerung', tags: [] });
  expect(byName('Leerer Status')).toMatchObject({ phase: 'new' });
  expect(contacts()).toHaveLength(4);
  await finish();

  // Importing the same file again adds only the new row at its end.
  await choose(windows1252(`${germanSheet}\r\nNeue Zeile;neu@anfrage.example;;;;`));
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(countsIn(summary)).toMatchObject({ Importiert: 1, 'Duplikate übersprungen': 4 });
  expect(contacts()).toHaveLength(5);
});

test('files that cannot be imported are refused (CSV-001..003, CSV-005, CSV-031, CSV-034, CSV-048)', async () => {
  const { contacts } = await openImporting();
  const alert = page.getByRole('alertdialog');
  const expectAlert = async (text: string): Promise<void> => {
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(alert).not.toHaveTextContent('.txt');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  };
  await choose('name,email\nA,a@x.de', { name: 'leads.txt', type: 'text/plain' });
  await expectAlert('Bitte wählen Sie eine CSV-Datei aus');
  await choose('PK', {
    name: 'leads.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await expectAlert('Bitte wählen Sie eine CSV-Datei aus');
  for (const [content, text] of [
    // Saved by another program with the name, or the type, of a table.
    ['PK\u0003\u0004', 'Das ist eine Excel- oder PDF-Datei'],
    ['', 'CSV-Datei ist leer oder hat keine Daten'],
    ['name,email\r\n', 'CSV-Datei ist leer oder hat keine Daten'],
    ['a,b\n1,2', 'Gefunden: a, b'],
    ['name,email\nA,\n,b@x.de', 'Keine gültigen Kontakte in der CSV-Datei gefunden'],
  ] as const) {
    await choose(content);
    await expectAlert(text);
  }
  expect(contacts()).toEqual([]);
});

test('an import that the server refuses from its beginning leaves nothing (CSV-034)', async () => {
  const { contacts, stage } = await openImporting();
  const alert = page.getByRole('alertdialog');
  const failed = 'Fehler beim Importieren der CSV-Datei';
  stage.answer({ [beginning]: refuse(500) });
  await choose('name,email\nA,a@x.de');
  await confirm.click();
  await expect.element(alert).toHaveTextContent(failed);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  stage.answer({ 'GET /api/admin/contacts': refuse(500) });
  await choose('name,email\nA,a@x.de', { name: 'leads' });
  await expect.element(alert).toHaveTextContent(failed);
  await page.getByRole('button', { name: 'OK' }).click();
  expect(contacts()).toEqual([]);
});

test('the address book of a phone is imported (CSV-047)', async () => {
  const { contacts } = await openImporting();
  const card = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Erika Müller', 'TEL;TYPE=CELL:+49 170 5550101'];
  const text = [...card, 'EMAIL:erika@example.de', 'END:VCARD', ''].join('\r\n');
  const label = page.getByLabelText('Adressbuch');
  await expect.element(label).toHaveAttribute('accept', '.vcf');
  let pressed = 0;
  label.element().addEventListener('click', (event) => {
    pressed += 1;
    event.preventDefault();
  });
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await page.getByRole('button', { name: 'Adressbuch importieren (.vcf)' }).click();
  expect(pressed).toBe(1);
  await choose(text, { name: 'Kontakte.vcf', type: 'text/vcard', label: 'Adressbuch' });
  await expect.element(preview.getByRole('cell', { name: 'Erika Müller' })).toBeVisible();
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(contacts()).toMatchObject([{ name: 'Erika Müller', email: 'erika@example.de', phone: '+49 170 5550101' }]);
});
