import { enter, expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { column, emptyBoard, stored } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, choose, confirm, preview, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('the guessed columns are preselected and can be restored; every column of a file is kept (CSV-036)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  await choose(page, 'Name,Firma,E-Mail,utm_source\nAnna,Lumen,anna@x.example,fb');
  const columns = preview(page).getByRole('region', { name: 'Spalten zuordnen' });
  const chosen = () =>
    columns.locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await expect(columns.getByRole('listitem')).toHaveCount(4);
  await expect.poll(chosen).toEqual(['name', 'company', 'email', 'source']);
  await expect(columns.getByRole('button', { name: 'Vorschlag wiederherstellen' })).toHaveCount(0);
  await columns.getByLabel('Firma wird').selectOption({ label: 'Name' });
  await expect.poll(chosen).toEqual(['name', 'name', 'email', 'source']);
  await expect(preview(page).getByRole('cell', { name: 'Anna Lumen' })).toBeVisible();
  await columns.getByRole('button', { name: 'Vorschlag wiederherstellen' }).click();
  await expect.poll(chosen).toEqual(['name', 'company', 'email', 'source']);
  await columns.getByLabel('Firma wird').selectOption({ label: 'Nicht zuordnen' });
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await byName(studio, 'Anna')).toMatchObject({
    company: null,
    source: 'fb',
    raw_data: { Name: 'Anna', Firma: 'Lumen', 'E-Mail': 'anna@x.example', utm_source: 'fb' },
  });
});

test('the import can be used on a phone @whole', async ({ page, studio }) => {
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
