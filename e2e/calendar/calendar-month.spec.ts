import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { book, month, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('today is legible among the days of another month, in both themes @whole', async ({ page, studio }) => {
  await page.clock.install({ time: new Date('2031-04-30T10:00:00Z') });
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  await expect(page.locator('td[data-date="2031-04-30"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
});

test('on a phone the month shows dots, and the chosen day below it (CAL-001) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await book(studio, `${month}-20T10:00`, 'Eva Telefon');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: /20\. Mai 2031, Einträge: 1/ }).click();
  await expect(page.getByRole('button', { name: /Eva Telefon/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
