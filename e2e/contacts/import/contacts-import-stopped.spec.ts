import { enter } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, choose, confirm, contacts, countsIn, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('a stopped import shows its progress, and the imported part can be undone (CSV-032) @whole', async ({
  page,
  studio,
}) => {
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
