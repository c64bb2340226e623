import { book, enter, expectAccessible, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a booking is confirmed and cancelled, and what asks for it, its details and its form are accessible', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { id } = await book(studio, `${berlinDay(2)}T10:00`);
  const status = async () => (await studio.api('GET', `/api/admin/bookings/${id}`)).body.status;
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  expect(await status()).toBe('CONFIRMED');
  await page.getByRole('button', { name: 'Details: Clara Hoffmann' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Gebucht');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Clara Hoffmann');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details.getByRole('region', { name: 'Verlauf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Storniert');
  expect(await status()).toBe('CANCELLED');
  expect(errors).toEqual([]);
});
