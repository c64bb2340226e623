import { enter } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, confirm, contacts, summary, utf16 } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

// An export of an advertising platform: UTF-16, tabs, its own column names.
const adExport = [
  'id\tad_name\tquestion_wann_erreichen_wir_sie?\tfull_name\temail\tphone_number\tlead_status\tutm_source\tutm_medium\tutm_campaign',
  'l:101\tBaby A\tab 17 Uhr\tYağmur Öztürk\tyagmur@anfrage.example\tp:+4917012345\tCREATED\tfb\tpaid\tbaby-2026',
  'l:102\tBaby A\tvormittags\tОльга Петрова\tolga@anfrage.example\tp:+4917054321\tnew\tfb\tpaid\tbaby-2026',
].join('\r\n');

test('the contacts of an imported file are stored, and the import is undone after a reload, except contacts that were edited (CONT-008, CSV-037, AMB-076)', async ({
  page,
  studio,
}) => {
  const nextNews = () => page.waitForResponse(/check-new/);
  const first = nextNews();
  await enter(page, studio, board);
  await first;
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'CSV importieren' }).click();
  await (await files).setFiles({ name: 'Baby 2026_Leads.csv', mimeType: 'text/csv', buffer: utf16(adExport) });
  const told = nextNews();
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  // What the user has created is no news.
  await told;
  await expect(page.getByText(/Neuer Kontakt/)).toHaveCount(0);
  expect(await byName(studio, 'Yağmur Öztürk')).toMatchObject({
    email: 'yagmur@anfrage.example',
    phone: '+4917012345',
    phase: 'in_klaerung',
    priority: 'medium',
    source: 'fb / paid / baby-2026',
    preferred_dates: ['ab 17 Uhr'],
    raw_data: { ad_name: 'Baby A', lead_status: 'CREATED', id: 'l:101' },
  });
  const { id } = await byName(studio, 'Ольга Петрова');
  await studio.api('POST', `/api/admin/contacts/${id}/notes`, { note: 'Ruft zurück', note_type: 'general' });

  // Also days later, on another computer.
  await page.reload();
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  const list = page.getByRole('dialog', { name: 'Bisherige Importe' });
  await expect(list).toContainText('2 auf dem Board, davon 1 bearbeitet oder gebucht');
  await list.getByRole('button', { name: 'Baby 2026_Leads.csv rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(list).toContainText('Rückgängig gemacht: 1 entfernt, 1 behalten');
  expect((await contacts(studio)).map((contact) => contact.id)).toEqual([id]);
});
