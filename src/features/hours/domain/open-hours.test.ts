import { expect, it } from 'vitest';
import { instantOf, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { openHours, outsideHours } from './open-hours.ts';
import { open, tuesday, withBreak } from './testing/daily-hours.ts';

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

it('lists the sessions outside the working hours, in the break, and over midnight', () => {
  const session = (from: number, to: number) => ({
    start: instantOf(tuesday, from) as number,
    end: instantOf(tuesday, to) as number,
  });
  const outside = [session(539, 600), session(660, 721), session(779, 840), session(1020, 1081), session(1380, 1500)];
  const within = [session(540, 720), session(780, 1080)];
  const settings = withBreak(usual, '12:00', '13:00');
  expect(outsideHours(settings, [], undefined, [...outside, ...within])).toEqual(outside);
  const closed = [{ ...closing, date: tuesday, is_working: false, start_time: '09:00', end_time: '18:00' }];
  expect(outsideHours(settings, closed, undefined, within)).toEqual(within);
});
