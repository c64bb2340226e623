import type { Locator, Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { column, emptyBoard, stored } from './contacts.ts';
import { expect, type Studio, test } from './studio.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

const board = '/admin/kontakten';
const choose = (page: Page, content: string | Buffer, name = 'leads.csv', mimeType = 'text/csv') =>
  page.getByLabel('CSV-Datei').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Import prüfen' });
const summary = (page: Page): Locator => page.getByRole('dialog', { name: 'Import abgeschlossen' });
const confirm = (page: Page) => preview(page).getByRole('button', { name: /^\d+ Kontakte? importieren$/ });

/** The numbers that a dialog shows, by label. */
const countsIn = async (dialog: Locator): Promise<Record<string, number>> => {
  const rows = await dialog.locator('dl').first().locator('> div').all();
  const read = async (row: Locator) => [
    await row.locator('dt').innerText(),
    Number(await row.locator('dd').innerText()),
  ];
  return Object.fromEntries(await Promise.all(rows.map(read)));
};
const contacts = async (studio: Studio): Promise<any[]> => (await studio.api('GET', '/api/admin/contacts')).body;
const byName = async (studio: Studio, name: string): Promise<any> =>
  (await contacts(studio)).find((contact) => contact.name === name);

const utf16 = (text: string, littleEndian = true): Buffer => {
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return littleEndian ? buffer : buffer.swap16();
};

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
  const says = async (text: string): Promise<void> => {
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(text);
    await expect(alert).not.toContainText('.txt');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  };
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await choose(page, 'name,email\nA,a@x.de', 'leads.txt', 'text/plain');
  await says('Bitte wählen Sie eine CSV-Datei aus');
  await choose(page, 'PK', 'leads.xlsx', sheet);
  await says('Bitte wählen Sie eine CSV-Datei aus');
  await choose(page, '');
  await says('CSV-Datei ist leer oder hat keine Daten');
  await choose(page, 'name,email\r\n');
  await says('CSV-Datei ist leer oder hat keine Daten');
  await choose(page, 'a,b\n1,2');
  await says('Gefunden: a, b');
  await choose(page, 'name,email\nA,\n,b@x.de');
  await says('Keine gültigen Kontakte in der CSV-Datei gefunden');
  await page.route('**/imports/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await choose(page, 'name,email\nA,a@x.de');
  await confirm(page).click();
  await says('Fehler beim Importieren der CSV-Datei');
  await page.route('**/api/admin/contacts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await choose(page, 'name,email\nA,a@x.de', 'leads', 'text/csv');
  await says('Fehler beim Importieren der CSV-Datei');
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

test('rows that fail are named, kept in a file, and can be imported again; undone it is as before (CSV-023, CSV-033, I04)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  const rows = Array.from(
    { length: 25 },
    (_, i) => `Kontakt ${i},${i === 7 ? 'keine adresse' : `k${i}@x.example`},=1+1`,
  );
  await choose(page, ['name,email,x', ...rows].join('\n'));
  // One request fails on the network, one is refused for its address.
  await page.route('**/api/admin/contacts', (route) => {
    const fails = route.request().method() === 'POST' && route.request().postDataJSON().name === 'Kontakt 3';
    return fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
  });
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 23, Fehlgeschlagen: 2, 'Gesamt in Datei': 25 });
  expect(logged.filter((text) => text.startsWith('CSV-Import'))).toHaveLength(2);
  await expect(summary(page)).toContainText('Zeile 9, Kontakt 7');
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Fehlgeschlagene Zeilen herunterladen' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await waiting).createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString();
  const [head, ...failed] = file.split('\r\n');
  expect(head).toBe('\uFEFFname;email;x;Zeile;Grund');
  expect(failed[0]).toBe(`Kontakt 3;k3@x.example;"'=1+1";5;HTTP 500`);
  expect(failed[1]).toContain(`Kontakt 7;keine adresse;"'=1+1";9;`);

  await summary(page).getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(summary(page)).toContainText('Rückgängig gemacht: 23 Kontakte entfernt.');
  expect(await contacts(studio)).toEqual([]);
});

test('an import is undone later from the list of imports, but for whom somebody has worked on (CONT-008, CSV-037)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const list = page.getByRole('dialog', { name: 'Bisherige Importe' });
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect(list).toContainText('Bisher wurden keine Kontakte importiert.');
  await page.keyboard.press('Escape');

  await expect(page.getByLabel('CSV-Datei')).toHaveAttribute('accept', '.csv');
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'CSV importieren' }).click();
  await (await files).setFiles({
    name: 'Herbst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email\nAnna,anna@x.example\nBert,bert@x.example\nCara,cara@x.example'),
  });
  await confirm(page).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const { id } = await byName(studio, 'Bert');
  await studio.api('POST', `/api/admin/contacts/${id}/notes`, { note: 'Ruft zurück', note_type: 'general' });

  // Also days later, on another computer.
  await page.reload();
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect(list).toContainText('Herbst.csv');
  await expect(list).toContainText('Sabine Vogel');
  await expect(list).toContainText('3 auf dem Board, davon 1 bearbeitet oder gebucht');
  await expectAccessible(page);
  const question = page.getByRole('alertdialog', { name: 'Import rückgängig machen?' });
  const press = () => list.getByRole('button', { name: 'Herbst.csv rückgängig machen' }).click();
  await press();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await page.route('**/imports/*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await press();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('konnte nicht rückgängig gemacht werden');
  await page.getByRole('button', { name: 'OK' }).click();
  await press();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(
    page.getByText('2 Kontakte entfernt. 1 Kontakt bleibt, weil jemand daran gearbeitet hat.'),
  ).toBeVisible();
  await expect(list).toContainText('Rückgängig gemacht: 2 entfernt, 1 behalten');
  await expect(list.getByRole('button', { name: /rückgängig machen/ })).toHaveCount(0);
  await expect(page.locator('li[data-contact]')).toHaveCount(1);
  expect((await contacts(studio)).map((contact) => contact.id)).toEqual([id]);
});

test('5,000 rows are read and the new ones imported while the page answers, the second time none (I05)', async ({
  page,
  studio,
}) => {
  const rows = Array.from({ length: 5000 }, (_, i) => ({
    id: `l:${i}`,
    ad_name: `Anzeige ${i % 7}`,
    campaign_name: 'Herbst',
    'question_wann?': `ab ${10 + (i % 9)} Uhr`,
    'question_was?': `Familie; "draußen" ${i % 11}`,
    full_name: `Kontakt ${i}`,
    email: `k${i}@x.example`,
    phone_number: `p:+49170${i}`,
    lead_status: 'new',
    utm_source: 'fb',
  }));
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const file = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row).map(quoted))]
    .map((cells) => cells.join('\t'))
    .join('\r\n');
  // Four of five exist already: rows are sent one after the other, and a thousand are enough to see that.
  await studio.sql(
    `INSERT INTO contact (id, name, email, source, phase, priority, raw_data, created_at, phase_entered_at)
     SELECT gen_random_uuid(), raw ->> 'full_name', raw ->> 'email', 'fb', 'new', 'medium', raw, at, at
     FROM jsonb_array_elements($1) WITH ORDINALITY AS came (raw, n),
          LATERAL (SELECT now() - make_interval(secs => n) AS at) AS moment`,
    [JSON.stringify(rows.slice(0, 4000))],
  );
  await enter(page, studio, board);
  await choose(page, utf16(file));
  await expect(confirm(page)).toHaveText('1000 Kontakte importieren');
  await confirm(page).click();
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(100);
  // The page still accepts input, and the progress continues.
  const before = await progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeFocused();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(before);
  await expect(summary(page)).toBeVisible({ timeout: 100_000 });
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 1000, Fehlgeschlagen: 0 });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(column(page, 'new').locator('h2')).toContainText('5000 Kontakte');
  await choose(page, utf16(file));
  await expect(preview(page)).toContainText('Es gibt nichts Neues zu importieren.');
  expect(await countsIn(preview(page))).toMatchObject({ 'Duplikate übersprungen': 5000, 'Zu importieren': 0 });
  const [{ count }] = await studio.sql('SELECT count(*)::int AS count FROM contact');
  expect(count).toBe(5000);
});

test('stopped, an import says how far it came, and that can be taken back (CSV-032)', async ({ page, studio }) => {
  await enter(page, studio, board);
  const rows = Array.from({ length: 2000 }, (_, i) => `Kontakt ${i},k${i}@x.example`);
  await choose(page, ['name,email', ...rows].join('\n'));
  await confirm(page).click();
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(summary(page)).toBeVisible();
  const counts = await countsIn(summary(page));
  expect((counts['Importiert'] ?? 0) + (counts['Angehalten, nicht importiert'] ?? 0)).toBe(2000);
  expect(await contacts(studio)).toHaveLength(counts['Importiert'] ?? 0);
  await summary(page).getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(summary(page)).toContainText(`${counts['Importiert']} Kontakte entfernt.`);
  expect(await contacts(studio)).toEqual([]);
});

test('columns are assigned by hand, by keyboard and on a phone, and a wrong choice is taken back (CSV-036)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, board);
  const rows = [
    'Zuerst;Wer;Wohin;Rufnummer;Wunsch',
    'x;Änne Müller;aenne@x.example;0170 1;Hund',
    ';Ben;ben@x.example;;',
  ];
  await choose(page, rows.join('\n'));
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Gefunden: Zuerst, Wer, Wohin, Rufnummer, Wunsch');
  await refusal.getByRole('button', { name: 'Spalten selbst zuordnen' }).click();
  const columns = preview(page).getByRole('region', { name: 'Spalten zuordnen' });
  const choice = (header: string) => columns.getByLabel(`${header} wird`);
  await expect(columns.getByRole('listitem')).toHaveCount(5);
  await expect(columns.getByRole('listitem').nth(1)).toContainText('Änne Müller · Ben');
  await expect(columns).toContainText('in welcher Spalte der Name und in welcher die E‑Mail steht');
  await expect(confirm(page)).toHaveCount(0);
  await choice('Wohin').selectOption({ label: 'E-Mail' });
  // By keyboard, with a wrong choice first.
  await choice('Zuerst').focus();
  await page.keyboard.type('Name');
  await expect(choice('Zuerst')).toHaveValue('name');
  await expect(confirm(page)).toHaveText('1 Kontakt importieren');
  await choice('Wer').selectOption({ label: 'Name' });
  await expect(choice('Zuerst')).toHaveValue('');
  await expect(confirm(page)).toHaveText('2 Kontakte importieren');
  await choice('Rufnummer').selectOption({ label: 'Telefon' });
  await choice('Wunsch').selectOption({ label: 'Tags und Zeiten' });
  await expect(preview(page).getByRole('cell', { name: '0170 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  const made = await byName(studio, 'Änne Müller');
  expect(made).toMatchObject({ email: 'aenne@x.example', phone: '0170 1', tags: ['Hund'] });
  expect(Object.entries(made.raw_data)).toEqual([
    ['Zuerst', 'x'],
    ['Wer', 'Änne Müller'],
    ['Wohin', 'aenne@x.example'],
    ['Rufnummer', '0170 1'],
    ['Wunsch', 'Hund'],
  ]);
});

test('the guess is chosen at first and can be restored; no column of a file is lost by it (CSV-036)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  await choose(page, 'Name,Firma,E-Mail,utm_source\nAnna,Lumen,anna@x.example,fb');
  const columns = preview(page).getByRole('region', { name: 'Spalten zuordnen' });
  const chosen = () =>
    columns.locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await expect(columns.getByRole('listitem')).toHaveCount(4);
  expect(await chosen()).toEqual(['name', 'company', 'email', 'source']);
  await expect(columns.getByRole('button', { name: 'Vorschlag wiederherstellen' })).toHaveCount(0);
  await columns.getByLabel('Firma wird').selectOption({ label: 'Name' });
  expect(await chosen()).toEqual(['', 'name', 'email', 'source']);
  await expect(preview(page).getByRole('cell', { name: 'Lumen' })).toBeVisible();
  await columns.getByRole('button', { name: 'Vorschlag wiederherstellen' }).click();
  expect(await chosen()).toEqual(['name', 'company', 'email', 'source']);
  await columns.getByLabel('Firma wird').selectOption({ label: 'Nicht zuordnen' });
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await byName(studio, 'Anna')).toMatchObject({
    company: null,
    source: 'fb',
    raw_data: { Name: 'Anna', Firma: 'Lumen', 'E-Mail': 'anna@x.example', utm_source: 'fb' },
  });
});

test('On a phone the import is as usable', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, board);
  await choose(page, 'name,email\nAnna Ohne-Grenzen von der Heydte,anna@x.example');
  await expect(confirm(page)).toHaveText('1 Kontakt importieren');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await confirm(page).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(column(page, 'new')).toContainText('Anna Ohne-Grenzen');
  const { id } = await byName(studio, 'Anna Ohne-Grenzen von der Heydte');
  expect((await stored(studio, id)).source).toBe('CSV Import');
});
