import { book, enter, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

for (const [path, api, shape, count] of [
  ['bookings', '**/api/admin/bookings?*', 'row', 8],
  ['services', '**/api/admin/services*', 'row', 6],
  ['photographers', '**/api/admin/photographers*', 'row', 4],
  ['dashboard', '**/api/admin/bookings?*', 'column', 3],
  ['reports', '**/api/admin/bookings/stats/**', 'panel', 4],
] as const) {
  test(`${path}: the loading placeholder has the shape of the content, is announced, and causes no layout shift @whole`, async ({
    page,
    studio,
  }) => {
    await withoutBookings(studio);
    // Without examples: a new studio shows a note about its examples above the list.
    for (const kind of ['services', 'photographers']) {
      expect((await studio.api('POST', `/api/admin/${kind}/examples/keep`)).status).toBe(200);
    }
    for (const hour of ['10', '12', '14']) await book(studio, `${weekdayAhead(3, 6)}T${hour}:00`);
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(api, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, studio, `/admin/${path}`);
    const loading = page.locator('#content output').filter({ hasText: 'Wird geladen' }).filter({ visible: true });
    const shapes = loading.locator(`[data-skeleton="${shape}"]`);
    await expect.poll(() => shapes.count()).toBeGreaterThanOrEqual(count);
    const coming = await shapes.first().boundingBox();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await expect(loading.first()).toBeVisible();
    if (shape === 'row') await expect(loading.locator('[data-skeleton="card"]')).toHaveCount(count);
    await page.setViewportSize({ width: 1440, height: 900 });
    respond();
    await expect(loading).toHaveCount(0);
    if (shape === 'row') {
      const row = await page.locator('#content tbody tr').first().boundingBox();
      expect(Math.abs((row?.y ?? 0) - (coming?.y ?? 0))).toBeLessThanOrEqual(8);
      expect(Math.abs((row?.height ?? 0) - (coming?.height ?? 0))).toBeLessThanOrEqual(24);
    }
  });
}
