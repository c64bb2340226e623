import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, choose, confirm, countsIn, preview, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../fixtures/contact-files', name));

test('encoding, header and separator can be chosen, and the sample shows a wrong choice (CSV-044, CSV-045) @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, studio, board);
  await choose(page, fixture('spreadsheet-windows-1251.csv'));
  const encoding = preview(page).getByLabel('Zeichensatz');
  await expect(encoding).toHaveValue('windows-1251');
  await encoding.selectOption({ label: 'Windows, Westeuropa' });
  await expect(preview(page).getByText('Àë¸íà Ïðèìåðîâà').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await encoding.selectOption({ label: 'Windows, Kyrillisch' });
  await expect(preview(page).getByRole('cell', { name: 'Алёна Примерова' })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, fixture('lines-above-the-header.csv'));
  const header = preview(page).getByLabel('Zeile mit den Spaltennamen');
  await expect(header).toHaveValue('4');
  await header.selectOption({ label: 'Zeile 1: Report: Leads November' });
  await expect(preview(page)).toContainText('Wählen Sie, in welcher Spalte der Name und in welcher die E‑Mail steht.');
  await expect(confirm(page)).toHaveCount(0);
  await header.selectOption({ label: 'Zeile 4: Name · Email · Phone' });
  await expect(confirm(page)).toHaveText('1 Kontakt importieren');
  const separator = preview(page).getByLabel('Trennzeichen');
  await separator.selectOption({ label: 'Semikolon ;' });
  await expect(confirm(page)).toHaveCount(0);
  await separator.selectOption({ label: 'Komma ,' });
  await expect(confirm(page)).toHaveText('1 Kontakt importieren');
});

test('a file without names of columns is imported (CSV-044) @whole', async ({ page, studio }) => {
  await enter(page, studio, board);
  await choose(page, 'Lena Beispiel;lena@example.org;0170 5550101\nJörg Muster;joerg@example.org;');
  await expect(preview(page).getByLabel('Zeile mit den Spaltennamen')).toHaveValue('');
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await byName(studio, 'Lena Beispiel')).toMatchObject({
    phone: '0170 5550101',
    raw_data: { 'Spalte 1': 'Lena Beispiel', 'Spalte 3': '0170 5550101' },
  });
});

test('one press makes every contact new, another imports rows of the test tool; the wait counts from the form, and its answer is shown (CSV-039..041) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  await choose(page, fixture('lead-form-utf16.csv'));
  await expect(preview(page).getByRole('cell', { name: 'In Klärung' })).toBeVisible();
  await preview(page).getByText('1 Zeile wird nicht importiert').click();
  await expect(preview(page)).toContainText('Zeile 3: Das sind Testdaten der Anzeige, keine Anfrage.');
  await preview(page).getByLabel('Testdaten auch importieren').check();
  await expect(confirm(page)).toHaveText('2 Kontakte importieren');
  await preview(page).getByLabel('Testdaten auch importieren').uncheck();
  await preview(page).getByLabel('Alle Kontakte dieser Datei als „Neu“ importieren').check();
  await expect(preview(page).getByRole('cell', { name: 'Neu', exact: true })).toBeVisible();
  await expectAccessible(page);
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toMatchObject({ Importiert: 1, 'Testdaten übersprungen': 1 });
  expect(await byName(studio, 'Lena Beispiel')).toMatchObject({
    phase: 'new',
    tags: ['newborn'],
    phase_entered_at: '2026-11-27T19:02:11.000+01:00',
  });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Lena Beispiel', exact: true }).click();
  const panel = page.locator('aside[aria-label="Kontakt"]');
  await panel.getByText('Daten der Zeile').click();
  await expect(panel).toContainText('welches_shooting_interessiert_dich?');
  await expectAccessible(page);
});

test('a row that is refused says why, and can be corrected in a file (CSV-023, CSV-046)', async ({ page, studio }) => {
  await enter(page, studio, board);
  await choose(page, 'name,email,phone\nAnna,keine adresse,0170 1\n,b@x.example,\nCara,c@x.example,12E+9,zu viel');
  await expect(preview(page)).toBeVisible();
  expect(await countsIn(preview(page))).toEqual({
    'Gesamt in Datei': 3,
    'Zu importieren': 1,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 0,
    'Ohne Name oder E‑Mail': 1,
    'Mit ungültiger E‑Mail-Adresse': 1,
  });
  await preview(page).getByText('2 Zeilen werden nicht importiert').click();
  await expect(preview(page)).toContainText('Zeile 2: Die E‑Mail-Adresse ist ungültig.');
  await expect(preview(page)).toContainText('Zeile 3: Name oder E‑Mail-Adresse fehlt.');
  await expect(preview(page)).toContainText('Zeile 4: Dort stehen mehr Zellen, als es Spaltennamen gibt.');
  await confirm(page).click();
  await expect(summary(page)).toContainText('Zeile 2, Anna: Die E‑Mail-Adresse ist ungültig.');
  await expect(summary(page)).not.toContainText('body');
  expect((await byName(studio, 'Cara')).raw_data).toMatchObject({ 'Spalte 4': 'zu viel' });
});
