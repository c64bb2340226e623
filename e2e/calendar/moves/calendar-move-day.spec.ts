import { enter } from '../../support/admin.ts';
import {
  bookAt,
  booking,
  column,
  dragByMouse,
  emptyCalendar,
  peopleOf,
  placeOf,
  pointAt,
} from '../../support/calendar.ts';
import { expect, test, withMotion } from '../../support/studio.ts';
import { day, question } from '../calendar-moves.ts';

test.use(withMotion);

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('in the day view a session is dragged to another quarter of an hour and another photographer @whole', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Tag');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await expect(column(page, day, anna).locator(`[data-event="${id}"]`)).toBeVisible();
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, max), '14:15'));
  await expect(question(page)).toContainText('nach Mi., 9. Juni, 14:15–15:15, Max Berger');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ photographer_id: max, version: 1 });
  await expect(column(page, day, max).locator(`[data-event="${id}"]`)).toBeVisible();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T14:15 Max Berger`);
});

test('a time that is not free is refused without a request, with the cause (SRV-10, SRV-13)', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Zuerst');
  await bookAt(studio, `${day}T14:00`, 'Max Schon');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '13:30'));
  await expect(page.getByRole('alert')).toContainText(/Nicht verschoben\. Gebucht: Max Schon \(FB-.{8}\), 14:00–15:00/);
  await expect(question(page)).toHaveCount(0);
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
  // A booking does not conflict with its own time.
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '10:30'));
  await expect(question(page)).toContainText('10:30–11:30');
});
