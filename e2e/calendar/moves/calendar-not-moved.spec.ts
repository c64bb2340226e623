import { enter } from '../../support/admin.ts';
import { bookAt, booking, dragByMouse, emptyCalendar } from '../../support/calendar.ts';
import { expect, test } from '../../support/studio.ts';
import { day, middleOf } from '../calendar-moves.ts';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('a click without dragging opens the session, and dropping it on its own place changes nothing @whole', async ({
  page,
  studio,
}) => {
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Klick');
  await enter(page, studio, `/admin/calendar?date=${day}`);
  await dragByMouse(page, booking(page, id), middleOf(page, day));
  await expect(page.locator('[data-announcer]')).toHaveText('Der Termin bleibt, wo er ist.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await booking(page, id).click();
  await expect(page.getByRole('dialog')).toContainText('Eva Klick');
});

test('cancelled and past sessions and time off cannot be dragged (CAL-025) @whole', async ({ page, studio }) => {
  const cancelled = await bookAt(studio, `${day}T10:00`, 'Frau Storniert');
  await studio.api('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  const over = await bookAt(studio, `${day}T12:00`, 'Frau Fertig');
  await studio.sql(`UPDATE booking SET status = 'COMPLETED' WHERE id = $1`, [over]);
  await enter(page, studio, `/admin/calendar?view=week&date=${day}`);
  for (const id of [cancelled, over]) {
    await expect(booking(page, id)).toBeVisible();
    await expect(booking(page, id)).not.toHaveAttribute('data-movable', '');
  }
});
