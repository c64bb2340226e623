import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/looks.ts';
import { choose, confirm, countsIn, finish, fixture, openImporting, preview, summary } from './importing.ts';

test('encoding, header and separator can be chosen, and the sample shows a wrong choice (CSV-044, CSV-045)', async () => {
  await page.viewport(390, 844);
  await openImporting();
  await choose(await fixture('spreadsheet-windows-1251.csv'));
  const encoding = preview.getByLabelText('Zeichensatz');
  await expect.element(encoding).toHaveValue('windows-1251');
  await encoding.selectOptions('Windows, Westeuropa');
  await expect.element(preview.getByText('Àë¸íà Ïðèìåðîâà').first()).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await encoding.selectOptions('Windows, Kyrillisch');
  await expect.element(preview.getByRole('cell', { name: 'Алёна Примерова' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();

  await choose(await fixture('lines-above-the-header.csv'));
  const header = preview.getByLabelText('Zeile mit den Spaltennamen');
  await expect.element(header).toHaveValue('4');
  await header.selectOptions('Zeile 1: Report: Leads November');
  const ask = 'Wählen Sie, in welcher Spalte der Name und in welcher die E‑Mail steht.';
  await expect.element(preview).toHaveTextContent(ask);
  await expect.element(confirm).not.toBeInTheDocument();
  await header.selectOptions('Zeile 4: Name · Email · Phone');
  await expect.element(confirm).toHaveTextContent('1 Kontakt importieren');
  const separator = preview.getByLabelText('Trennzeichen');
  await separator.selectOptions('Semikolon ;');
  await expect.element(confirm).not.toBeInTheDocument();
  await separator.selectOptions('Komma ,');
  await expect.element(confirm).toHaveTextContent('1 Kontakt importieren');
});

test('a file without names of columns is imported (CSV-044)', async () => {
  const { byName } = await openImporting();
  await choose('Lena Beispiel;lena@example.org;0170 5550101\nJörg Muster;joerg@example.org;');
  await expect.element(preview.getByLabelText('Zeile mit den Spaltennamen')).toHaveValue('');
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(byName('Lena Beispiel')).toMatchObject({
    phone: '0170 5550101',
    raw_data: { 'Spalte 1': 'Lena Beispiel', 'Spalte 3': '0170 5550101' },
  });
});

test('one press makes every contact new, another imports rows of the test tool; the wait counts from the form, and its answer is shown (CSV-039..041)', async () => {
  const { byName } = await openImporting();
  await choose(await fixture('lead-form-utf16.csv'));
  await expect.element(preview.getByRole('cell', { name: 'In Klärung' })).toBeVisible();
  await preview.getByText('1 Zeile wird nicht importiert').click();
  await expect.element(preview).toHaveTextContent('Zeile 3: Das sind Testdaten der Anzeige, keine Anfrage.');
  await preview.getByLabelText('Testdaten auch importieren').click();
  await expect.element(confirm).toHaveTextContent('2 Kontakte importieren');
  await preview.getByLabelText('Testdaten auch importieren').click();
  await preview.getByLabelText('Alle Kontakte dieser Datei als „Neu“ importieren').click();
  await expect.element(preview.getByRole('cell', { name: 'Neu', exact: true })).toBeVisible();
  await expectAccessible();
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(countsIn(summary)).toMatchObject({ Importiert: 1, 'Testdaten übersprungen': 1 });
  const made = byName('Lena Beispiel');
  expect(made).toMatchObject({ phase: 'new', tags: ['newborn'] });
  expect(Date.parse(made?.phase_entered_at ?? '')).toBe(Date.parse('2026-11-27T19:02:11+01:00'));
  await finish();
  await page.getByRole('button', { name: 'Lena Beispiel', exact: true }).click();
  const panel = page.bySelector('aside[aria-label="Kontakt"]');
  await panel.getByText('Daten der Zeile').click();
  await expect.element(panel).toHaveTextContent('welches_shooting_interessiert_dich?');
});

test('a row that is refused says why, and can be corrected in a file (CSV-023, CSV-046)', async () => {
  const { byName } = await openImporting();
  await choose('name,email,phone\nAnna,keine adresse,0170 1\n,b@x.example,\nCara,c@x.example,12E+9,zu viel');
  await expect.element(preview).toBeVisible();
  expect(countsIn(preview)).toEqual({
    'Gesamt in Datei': 3,
    'Zu importieren': 1,
    'Duplikate übersprungen': 0,
    'Mit Termin übersprungen': 0,
    'Ohne Name oder E‑Mail': 1,
    'Mit ungültiger E‑Mail-Adresse': 1,
  });
  await preview.getByText('2 Zeilen werden nicht importiert').click();
  await expect.element(preview).toHaveTextContent('Zeile 2: Die E‑Mail-Adresse ist ungültig.');
  await expect.element(preview).toHaveTextContent('Zeile 3: Name oder E‑Mail-Adresse fehlt.');
  await expect.element(preview).toHaveTextContent('Zeile 4: Dort stehen mehr Zellen, als es Spaltennamen gibt.');
  await confirm.click();
  await expect.element(summary).toHaveTextContent('Zeile 2, Anna: Die E‑Mail-Adresse ist ungültig.');
  await expect.element(summary).not.toHaveTextContent('body');
  expect(byName('Cara')?.raw_data).toMatchObject({ 'Spalte 4': 'zu viel' });
});
