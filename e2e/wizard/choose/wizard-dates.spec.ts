import { addDays } from '../../../src/shared/kernel/time/calendar-date.ts';
import { berlinDay, daysBeforeAnotherOfTheMonth, firstOfMonth, weekdayAhead } from '../../support/dates.ts';
import { expect, type Studio, test } from '../../support/studio.ts';
import { changeCalendar, day, openWizard, showDay, slots, walkTo } from '../../support/wizard.ts';

const scheduleOf = async (studio: Studio) =>
  (await studio.api('GET', '/api/admin/calendar/settings')).body.weekly_schedule;

test.describe('the calendar', () => {
  test('Monday comes first, in both languages (PUB-042, I18N-008)', async ({ page }) => {
    await openWizard(page);
    await walkTo(page, 2);
    const columns = page.getByRole('grid').getByRole('columnheader');
    await expect(columns).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(columns).toHaveText(['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'], { ignoreCase: true });
  });

  test('past days and months before the current one cannot be selected (PUB-043, PUB-044, AMB-016)', async ({
    page,
  }) => {
    // The 20th of next month, so that some days are past whatever today is.
    const [year = 0, month = 0] = berlinDay(0).split('-').map(Number);
    const date = new Date(Date.UTC(year, month, 20, 11));
    const iso = date.toISOString().slice(0, 8);
    await page.clock.setFixedTime(date);
    await openWizard(page);
    await walkTo(page, 2);
    await showDay(page, `${iso}20`);
    await expect(day(page, `${iso}20`)).toHaveAttribute('aria-current', 'date');
    await expect(day(page, `${iso}19`)).toHaveCount(0);
    await expect(day(page, `${iso}01`)).toHaveCount(0);
    const weekday = date.getUTCDay() || 7;
    const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
    await expect(cells).toHaveCount(7);
    await expect(cells.nth(weekday - 1)).toHaveText('20');
    for (let before = 0; before < weekday - 1; before++) await expect(cells.nth(before)).toHaveText('');
    await expect(page.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
    await page.getByRole('button', { name: 'Vorheriger Monat' }).click();
    await expect(day(page, `${iso}20`)).toBeVisible();
  });

  test('weekend days are highlighted (PUB-045)', async ({ page }) => {
    await openWizard(page);
    await walkTo(page, 2);
    const look = async (date: string) => {
      await showDay(page, date);
      return day(page, date).evaluate((element) => getComputedStyle(element).backgroundColor);
    };
    const [friday, saturday, sunday] = [weekdayAhead(5, 7), weekdayAhead(6, 7), weekdayAhead(7, 7)];
    const plain = await look(friday);
    expect(await look(saturday)).not.toBe(plain);
    expect(await look(sunday)).not.toBe(plain);
  });

  for (const [row, [weekends, onSaturday, onSunday], [saturdayOpen, sundayOpen]] of [
    ['PUB-046', [false, false, false], [false, false]],
    ['PUB-047', [true, false, true], [false, true]],
    ['PUB-048', [true, true, false], [true, false]],
    ['PUB-049', [true, true, true], [true, true]],
  ] as const) {
    test(`Saturday ${saturdayOpen ? 'open' : 'closed'}, Sunday ${sundayOpen ? 'open' : 'closed'} (${row})`, async ({
      page,
      studio,
    }) => {
      const schedule = await scheduleOf(studio);
      await changeCalendar(studio, {
        weekly_schedule: {
          ...schedule,
          saturday: { ...schedule.saturday, is_working: onSaturday },
          sunday: { ...schedule.sunday, is_working: onSunday },
        },
        work_on_weekends: weekends,
        work_on_saturday: onSaturday,
        work_on_sunday: onSunday,
      });
      await openWizard(page);
      await walkTo(page, 2);
      for (const [weekday, isOpen] of [
        [6, saturdayOpen],
        [7, sundayOpen],
      ] as const) {
        const date = weekdayAhead(weekday, 7);
        await showDay(page, date);
        if (isOpen) await expect(day(page, date)).not.toHaveAttribute('aria-disabled');
        else await expect(day(page, date)).toHaveAttribute('aria-disabled', 'true');
        await day(page, date).click({ force: !isOpen });
        await expect(day(page, date)).toHaveAttribute('aria-pressed', String(isOpen));
        if (isOpen) await expect(slots(page).first()).toBeVisible();
      }
    });
  }

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

  test('days and months after the booking window are closed (AMB-103)', async ({ page, studio }) => {
    const ahead = daysBeforeAnotherOfTheMonth();
    await changeCalendar(studio, { advance_booking_days: ahead });
    await openWizard(page);
    await walkTo(page, 2);
    await showDay(page, berlinDay(ahead));
    await expect(page.getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
    await expect(day(page, berlinDay(ahead + 1))).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows which days have free times, and opens the next month if this one has none @whole', async ({
    page,
    studio,
  }) => {
    // On the first of a month the second day of the next month is more than 30 days ahead.
    await changeCalendar(studio, { advance_booking_days: 60 });
    const today = berlinDay(0);
    const [year = 0, number = 0] = today.split('-').map(Number);
    const free = firstOfMonth(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7), 2);
    await page.route(/\/api\/availability\/month/, async (route) => {
      const month = new URL(route.request().url()).searchParams.get('month') ?? '';
      const isFull = month === today.slice(0, 7);
      const date = isFull ? free : firstOfMonth(month, 2);
      const days = [{ date, slots: 1, first: [`${date}T09:00:00+01:00`] }];
      await route.fulfill({ json: { month, days: isFull ? [] : days, next_days: isFull ? days : [] } });
    });
    await openWizard(page);
    await walkTo(page, 2);
    await expect(day(page, free)).toHaveAttribute('data-free', 'true');
    await expect(day(page, addDays(free, 1))).not.toHaveAttribute('data-free');
    await page.getByRole('button', { name: 'Vorheriger Monat' }).click();
    await expect(page.getByText('In diesem Monat ist nichts mehr frei.')).toBeVisible();
    await page.getByRole('button', { name: 'Zum nächsten Monat' }).click();
    await expect(day(page, free)).toBeVisible();
  });
});
