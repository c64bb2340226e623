import { expect, it } from 'vitest';
import { sortableOf } from '#shared/kernel/berlin-time.ts';
import { openHours } from './open-hours.ts';
import { open, tuesday, withBreak } from './testing/tuesday-facts.ts';

const closing = { break_enabled: false, break_start: '12:00', break_end: '13:00' };
const hours = (...asked: Parameters<typeof openHours>) =>
  openHours(...asked).map(({ start, end }) => `${sortableOf(start).slice(5, 16)}–${sortableOf(end).slice(5, 16)}`);
const usual = open('09:00', '18:00');

it('returns the open hours of every day, both ends included', () => {
  expect(hours(usual, [], tuesday, '2026-03-05')).toEqual([
    '03-03T09:00–03-03T18:00',
    '03-04T09:00–03-04T18:00',
    '03-05T09:00–03-05T18:00',
  ]);
  expect(hours(usual, [], tuesday, '2026-03-02')).toEqual([]);
});

it('leaves out breaks and closed days, and uses the hours of a date instead of its weekday’s', () => {
  const exceptions = [
    { ...closing, date: '2026-03-04', is_working: false, start_time: '09:00', end_time: '18:00' },
    { ...closing, date: '2026-03-05', is_working: true, start_time: '10:00', end_time: '12:00' },
  ];
  expect(hours(withBreak(usual, '12:00', '13:00'), exceptions, tuesday, '2026-03-05')).toEqual([
    '03-03T09:00–03-03T12:00',
    '03-03T13:00–03-03T18:00',
    '03-05T10:00–03-05T12:00',
  ]);
});

it('returns no empty hours before or after a break that covers them', () => {
  expect(hours(withBreak(usual, '09:00', '13:00'), [], tuesday, tuesday)).toEqual(['03-03T13:00–03-03T18:00']);
  expect(hours(withBreak(usual, '13:00', '18:00'), [], tuesday, tuesday)).toEqual(['03-03T09:00–03-03T13:00']);
});
