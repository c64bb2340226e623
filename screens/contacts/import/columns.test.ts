import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { columnOf } from '../../support/contacts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/looks.ts';
import { choose, confirm, openImporting, preview, summary } from './importing.ts';

const columns = preview.getByRole('region', { name: 'Spalten zuordnen' });
const roleOf = (header: string) => columns.getByLabelText(`${header} wird`);

test('the guessed columns are preselected and can be restored; every column of a file is kept (CSV-036)', async () => {
  const { byName } = await openImporting();
  await choose('Name,Firma,E-Mail,utm_source\nAnna,Lumen,anna@x.example,fb');
  const chosen = () =>
    columns
      .bySelector('select')
      .elements()
      .map((one) => (one as HTMLSelectElement).value);
  await expect.element(columns.getByRole('listitem')).toHaveLength(4);
  expect(chosen()).toEqual(['name', 'company', 'email', 'source']);
  const restore = columns.getByRole('button', { name: 'Vorschlag wiederherstellen' });
  await expect.element(restore).not.toBeInTheDocument();
  await roleOf('Firma').selectOptions('Name');
  await expect.poll(chosen).toEqual(['name', 'name', 'email', 'source']);
  await expect.element(preview.getByRole('cell', { name: 'Anna Lumen' })).toBeVisible();
  await restore.click();
  await expect.poll(chosen).toEqual(['name', 'company', 'email', 'source']);
  await roleOf('Firma').selectOptions('Nicht zuordnen');
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(byName('Anna')).toMatchObject({
    company: null,
    source: 'fb',
    raw_data: { Name: 'Anna', Firma: 'Lumen', 'E-Mail': 'anna@x.example', utm_source: 'fb' },
  });
});

test('columns are assigned by hand, by keyboard and on a phone, and a wrong choice can be corrected (CSV-036)', async () => {
  await page.viewport(375, 812);
  const { byName } = await openImporting();
  const rows = [
    'Zuerst;Wer;Wohin;Rufnummer;Wunsch',
    'x;Änne Müller;aenne@x.example;0170 1;Hund',
    ';Ben;ben@x.example;;',
  ];
  await choose(rows.join('\n'));
  const refusal = page.getByRole('alertdialog');
  await expect.element(refusal).toHaveTextContent('Gefunden: Zuerst, Wer, Wohin, Rufnummer, Wunsch');
  await refusal.getByRole('button', { name: 'Spalten selbst zuordnen' }).click();
  await expect.element(columns.getByRole('listitem')).toHaveLength(5);
  await expect.element(columns.getByRole('listitem').nth(1)).toHaveTextContent('Änne Müller · Ben');
  // Its cells are addresses, whatever its name.
  await expect.element(roleOf('Wohin')).toHaveValue('email');
  await expect.element(columns).toHaveTextContent('Wählen Sie, in welcher Spalte der Name steht.');
  await expect.element(confirm).not.toBeInTheDocument();
  // By keyboard, with a wrong choice first.
  (roleOf('Zuerst').element() as HTMLElement).focus();
  await userEvent.keyboard('Name');
  await expect.element(roleOf('Zuerst')).toHaveValue('name');
  await expect.element(confirm).toHaveTextContent('1 Kontakt importieren');
  // Several columns may be the name.
  await roleOf('Wer').selectOptions('Name');
  await expect.element(preview.getByRole('cell', { name: 'x Änne Müller' })).toBeVisible();
  await roleOf('Zuerst').selectOptions('Nicht zuordnen');
  await expect.element(confirm).toHaveTextContent('2 Kontakte importieren');
  await expect.element(roleOf('Rufnummer')).toHaveValue('phone');
  await roleOf('Wunsch').selectOptions('Tags und Zeiten');
  await expect.element(preview.getByRole('cell', { name: '0170 1' })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await confirm.click();
  await expect.element(summary).toBeVisible();
  const made = byName('Änne Müller');
  expect(made).toMatchObject({ email: 'aenne@x.example', phone: '0170 1', tags: ['Hund'] });
  expect(Object.entries(made?.raw_data ?? {})).toEqual([
    ['Zuerst', 'x'],
    ['Wer', 'Änne Müller'],
    ['Wohin', 'aenne@x.example'],
    ['Rufnummer', '0170 1'],
    ['Wunsch', 'Hund'],
  ]);
});

test('the import can be used on a phone', async () => {
  await page.viewport(375, 812);
  const { byName } = await openImporting();
  await choose('name,email\nAnna Ohne-Grenzen von der Heydte,anna@x.example');
  await expect.element(confirm).toHaveTextContent('1 Kontakt importieren');
  await expectNoSidewaysScroll();
  await expectAccessible();
  await confirm.click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(columnOf('new')).toHaveTextContent('Anna Ohne-Grenzen');
  expect(byName('Anna Ohne-Grenzen von der Heydte')?.source).toBe('CSV Import');
});
