import { expect, test } from 'vitest';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import { open, tuesday, withBreak } from './testing/daily-hours.ts';
import { hoursOfDay, minuteOf } from './working-hours.ts';

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
])('the wall time %s is %i minutes since midnight', (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
});

test.each(['noon', '9h30', '09:3x'])('%j is not a wall time', (time) => {
  expect(() => minuteOf(time)).toThrow(new RangeError(`Not a wall time: ${time}`));
});

test('a working day is one block from opening to closing, with the break in it', () => {
  const hours = { open: 540, close: 1080, breakStart: 720, breakEnd: 780 };
  const { weekly_schedule: schedule } = withBreak(open('09:00', '18:00'), '12:00', '13:00');
  expect(hoursOfDay(schedule, [])(dayNumberOf(tuesday))).toEqual({ hours, blocks: [hours], exception: null });
});

test('a disabled break has no length, and a day without work no blocks', () => {
  const { weekly_schedule: schedule } = open('09:00', '18:00');
  const closed = { ...schedule.tuesday, is_working: false, date: '2026-03-04' };
  const of = hoursOfDay(schedule, [closed]);
  expect(of(dayNumberOf(tuesday)).hours).toEqual({ open: 540, close: 1080, breakStart: 0, breakEnd: 0 });
  expect(of(dayNumberOf('2026-03-04'))).toEqual({ hours: null, blocks: [], exception: '2026-03-04' });
});
