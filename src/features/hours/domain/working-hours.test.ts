import { expect, test } from 'vitest';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import { open, tuesday, withBreak } from './testing/daily-hours.ts';
import { hoursOfDay } from './working-hours.ts';

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
