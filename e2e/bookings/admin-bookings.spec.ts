import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { crossings, pairs } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const rows = '[data-index]';
const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`the bookings are accessible and fit a phone (${theme}, ${language}) @whole`, async ({ page, studio }) => {
    const long = 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg';
    const booking = await book(
      studio,
      `${berlinDay(2)}T10:00`,
      person(long, 'friederike.baumgartner-osswald@lichtenberg-und-partner.example'),
    );
    const cancelled = await book(studio, `${berlinDay(2)}T12:00`, person('Ben'));
    await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, {});
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    const views = [
      '',
      `?highlight=${booking.id}`,
      `?booking=${booking.id}`,
      `?booking=${cancelled.id}`,
      '?status=COMPLETED',
    ];
    for (const [width, view] of crossings(pairs([375, 800, 1440], views))) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/admin/bookings${view}`);
      await expect(page.getByRole('main').locator(`${rows}, h2`).first()).toBeVisible();
      if (view.includes('booking=')) await expect(page.getByRole('dialog').locator('ol')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
