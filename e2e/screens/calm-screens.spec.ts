import { book, enter, transitionsEnded, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`a toast does not cover "Speichern" at ${width} px (NAV-029)`, async ({ page, studio }) => {
    await withoutBookings(studio);
    const booking = await book(studio, `${weekdayAhead(3, 6)}T22:00`);
    await page.setViewportSize({ width, height });
    // The toast stays until it is measured, however long that takes.
    await page.addInitScript(() => {
      const setSoon = window.setTimeout;
      window.setTimeout = ((act: () => void, ms = 0) =>
        setSoon(act, ms === 5000 ? 3_600_000 : ms)) as typeof setTimeout;
    });
    await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    const toast = page.locator('[data-tone="success"]');
    await expect(toast).toBeVisible();
    await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
    const save = dialog.getByRole('button', { name: 'Speichern' });
    await expect(save).toBeVisible();
    await transitionsEnded(page);
    const [over, below] = [await toast.boundingBox(), await save.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });
}

for (const language of ['de', 'ru'] as const) {
  test(`a long word does not shrink the icon of a button on a phone (${language}) @whole`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await enter(page, studio, '/robots.txt');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    for (const path of ['/admin/bookings', '/admin/kontakten', '/admin/calendar/settings']) {
      await page.goto(path);
      const drawings = page.locator('main button svg');
      await expect(drawings.filter({ visible: true }).first()).toBeVisible();
      const squeezed = await drawings.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().width + 0.5 < one.getBoundingClientRect().height)
          .map((one) => one.closest('button')?.textContent),
      );
      expect(squeezed, path).toEqual([]);
    }
  });
}
