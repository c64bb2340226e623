import type { Page } from '@playwright/test';
import { book, enter, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Not visible: ${selector}`);
  return box;
};

test('the month fits into the window, and cancelled sessions are listed last (CAL-053)', async ({ page, studio }) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const cancelled = await book(studio, `${day}T08:00`, { customer: { name: 'Ada Weg', email: 'ada@kunde.example' } });
  await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, {});
  await book(studio, `${day}T20:00`, { customer: { name: 'Zoe Da', email: 'zoe@kunde.example' } });
  for (const height of [760, 900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await enter(page, studio, `/admin/calendar?date=${day}`);
    await expect(page.locator(`td[data-date="${day}"] [data-event]`)).toHaveCount(2);
    const table = await boxOf(page, '#content table');
    expect(table.y + table.height).toBeLessThanOrEqual(height);
  }
  const names = page.locator(`td[data-date="${day}"] [data-event]`);
  await expect(names).toHaveText([/Zoe Da/, /Ada Weg/]);
  // Also if the month does not fit: this week is visible.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/admin/calendar');
  await expect(page.locator('td[data-today]')).toBeInViewport({ ratio: 0.9 });
});
