import { book, enter, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test('a day of the month shows as many sessions as fit, and the number of the others @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
  for (const hour of hours) await book(studio, `${day}T${hour}:00`);
  await enter(page, studio, `/admin/calendar?date=${day}`);
  const cell = page.locator(`td[data-date="${day}"]`);
  for (const height of [640, 720, 760, 900]) {
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height);
    // The month is laid out again after its size has changed.
    await expect(async () => {
      const chips = cell.locator('[data-event]');
      const shown = await chips.count();
      expect(shown).toBeGreaterThanOrEqual(2);
      const more = cell.getByRole('button', { name: `+${hours.length - shown} weitere` });
      await expect(more).toBeInViewport({ ratio: 1, timeout: 1000 });
      const [box, last] = [await cell.boundingBox(), await chips.last().boundingBox()];
      const spare = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
      expect(spare).toBeGreaterThanOrEqual(0);
      // Less than another line would need.
      expect(spare).toBeLessThan(28);
    }).toPass({ timeout: 20_000 });
  }
  await page.setViewportSize({ width: 1440, height: 760 });
  await cell.getByRole('button', { name: /weitere/ }).click();
  await expect(page.getByRole('dialog').locator('[data-event]')).toHaveCount(hours.length);
});
