import { readFile } from 'node:fs/promises';
import { enter, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { part, twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('a chart can be explored by keyboard, shown as a table, and downloaded @whole', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await twoWeeks(studio);
  await enter(page, studio, `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay()}`);
  const timeline = part(page, 'Umsatz und Buchungen im Verlauf');
  await expect(timeline.getByRole('img')).toHaveAccessibleName(
    /^Stärkster Tag: .* Umsatz: bisher .* mehr als im Zeitraum davor\.$/,
  );

  const walk = timeline.getByRole('slider');
  await walk.focus();
  await walk.press('End');
  await expect(walk).toHaveAttribute('aria-valuenow', '7');
  await walk.press('ArrowLeft');
  await expect(walk).toHaveAttribute('aria-valuetext', /: .* € · 2 Buchungen; davor: .* · 0 Buchungen$/);
  await expect(timeline.getByText('2 Buchungen', { exact: false }).last()).toBeVisible();
  await walk.press('Home');
  await expect(walk).toHaveAttribute('aria-valuenow', '1');

  const asTable = timeline.getByRole('button', { name: 'Als Tabelle' });
  await asTable.focus();
  await page.keyboard.press('Enter');
  await expect(asTable).toHaveAttribute('aria-pressed', 'true');
  await expect(asTable).toBeFocused();
  const table = timeline.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Zeitraum',
    'Umsatz',
    'Buchungen',
    'Umsatz davor',
    'Buchungen davor',
  ]);
  await expect(table.getByRole('row').nth(6).getByRole('cell').nth(1)).toHaveText('2');
  await page.keyboard.press('Enter');
  await expect(timeline.getByRole('img')).toBeVisible();

  const saved = page.waitForEvent('download');
  await timeline.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('bericht-revenue.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Zeitraum";"Umsatz";"Buchungen";"Umsatz davor";"Buchungen davor"');
  expect(lines).toHaveLength(8);
  expect(lines[6]).toMatch(/^"[^"]+";\d+,\d\d;2;0,00;0$/);

  for (const name of ['Umsatz nach Fotograf', 'Gefragte Zeiten', 'Auslastung der angebotenen Zeit']) {
    await part(page, name).getByRole('button', { name: 'Als Tabelle' }).click();
    await expect(part(page, name).getByRole('table')).toBeVisible();
  }
  await part(page, 'Vom Kontakt zur Buchung').getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(part(page, 'Vom Kontakt zur Buchung').getByRole('row').nth(1)).toHaveText('Eingegangen2100 %');
  expect(errors).toEqual([]);
});
