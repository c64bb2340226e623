import { readFile } from 'node:fs/promises';
import { berlinDay, complaintsOf, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from './admin.ts';
import { part, twoWeeks } from './reports.ts';
import { expect, test } from './studio.ts';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  const { body } = await studio.api('GET', '/api/admin/contacts');
  for (const { id } of body as { id: string }[]) await studio.api('DELETE', `/api/admin/contacts/${id}`);
});

test('a chart is gone through by keyboard, is a table one press away, and a file at another', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
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
  expect(complaints).toEqual([]);
});

test('the period before is drawn lighter and as an outline, with a legend in every chart that compares (REP-024)', async ({
  page,
  studio,
}) => {
  await twoWeeks(studio);
  await enter(page, studio, `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay()}`);
  const timeline = part(page, 'Umsatz und Buchungen im Verlauf');
  for (const name of ['Umsatz und Buchungen im Verlauf', 'Umsatz nach Service', 'Umsatz nach Fotograf']) {
    const legend = part(page, name).getByRole('list').first().getByRole('listitem');
    await expect(legend).toHaveCount(2);
    await expect(legend.nth(1)).toContainText('davor');
    const looks = await part(page, name)
      .locator('svg .stroke-before')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].join(' ')));
    // In the legend and the chart; always different from the current period.
    expect(looks.length).toBeGreaterThan(1);
    const now = await part(page, name)
      .locator('svg .fill-chart')
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
    for (const look of looks) {
      const [fill, stroke] = look.split(/ (?=rgb)/);
      expect(new Set([fill, stroke, now]).size).toBe(3);
    }
  }
  await expect(timeline).toBeVisible();
  // A week without sessions is compared with the week before, so there is data to show.
  await page.goto(`/admin/reports?from=${berlinDay(1)}&to=${berlinDay(7)}`);
  await expect(timeline).toBeVisible();
  await expect(page.getByText('noch nichts auszuwerten')).toHaveCount(0);
});

test('on paper there are the numbers and the charts, in light colours, and nothing to press', async ({
  page,
  studio,
}) => {
  await twoWeeks(studio);
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() => localStorage.setItem('admin_theme', 'dark'));
  await page.goto('/admin/reports');
  const timeline = part(page, 'Umsatz und Buchungen im Verlauf');
  await expect(timeline.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(timeline.getByRole('img')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await timeline.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expectNoSidewaysScroll(page);
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`The reports are accessible and fit a phone (${theme}, ${language})`, async ({ page, studio }) => {
    await twoWeeks(studio);
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/admin/reports?from=${berlinDay(-6)}&to=${berlinDay()}`);
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      for (const button of await page.getByRole('button', { name: /^(?:Als Tabelle|Таблицей)$/ }).all()) {
        await button.click();
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
