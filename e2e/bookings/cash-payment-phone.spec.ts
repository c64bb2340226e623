import { book, enter, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the form for a payment at the studio fits a phone, in Russian too @whole', async ({ page, studio }) => {
  const { id } = await book(studio, `${berlinDay(2)}T12:00`);
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  await page.getByRole('button', { name: 'Оплачено на месте…' }).click();
  await expect(page.getByRole('dialog', { name: 'Оплата на месте' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
