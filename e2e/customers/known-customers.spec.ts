import { ben, clara, dialog, field, known, palette } from '../bookings/book-someone-in.ts';
import { book, enter, withoutBookings } from '../support/admin.ts';
import { addLead, card, emptyBoard } from '../support/contacts.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('0177 833 finds +49 177 833 in the palette, the bookings, the customers and the board (BOOK-082)', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const [called, other] = [await addLead(studio, { phone: clara.phone }), await addLead(studio, { phone: ben.phone })];
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('searchbox').fill('0177 833');
  await expect(page.locator('tbody [data-row-name]')).toHaveText([clara.name]);
  await page.keyboard.press('Control+k');
  await palette(page).fill('0177 833');
  await expect(dialog(page).getByRole('option')).toHaveText([/^Clara Hoffmann · clara@/, /^Clara Hoffmann · /]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buchung erstellen' }).click();
  await field(page, 'Telefon').fill('0177 833');
  await expect(known(page).getByRole('option')).toHaveText([/Clara Hoffmann/]);
  await page.goto('/admin/kontakten');
  await page.getByRole('searchbox').fill('0177 833');
  await expect(card(page, called)).toBeVisible();
  await expect(card(page, other)).toHaveCount(0);
});
