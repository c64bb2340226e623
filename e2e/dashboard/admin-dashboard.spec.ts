import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`the dashboard is accessible and fits a phone (${theme}, ${language}) @whole`, async ({ page, studio }) => {
    await book(studio, `${berlinDay()}T23:00`, {
      customer: {
        name: 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg',
        email: 'f@kunde.example',
        phone: '+49 170 1234567',
      },
    });
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('table').getByRole('link')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
