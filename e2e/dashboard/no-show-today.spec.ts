import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test('on the sheet of today the mark of a session whose fee is charged stays, and the desk reads why (BANK-06) @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const { id } = await book(studio, `${berlinDay()}T00:00`);
  await studio.api('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
  await studio.sql('UPDATE booking SET no_show_fee_percent = 50 WHERE id = $1', [id]);
  await studio.sql('INSERT INTO session_mark (booking_id, missed_at) VALUES ($1, now())', [id]);
  const { amount } = (await studio.api('GET', `/api/admin/bookings/${id}`)).body.no_show_fee;
  expect((await studio.api('POST', `/api/admin/bookings/${id}/no-show-fee`, { amount })).status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, studio, '/admin/today');
  const clara = page.getByRole('article').filter({ hasText: 'Clara Hoffmann' });
  const undo = clara.getByRole('button', { name: 'Zurücknehmen' });
  await undo.click();
  await expect(page.getByText('Für diesen Termin ist ein Ausfallhonorar berechnet.')).toBeVisible();
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  expect((await studio.api('DELETE', `/api/admin/bookings/${id}/no-show-fee`)).status).toBe(200);
  await undo.click();
  await expect(undo).toHaveCount(0);
});
