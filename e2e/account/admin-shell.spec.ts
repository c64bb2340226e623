import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { germanEntries } from './navigation-entries.ts';

test('on a phone the menu contains all eight entries, the account and the sign-out (NAV-027) @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of germanEntries) {
    await page.getByRole('button', { name: 'Navigation öffnen' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(8);
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Navigation öffnen' }).click();
  await expect(page.getByRole('dialog').getByText(studio.admin.email)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Navigation öffnen' })).toBeFocused();
  await page.getByRole('button', { name: 'Navigation öffnen' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
