import { describe, expect, it } from 'vitest';
import type { OwnPeriod } from './own-hours.ts';
import { byDate, entryInstead, inOrder, nextBlock, weekLines, weekOfStudio, withEntry } from './own-week.ts';
import { defaultCalendarSettings } from './settings/calendar-settings.ts';
import { closedWeek } from './testing/closed-week.ts';

const block = (start_time: string, end_time: string) => ({ start_time, end_time });
const { weekly_schedule } = defaultCalendarSettings;
const studio = weekOfStudio({
  ...weekly_schedule,
  tuesday: { ...weekly_schedule.tuesday, break_enabled: true },
  friday: { ...weekly_schedule.friday, break_enabled: true, break_start: '09:00' },
});
const period = (valid_from: string | null, valid_until: string | null = null): OwnPeriod => ({
  valid_from,
  valid_until,
  week: studio,
});

describe('own hours in the form', () => {
  it('are prefilled with the week of the studio: a break splits a day, a closed day has no block (PLAN-43)', () => {
    expect([studio.monday, studio.tuesday, studio.friday, studio.sunday]).toEqual([
      [block('09:00', '18:00')],
      [block('09:00', '12:00'), block('13:00', '18:00')],
      [block('13:00', '18:00')],
      [],
    ]);
  });

  it('are listed with one line for consecutive days with the same hours (PLAN-43)', () => {
    expect(weekLines(studio).map(({ from, to, blocks }) => [from, to, blocks.length])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 4, 1],
      [5, 5, 1],
      [6, 6, 1],
      [7, 7, 0],
    ]);
    expect(weekLines(closedWeek)).toEqual([{ from: 1, to: 7, blocks: [] }]);
  });

  it('get another block an hour after the last one, if it fits into the day (PLAN-43)', () => {
    expect(nextBlock([])).toEqual(block('09:00', '18:00'));
    expect(nextBlock([block('09:00', '12:00')])).toEqual(block('13:00', '17:00'));
    expect(nextBlock([block('09:00', '20:30')])).toEqual(block('21:30', '23:00'));
    expect(nextBlock([block('09:00', '21:00')])).toEqual(block('22:00', '23:00'));
    expect(nextBlock([block('09:00', '21:01')])).toBeUndefined();
    expect(nextBlock([block('09:00', '')])).toBeUndefined();
    expect(nextBlock(Array.from({ length: 8 }, () => block('09:00', '10:00')))).toBeUndefined();
  });

  it('keep concurrent changes of other entries, and detect a change of the same one (PLAN-43)', () => {
    const [first, second] = [period(null, '2030-05-31'), period('2030-06-01')];
    const reordered = { week: studio, valid_until: '2030-05-31', valid_from: null };
    expect(withEntry([first], undefined, second)).toEqual([first, second]);
    expect(withEntry([reordered, second], first, undefined)).toEqual([second]);
    expect(withEntry([first, second], second, first)).toEqual([first, first]);
    expect(withEntry([second], first, undefined)).toBeUndefined();
    expect(entryInstead([first, second], [second, period('2030-07-01')])).toEqual(period('2030-07-01'));
    expect(entryInstead([first, second], [second])).toBeUndefined();
    expect(entryInstead([], [first, second])).toBeUndefined();
  });

  it('are stored in the order of their days (PLAN-43)', () => {
    expect(
      inOrder([period('2030-06-01'), period(null), period('2029-01-01')]).map(({ valid_from }) => valid_from),
    ).toEqual([null, '2029-01-01', '2030-06-01']);
    const dates = ['2030-06-02', '2030-06-01', '2030-07-01'].map((date) => ({ date, blocks: [] }));
    expect(byDate(dates).map(({ date }) => date)).toEqual(['2030-06-01', '2030-06-02', '2030-07-01']);
  });
});
