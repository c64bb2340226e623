import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { ben, clara, dialog, field, palette, title } from './book-someone-in.ts';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('the booking form opens on every screen: by the palette, and by Alt N outside of text fields (BOOK-081) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).fill('buchung ers');
  await expect(dialog(page).getByRole('option')).toHaveText([/Buchung erstellen\s*Alt N/]);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Alt+n');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/bookings');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});
