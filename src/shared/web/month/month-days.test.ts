import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { addMonths, monthOf, weeksOf } from './month-days.ts';

const month = integer({ min: 2001 * 12, max: 2190 * 12 }).map((count) => addMonths('0000-01', count));

describe('the weeks of a month', () => {
  test('June 2030 begins on a Saturday (I18N-008, PUB-042)', () => {
    const weeks = weeksOf('2030-06');
    const blank = undefined;
    expect(weeks[0]).toEqual([blank, blank, blank, blank, blank, '2030-06-01', '2030-06-02']);
    expect(weeks).toHaveLength(5);
    expect(weeks[4]?.at(-1)).toBe('2030-06-30');
  });

  test('every day appears once, under its weekday, in weeks of seven (I18N-008)', () => {
    assert(
      property(month, (shown) => {
        const weeks = weeksOf(shown);
        const days = weeks.flat().filter((date) => date !== undefined);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days[0]).toBe(`${shown}-01`);
        expect(monthOf(addDays(days.at(-1)!, 1))).toBe(addMonths(shown, 1));
        expect(days).toEqual(days.map((_, index) => addDays(`${shown}-01`, index)));
        for (const week of weeks) {
          expect(week.every((date, column) => date === undefined || weekdayOf(date) === column + 1)).toBe(true);
        }
      }),
    );
  });
});
