import { book, enter, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { ben, clara, field, known } from './book-someone-in.ts';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('a new customer is typed in as before, and the suggestions close when the field loses focus @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Buchung erstellen' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Ben');
  await expect(known(page)).toBeVisible();
  await field(page, 'Service').focus();
  await expect(known(page)).toHaveCount(0);
  await expect(field(page, 'E.Mail')).toHaveValue('');
  await field(page, 'E.Mail').fill('kunde.example');
  await known(page).getByRole('option', { name: 'Clara' }).click();
  await expect(field(page, 'Name')).toHaveValue(clara.name);
  await page.setViewportSize({ width: 375, height: 812 });
  await field(page, 'Telefon').fill('0178 999');
  await expect(known(page).getByRole('option')).toHaveText([/Ben Adler/]);
  await expectNoSidewaysScroll(page);
  await expect(known(page)).toBeInViewport({ ratio: 1 });
});
