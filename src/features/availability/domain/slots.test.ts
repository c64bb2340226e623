import { describe, expect, test } from 'vitest';
import { berlinDay, instantOf, parseInstant, sortableOf } from '#shared/kernel/berlin-time.ts';
import { type CalendarSettings, defaultCalendarSettings, weekdayKeys } from './calendar-settings.ts';
import type { AvailabilityFacts, BookingMode, BusyTime } from './facts.ts';
import { explainDay, refusalOf } from './refusal.ts';
import { slotsOfDay, slotsOfDays, slotsOfMonth, slotsWithin } from './slots.ts';

const at = (text: string): number => {
  const read = parseInstant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** A Tuesday, with the day before as the current day: open 09:00 to 18:00, a session of 60 minutes, a buffer of 15. */
const tuesday = '2026-03-03';
const facts: AvailabilityFacts = {
  settings: defaultCalendarSettings,
  exceptions: [],
  durationMinutes: 60,
  busy: [],
  timeOff: [],
  now: at('2026-03-02T12:00'),
};
const session = (from: string, to: string, guard = 15, id = 'b1'): BusyTime => ({
  id,
  start: at(`${tuesday}T${from}`),
  end: at(`${tuesday}T${to}`),
  guardedEnd: at(`${tuesday}T${to}`) + guard * 60_000,
});
const off = (from: string, to: string, id = 'off1') => ({ id, start: at(from), end: at(to) });

/** The same hours every day of the week. */
const open = (start_time: string, end_time: string, more: Partial<CalendarSettings> = {}): CalendarSettings => {
  const day = {
    is_working: true,
    start_time,
    end_time,
    break_enabled: false,
    break_start: '12:00',
    break_end: '13:00',
  };
  const weekly_schedule = Object.fromEntries(
    weekdayKeys.map((key) => [key, day]),
  ) as CalendarSettings['weekly_schedule'];
  return { ...defaultCalendarSettings, ...more, weekly_schedule };
};
const withBreak = (settings: CalendarSettings, break_start: string, break_end: string): CalendarSettings => ({
  ...settings,
  weekly_schedule: Object.fromEntries(
    weekdayKeys.map((key) => [key, { ...settings.weekly_schedule[key], break_enabled: true, break_start, break_end }]),
  ) as CalendarSettings['weekly_schedule'],
});

const times = (starts: readonly number[]): string => starts.map((start) => sortableOf(start).slice(11, 16)).join(' ');
const list = (change: Partial<AvailabilityFacts>, date = tuesday): string =>
  times(slotsOfDay({ ...facts, ...change }, date));
const reason = (change: Partial<AvailabilityFacts>, start: string, mode?: BookingMode) =>
  refusalOf({ ...facts, ...change }, at(start), mode)?.reason ?? 'free';

describe('the list of a day (SRV-01)', () => {
  test.each<[string, Partial<AvailabilityFacts>, string]>([
    ['an empty day', {}, '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00'],
    ['a session that fills the day', { durationMinutes: 540 }, '09:00'],
    ['a session longer than the day', { durationMinutes: 541 }, ''],
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

  test('a day without work has none, and the hours of a date replace those of its weekday', () => {
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

  test('a month has every day, each the same as asked for alone', () => {
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

describe('the buffer (SRV-02)', () => {
  const noon = { busy: [session('12:00', '13:00')] };
  test.each<[string, Partial<AvailabilityFacts>, string, string]>([
    ['ends a buffer before the next', noon, '10:45', 'free'],
    ['ends a minute too late', noon, '10:46', 'buffer'],
    ['touches the next', noon, '11:00', 'buffer'],
    ['reaches into the next', noon, '11:01', 'booked'],
    ['starts with the other', noon, '12:00', 'booked'],
    ['starts in the last minute of the other', noon, '12:59', 'booked'],
    ['starts when the other ends', noon, '13:00', 'buffer'],
    ['starts a minute too early', noon, '13:14', 'buffer'],
    ['starts a buffer later', noon, '13:15', 'free'],
    ['the buffer was longer when the other was booked', { busy: [session('12:00', '13:00', 30)] }, '13:29', 'buffer'],
    ['and is over', { busy: [session('12:00', '13:00', 30)] }, '13:30', 'free'],
    ['the longer buffer of then does not reach backwards', { busy: [session('12:00', '13:00', 30)] }, '10:45', 'free'],
    ['the buffer was shorter then', { busy: [session('12:00', '13:00', 0)] }, '13:14', 'buffer'],
    ['not towards opening', {}, '09:00', 'free'],
    ['not towards closing', {}, '17:00', 'free'],
    ['not towards time off', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '13:00', 'free'],
    ['not towards time off before it', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '11:00', 'free'],
    ['time off', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '11:01', 'time_off'],
  ])('a session that %s', (_, change, start, expected) => {
    expect(reason(change, `${tuesday}T${start}`)).toBe(expected);
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

  test('today offers what is left, yesterday nothing', () => {
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

  test('a session of two hours fits while two hours pass', () => {
    const long = { ...night, durationMinutes: 120, now: at('2026-03-01T00:00') };
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

  test('opening 09:00 is 09:00 on every day around the change, in Berlin and through the year', () => {
    const year = slotsOfDays(
      { ...facts, settings: open('09:00', '18:00', { advance_booking_days: 365 }), now: at('2026-01-01T00:00') },
      '2026-01-01',
      '2026-12-31',
    );
    const wrong = year.filter(({ date, starts }) => starts[0] !== instantOf(date, 540) || starts.length !== 9);
    expect(wrong).toEqual([]);
  });
});

test('the day of another zone takes from two Berlin days (SRV-07)', () => {
  const newYork = { start: at('2026-03-03T06:00'), end: at('2026-03-04T06:00') };
  const early = { ...facts, settings: open('05:00', '09:00') };
  expect(slotsWithin(early, newYork).map((start) => sortableOf(start))).toEqual([
    '2026-03-03T06:00:00',
    '2026-03-03T07:00:00',
    '2026-03-03T08:00:00',
    '2026-03-04T05:00:00',
  ]);
});

test.each<[string, string, BookingMode, string]>([
  ['off the grid', '2026-03-03T09:07', 'public', 'free'],
  ['before opening', '2026-03-03T08:59', 'public', 'outside_hours'],
  ['after the last start', '2026-03-03T17:01', 'public', 'outside_hours'],
  ['on Sunday', '2026-03-08T11:00', 'staff', 'closed_day'],
  ['in the past, for staff', '2026-03-02T11:00', 'staff', 'past'],
  ['within a minute', '2026-03-03T09:00:30', 'staff', 'not_whole_minute'],
  ['next year, for staff', '2027-03-02T09:00', 'staff', 'free'],
])('%s (%s) for %s: %s (SRV-09, SRV-11)', (_, start, mode, expected) => {
  expect(reason({}, start, mode)).toBe(expected);
});

describe('an internal appointment (SRV-12)', () => {
  const change = { busy: [session('12:00', '13:00')], timeOff: [off('2026-03-03T20:00', '2026-03-03T21:00')] };
  test.each([
    ['in the past', '2026-01-03T11:00', 'free'],
    ['at night', '2026-03-03T23:30', 'free'],
    ['on Sunday', '2026-03-08T11:00', 'free'],
    ['beyond the window', '2027-03-08T11:00', 'free'],
    ['right before a session', '2026-03-03T11:00', 'free'],
    ['right after a session', '2026-03-03T13:00', 'free'],
    ['over a session', '2026-03-03T11:01', 'booked'],
    ['over time off', '2026-03-03T20:59', 'time_off'],
    ['within a minute', '2026-03-03T13:00:30', 'not_whole_minute'],
  ])('%s (%s): %s', (_, start, expected) => {
    expect(reason(change, start, 'internal')).toBe(expected);
  });
});

test('a day is explained from its first to its last minute, with who is to blame', () => {
  const settings = withBreak(open('09:00', '18:00'), '12:00', '13:00');
  const busy = [session('15:00', '16:00')];
  const explained = explainDay({ ...facts, settings, busy }, tuesday);
  const told = explained.map(({ from, to, refusals }) => [
    sortableOf(from).slice(11, 16),
    sortableOf(to).slice(11, 16),
    refusals.map(({ reason: why, cause }) => (cause ? `${why} ${cause}` : why)).join(', ') || 'free',
  ]);
  expect(told).toEqual([
    ['00:00', '09:00', 'outside_hours'],
    ['09:00', '11:01', 'free'],
    ['11:01', '13:00', 'break'],
    ['13:00', '13:46', 'free'],
    ['13:46', '14:01', 'buffer b1'],
    ['14:01', '16:00', 'booked b1'],
    ['16:00', '16:15', 'buffer b1'],
    ['16:15', '17:01', 'free'],
    ['17:01', '00:00', 'outside_hours'],
  ]);
});

test('a session longer than the day is told so once', () => {
  const { start: from, end: to } = berlinDay(tuesday);
  expect(explainDay({ ...facts, durationMinutes: 600 }, tuesday)).toEqual([
    { from, to, refusals: [{ reason: 'outside_hours', cause: null }] },
  ]);
});
