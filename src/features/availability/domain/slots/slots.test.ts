import { describe, expect, test } from 'vitest';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { open, tuesday, withBreak } from '#features/hours/domain/testing/daily-hours.ts';
import { instantOf, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { refusalOf } from '../barriers/refusal.ts';
import type { AvailabilityFacts, BookingMode } from '../facts.ts';
import { at, facts, off, reason, session } from '../testing/tuesday-facts.ts';
import { slotsOfDay, slotsOfDays, slotsOfMonth, slotsWithin } from './slots.ts';

const times = (starts: readonly number[]): string => starts.map((start) => sortableOf(start).slice(11, 16)).join(' ');
const list = (change: Partial<AvailabilityFacts>, date = tuesday): string =>
  times(slotsOfDay({ ...facts, ...change }, date));

describe('the list of a day (SRV-01)', () => {
  test.each<[string, Partial<AvailabilityFacts>, string]>([
    ['an empty day', {}, '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00'],
    ['a session that fills the day', { duration_min: 540 }, '09:00'],
    ['a session longer than the day', { duration_min: 541 }, ''],
    ['a grid of 90 minutes', { settings: open('09:00', '13:00', { slot_duration_minutes: 90 }) }, '09:00 10:30 12:00'],
    ['a break', { settings: withBreak(open('09:00', '15:00'), '12:00', '13:00') }, '09:00 10:00 11:00 13:00 14:00'],
    ['a session and its buffer', { busy: [session('12:00', '13:00')] }, '09:00 10:00 13:15 14:00 15:00 16:00 17:00'],
    [
      'an odd length, rounded up to five minutes',
      { busy: [session('09:00', '10:41')] },
      '11:00 12:00 13:00 14:00 15:00 16:00 17:00',
    ],
    [
      'an odd length, between the grid',
      { busy: [session('09:00', '10:32')] },
      '10:50 11:00 12:00 13:00 14:00 15:00 16:00 17:00',
    ],
    [
      'a start after a session that is on the grid, once',
      { busy: [session('09:00', '10:45')] },
      '11:00 12:00 13:00 14:00 15:00 16:00 17:00',
    ],
    [
      'a session too late to start anything after it',
      { busy: [session('16:00', '17:30')] },
      '09:00 10:00 11:00 12:00 13:00 14:00',
    ],
    [
      'sessions on top of each other, whose buffers end out of order',
      { busy: [session('09:00', '10:00', 55), session('09:30', '10:10'), session('09:40', '10:38')] },
      '10:55 11:00 12:00 13:00 14:00 15:00 16:00 17:00',
    ],
    [
      'sessions in any order',
      { busy: [session('16:00', '17:30', 15, 'b2'), session('09:00', '10:32')] },
      '10:50 11:00 12:00 13:00 14:00',
    ],
    [
      'time off, without a buffer',
      { timeOff: [off('2026-03-03T10:00', '2026-03-03T12:00')] },
      '09:00 12:00 13:00 14:00 15:00 16:00 17:00',
    ],
    ['time off for a week', { timeOff: [off('2026-03-01T00:00', '2026-03-08T00:00')] }, ''],
  ])('%s', (_, change, expected) => {
    expect(list(change)).toBe(expected);
  });

  test('a day without work has no starts, and the hours of a date replace those of its weekday', () => {
    const sunday = '2026-03-08';
    const holiday = { ...defaultCalendarSettings.weekly_schedule.sunday, date: tuesday };
    const openSunday = { ...defaultCalendarSettings.weekly_schedule.sunday, is_working: true, date: sunday };
    expect(list({}, sunday)).toBe('');
    expect(list({ exceptions: [holiday, openSunday] })).toBe('');
    expect(list({ exceptions: [holiday, openSunday] }, sunday)).toBe('11:00 12:00 13:00 14:00');
    expect(refusalOf({ ...facts, exceptions: [holiday] }, at(`${tuesday}T10:00`))).toEqual({
      reason: 'closed_day',
      cause: tuesday,
    });
  });

  test('a month has every day, each the same as requested alone', () => {
    const busy = [session('09:00', '10:32')];
    const month = slotsOfMonth({ ...facts, busy }, '2026-03');
    expect(month).toHaveLength(31);
    for (const { date, starts } of month) expect(starts).toEqual(slotsOfDay({ ...facts, busy }, date));
    expect(
      month
        .filter(({ starts }) => starts.length > 0)
        .map(({ date }) => date.slice(8))
        .join(' '),
    ).toBe('02 03 04 05 06 07 09 10 11 12 13 14 16 17 18 19 20 21 23 24 25 26 27 28 30 31');
    expect(() => slotsOfMonth(facts, '2026-13')).toThrow(RangeError);
  });
});

describe('from now until the end of the window (SRV-04, SRV-05)', () => {
  test.each([
    ['10:00:00.000', '10:00', 'past'],
    ['09:59:59.999', '10:00', 'free'],
    ['10:00:00.001', '10:00', 'past'],
    ['10:00:00.001', '10:01', 'free'],
    ['10:00:59.999', '10:01', 'free'],
  ])('at %s a start at %s is %s', (now, start, expected) => {
    expect(reason({ now: at(`${tuesday}T${now}`) }, `${tuesday}T${start}`)).toBe(expected);
  });

  test('today has the remaining starts, yesterday none', () => {
    expect(list({ now: at(`${tuesday}T14:00`) })).toBe('15:00 16:00 17:00');
    expect(list({ now: at('2026-03-04T00:00') })).toBe('');
  });

  test.each<[string, string, string, BookingMode]>([
    ['2026-03-02T23:59', '2026-04-01T17:00', 'free', 'public'],
    ['2026-03-02T23:59', '2026-04-02T09:00', 'outside_window', 'public'],
    ['2026-03-02T00:00', '2026-04-01T17:00', 'free', 'public'],
    ['2026-03-03T00:00', '2026-04-02T09:00', 'free', 'public'],
    ['2026-03-02T23:30Z', '2026-04-02T09:00', 'free', 'public'],
    ['2026-03-02T23:59', '2026-04-02T09:00', 'free', 'staff'],
  ])('at %s, 30 days ahead, %s is %s for %s', (now, start, expected, mode) => {
    expect(reason({ now: at(now) }, start, mode)).toBe(expected);
  });
});

describe('the nights when the clocks change (SRV-06)', () => {
  const night = { settings: open('00:00', '06:00', { advance_booking_days: 365 }) };
  test.each([
    ['2026-03-29', '00:00 01:00 03:00 04:00 05:00'],
    ['2027-03-28', '00:00 01:00 03:00 04:00 05:00'],
    ['2026-10-25', '00:00 01:00 02:00 03:00 04:00 05:00'],
    ['2027-10-31', '00:00 01:00 02:00 03:00 04:00 05:00'],
    ['2026-03-30', '00:00 01:00 02:00 03:00 04:00 05:00'],
  ])('on %s sessions of an hour start at %s', (date, expected) => {
    const now = at(`${date}T00:00`) - 86_400_000;
    expect(list({ ...night, now }, date)).toBe(expected);
  });

  test('a session of two hours fits if two hours elapse', () => {
    const long = { ...night, duration_min: 120, now: at('2026-03-01T00:00') };
    expect(list(long, '2026-03-28')).toBe('00:00 01:00 02:00 03:00 04:00');
    // 03:00 to 06:00 lasts three hours, and 01:00 to 04:00 on the clock lasts two.
    expect(list(long, '2026-03-29')).toBe('00:00 01:00 03:00 04:00');
    expect(list({ ...long, settings: open('00:00', '03:00', { advance_booking_days: 365 }) }, '2026-03-29')).toBe(
      '00:00',
    );
    expect(list({ ...long, settings: open('00:00', '03:00'), now: at('2026-10-24T12:00') }, '2026-10-25')).toBe(
      '00:00 01:00 02:00',
    );
  });

  test('nothing starts in the second run of the repeated hour', () => {
    const change = { ...night, now: at('2026-10-24T12:00') };
    expect(reason(change, '2026-10-25T02:30:00+02:00')).toBe('free');
    expect(reason(change, '2026-10-25T02:00:00+01:00')).toBe('repeated_hour');
    expect(reason(change, '2026-10-25T02:59:00+01:00')).toBe('repeated_hour');
    expect(reason(change, '2026-10-25T03:00:00+01:00')).toBe('free');
    expect(reason(change, '2026-10-25T02:30:00+01:00', 'internal')).toBe('free');
  });

  test('09:00 is 09:00 on the clock on every day around the change, in Berlin and through the year', () => {
    const year = slotsOfDays(
      { ...facts, settings: open('09:00', '18:00', { advance_booking_days: 365 }), now: at('2026-01-01T00:00') },
      '2026-01-01',
      '2026-12-31',
    );
    const wrong = year.filter(({ date, starts }) => starts[0] !== instantOf(date, 540) || starts.length !== 9);
    expect(wrong).toEqual([]);
  });
});

test('the day of another zone has slots of two Berlin days (SRV-07)', () => {
  const newYork = { start: at('2026-03-03T06:00'), end: at('2026-03-04T06:00') };
  const early = { ...facts, settings: open('05:00', '09:00') };
  expect(slotsWithin(early, newYork).map((start) => sortableOf(start))).toEqual([
    '2026-03-03T06:00:00',
    '2026-03-03T07:00:00',
    '2026-03-03T08:00:00',
    '2026-03-04T05:00:00',
  ]);
});
