import { enter, expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, choose, confirm, preview, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('columns are assigned by hand, by keyboard and on a phone, and a wrong choice can be corrected (CSV-036) @whole', async ({
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
  // Its cells are addresses, whatever its name.
  await expect(choice('Wohin')).toHaveValue('email');
  await expect(columns).toContainText('Wählen Sie, in welcher Spalte der Name steht.');
  await expect(confirm(page)).toHaveCount(0);
  // By keyboard, with a wrong choice first.
  await choice('Zuerst').focus();
  await page.keyboard.type('Name');
  await expect(choice('Zuerst')).toHaveValue('name');
  await expect(confirm(page)).toHaveText('1 Kontakt importieren');
  // Several columns may be the name.
  await choice('Wer').selectOption({ label: 'Name' });
  await expect(preview(page).getByRole('cell', { name: 'x Änne Müller' })).toBeVisible();
  await choice('Zuerst').selectOption({ label: 'Nicht zuordnen' });
  await expect(confirm(page)).toHaveText('2 Kontakte importieren');
  await expect(choice('Rufnummer')).toHaveValue('phone');
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
