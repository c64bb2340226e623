import { enter } from '../../support/admin.ts';
import {
  bookAt,
  booking,
  column,
  dragByFinger,
  emptyCalendar,
  peopleOf,
  placeOf,
  pointAt,
} from '../../support/calendar.ts';
import { expect, test } from '../../support/studio.ts';
import { day, middleOf, question } from '../calendar-moves.ts';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press starts dragging, in the month and in the day @whole', async ({ page, studio }) => {
    const { anna } = await peopleOf(studio);
    const id = await bookAt(studio, `${day}T10:00`, 'Eva Finger');
    await enter(page, studio, `/admin/calendar?date=${day}`);
    await dragByFinger(page, booking(page, id), middleOf(page, '2032-06-15'));
    await expect(question(page)).toContainText('nach Di., 15. Juni, 10:00–11:00, Anna Lindner');
    await question(page).getByRole('button', { name: 'Verschieben', exact: true }).tap();
    await expect.poll(() => placeOf(studio, id)).toBe('2032-06-15T10:00 Anna Lindner');

    await page.goto('/admin/calendar?view=day&date=2032-06-15');
    await dragByFinger(page, booking(page, id), () => pointAt(column(page, '2032-06-15', anna), '11:45'));
    await expect(question(page)).toContainText('11:45–12:45, Anna Lindner');
    await question(page).getByRole('button', { name: 'Nicht verschieben' }).tap();
  });

  test('on a phone a long press moves within the column @whole', async ({ page, studio }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { anna } = await peopleOf(studio);
    const id = await bookAt(studio, `${day}T10:00`, 'Eva Wischen');
    await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
    await expect(booking(page, id)).toBeVisible();
    await dragByFinger(page, booking(page, id), () => pointAt(column(page, day, anna), '12:00'));
    await expect(question(page)).toContainText('12:00–13:00, Anna Lindner');
  });
});
