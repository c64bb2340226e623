import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a booking is confirmed and cancelled in its row (BOOK-019, BOOK-021, BOOK-022, BOOK-032, BOOK-072, AMB-035, AMB-046, ERR-009, ERR-016)', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, `${berlinDay(2)}T10:00`);
  await enter(page, studio, '/admin/bookings');
  const stats = page.waitForRequest('**/stats/overview');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  expect(new URL((await put).url()).pathname + new URL((await put).url()).search).toBe(
    `/api/admin/bookings/${booking.id}/status?new_status=CONFIRMED`,
  );
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  await stats;
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Bestätigt');

  const cancel = page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' });
  let cancels = 0;
  page.on('request', (request) => void (cancels += request.url().endsWith('/cancel') ? 1 : 0));
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await expect(question).toContainText('Buchung von Clara Hoffmann wirklich stornieren?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(cancels).toBe(0);
  const post = page.waitForRequest((request) => request.url().endsWith(`/bookings/${booking.id}/cancel`));
  await cancel.click();
  await question.getByRole('button', { name: 'Stornieren', exact: true }).click();
  expect((await post).postDataJSON()).toEqual({ reason: 'Vom Administrator storniert' });
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Storniert');
});
