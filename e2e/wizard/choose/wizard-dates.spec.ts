import { weekdayAhead } from '../../support/dates.ts';
import { expect, type Studio, test } from '../../support/studio.ts';
import { changeCalendar, day, openWizard, showDay, walkTo } from '../../support/wizard.ts';

const scheduleOf = async (studio: Studio) =>
  (await studio.api('GET', '/api/admin/calendar/settings')).body.weekly_schedule;

test.describe('the calendar', () => {
  test('a closed weekday in the middle of the week is closed as well (AMB-031)', async ({ page, studio }) => {
    const schedule = await scheduleOf(studio);
    const closed = { weekly_schedule: { ...schedule, wednesday: { ...schedule.wednesday, is_working: false } } };
    await changeCalendar(studio, closed);
    await openWizard(page);
    await walkTo(page, 2);
    const date = weekdayAhead(3, 7);
    await showDay(page, date);
    await expect(day(page, date)).toHaveAccessibleName(/geschlossen$/);
    await expect(day(page, date)).toHaveAttribute('aria-disabled', 'true');
  });
});
