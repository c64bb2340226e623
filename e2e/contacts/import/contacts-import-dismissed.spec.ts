import { enter, expectAccessible } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, choose, contacts, preview } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('a dismissed import sends nothing; an unclosed quote gives a warning (CSV-019, I05)', async ({ page, studio }) => {
  await enter(page, studio, board);
  await choose(page, 'name,email,x\nA,a@x.de,\n"B,b@x.de,\nC,c@x.de,');
  await expect(preview(page).getByRole('alert')).toContainText('In Zeile 3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  expect(await contacts(studio)).toEqual([]);
});
