import { book, enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { part, withoutFigures } from './reports.ts';

test('the charts say how many sessions were moved and what the waiting list has filled, once there is any (REP-025)', async ({
  page,
  studio,
}) => {
  await withoutFigures(studio);
  await studio.sql('DELETE FROM waiting_event');
  await studio.sql('DELETE FROM booking_move');
  const { id } = await book(studio, `${berlinDay(1)}T10:00`);
  await enter(page, studio, `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay(6)}`);
  const chart = part(page, 'Verschoben und nachbesetzt');
  await expect(part(page, 'Umsatz nach Service')).toBeVisible();
  await expect(chart).toHaveCount(0);

  await studio.sql(`
    INSERT INTO booking_move (booking_id, moved_at, by_customer)
    SELECT '${id}', now(), number < 3 FROM generate_series(1, 3) AS number`);
  await page.reload();
  await expect(chart).toContainText('Termine verschoben: 3. Aus der Warteliste vergeben: 0.');
  await expect(chart.getByRole('listitem').filter({ hasText: 'Von Kunden verschoben' })).toContainText('2');
  // Nobody waits in this studio.
  await expect(chart).not.toContainText('Neu auf der Warteliste');

  await studio.sql(`
    INSERT INTO waiting_event (kind, at)
    SELECT kind, now() FROM unnest('{joined,joined,joined,joined,joined,offered,offered,filled}'::text[]) AS kind`);
  await page.reload();
  await expect(chart).toContainText('Aus der Warteliste vergeben: 1.');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(chart.getByRole('row', { name: /^Neu auf der Warteliste/ })).toContainText('5');
  await expect(chart.getByRole('row', { name: /^Vom Studio verschoben/ })).toContainText('1');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bericht-changes.csv');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await chart.scrollIntoViewIfNeeded();
  await chart.screenshot({ path: '.tmp/report-changes-de.png' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => Object.assign(localStorage, { language: 'ru', admin_theme: 'dark' }));
  await page.reload();
  const inRussian = part(page, 'Переносы и лист ожидания');
  await expect(inRussian.getByText('Перенесли клиенты', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await inRussian.scrollIntoViewIfNeeded();
  await inRussian.screenshot({ path: '.tmp/report-changes-ru.png' });
  await studio.sql('DELETE FROM waiting_event');
  await studio.sql('DELETE FROM booking_move');
});
