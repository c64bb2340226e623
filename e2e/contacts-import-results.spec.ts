import { enter, expectAccessible } from './admin.ts';
import { column, emptyBoard } from './contacts.ts';
import { board, byName, choose, confirm, contacts, countsIn, preview, summary, utf16 } from './contacts-import.ts';
import { expect, test } from './studio.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
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

test('5,000 rows are read and the new ones imported while the page responds, the second time none (I05)', async ({
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
