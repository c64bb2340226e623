import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enter } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { cases, type FileCase } from './contact-file-cases.ts';
import { board, choose, confirm, contacts, countsIn, preview, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

const bytesOf = (file: FileCase['file']): Buffer =>
  typeof file === 'string'
    ? readFileSync(join(import.meta.dirname, '../../fixtures/contact-files', file))
    : Buffer.from(file);

test('files of address books, customer systems, advertisements and spreadsheets are read as they are (CSV-039..045, AMB-078, AMB-079)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  for (const { file, contacts: made, lines, says = [], counts } of cases) {
    await test.step(typeof file === 'string' ? file : Buffer.from(file).toString('latin1'), async () => {
      await emptyBoard(studio);
      await choose(page, bytesOf(file));
      const dialog = preview(page);
      await expect(dialog).toBeVisible();
      for (const text of says) await expect(dialog).toContainText(text);
      if (counts) expect(await countsIn(dialog)).toMatchObject(counts);
      const shown = dialog.getByRole('region', { name: 'Die ersten Zeilen' }).locator('tbody tr');
      await expect(shown).toHaveCount(made.length);
      if (lines) expect(await shown.locator('td:first-child').allInnerTexts()).toEqual(lines.map(String));
      await confirm(page).click();
      await expect(summary(page)).toBeVisible();
      const stored = await contacts(studio);
      expect(stored.toReversed().map(({ name, email, phone }) => [name, email, phone])).toEqual(made);
      expect(JSON.stringify(stored.map(({ raw_data }) => raw_data))).not.toContain('\\r');
      await page.getByRole('button', { name: 'Fertig' }).click();
    });
  }
});

test('the address book of a phone is chosen in the list of imports (CSV-047)', async ({ page, studio }) => {
  await enter(page, studio, board);
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Adressbuch importieren (.vcf)' }).click();
  const card = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Erika Müller', 'TEL;TYPE=CELL:+49 170 5550101'];
  const text = [...card, 'EMAIL:erika@example.de', 'END:VCARD', ''].join('\r\n');
  await (await files).setFiles({ name: 'Kontakte.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) });
  await expect(preview(page).getByRole('cell', { name: 'Erika Müller' })).toBeVisible();
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await contacts(studio)).toMatchObject([
    { name: 'Erika Müller', email: 'erika@example.de', phone: '+49 170 5550101' },
  ]);
});
