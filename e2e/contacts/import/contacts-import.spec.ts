import { enter, expectAccessible } from '../../support/admin.ts';
import { column, emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, choose, confirm, countsIn, preview, summary, utf16 } from './contacts-import.ts';

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

test('an export of an advertising platform is imported (CSV-006, CSV-011, CSV-019..035, AMB-076, AMB-079)', async ({
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
