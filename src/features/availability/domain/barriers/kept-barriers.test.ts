import { describe, expect, it } from 'vitest';
import { open, tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import { slotsOfDay } from '../slots/slots.ts';
import { at, reason } from '../testing/tuesday-facts.ts';

const kept = [
  {
    opens_days_before: 3,
    weekly: [{ weekday: 2, from: '10:00', until: '13:00' }],
    minutes_before: 0,
    minutes_after: 0,
  },
];
/** Three days and more before, so that the hours of Tuesday are still kept. */
const early = at('2026-02-27T23:59');

describe('hours that are kept for births (BABY-03)', () => {
  it.each([
    ['08:00', 'outside_hours'],
    ['09:00', 'kept_for_births'],
    ['10:00', 'kept_for_births'],
    ['13:00', 'kept_for_births'],
    ['13:14', 'kept_for_births'],
    ['13:15', 'free'],
  ])('a session of an hour at %s, with a buffer of 15 minutes: %s', (time, expected) => {
    expect(reason({ kept, now: early }, `${tuesday}T${time}`)).toBe(expected);
  });

  it('may be used whole: a session may end at their beginning only without a gap', () => {
    const settings = open('08:00', '18:00', { buffer_time_minutes: 0 });
    expect(reason({ kept, settings, now: early }, `${tuesday}T09:00`)).toBe('free');
    expect(reason({ kept, settings, now: early }, `${tuesday}T09:01`)).toBe('kept_for_births');
    expect(reason({ kept, settings, now: early }, `${tuesday}T13:00`)).toBe('free');
    const [wide] = kept.map((one) => ({ ...one, minutes_before: 30, minutes_after: 20 }));
    const around = { kept: wide ? [wide] : [], settings, now: early };
    expect(reason(around, `${tuesday}T08:30`)).toBe('free');
    expect(reason(around, `${tuesday}T08:31`)).toBe('kept_for_births');
    expect(reason(around, `${tuesday}T13:19`)).toBe('kept_for_births');
    expect(reason(around, `${tuesday}T13:20`)).toBe('free');
  });

  it.each([
    ['2026-02-27T23:59', 'kept_for_births'],
    ['2026-02-28T00:00', 'free'],
    ['2026-03-03T08:00', 'free'],
  ])('open by themselves three days before: at %s %s', (now, expected) => {
    expect(reason({ kept, now: at(now) }, `${tuesday}T11:00`)).toBe(expected);
  });

  it.each([
    ['public', 'kept_for_births'],
    ['staff', 'free'],
    ['internal', 'free'],
  ] as const)('for %s: %s', (mode, expected) => {
    expect(reason({ kept, now: early }, `${tuesday}T11:00`, mode)).toBe(expected);
  });

  it('other days of the week are as they were, and a session after a birth may use them', () => {
    for (const day of ['2026-03-02', '2026-03-04', '2026-03-09']) {
      expect(reason({ kept, now: early }, `${day}T11:00`)).toBe('free');
    }
    expect(reason({ now: early }, `${tuesday}T11:00`)).toBe('free');
  });

  it.each([
    // 02:00 to 03:00 is skipped on 29 March 2026, and repeated on 25 October.
    ['2026-03-29', '02:00', '03:00', ['00:00', '01:00', '03:00', '04:00']],
    ['2026-03-29', '02:30', '03:30', ['00:00', '01:00', '04:00']],
    ['2026-10-25', '02:00', '03:00', ['00:00', '01:00', '03:00', '04:00']],
    // The first days of a week that two years share.
    ['2027-01-01', '02:00', '03:00', ['00:00', '01:00', '03:00', '04:00']],
  ])('on %s, %s to %s is kept and %j are free', (date, from, until, free) => {
    const weekday = new Date(date).getUTCDay() || 7;
    const [first] = kept;
    const facts = {
      settings: open('00:00', '05:00', { buffer_time_minutes: 0, advance_booking_days: 365 }),
      exceptions: [],
      duration_min: 60,
      busy: [],
      timeOff: [],
      kept: first ? [{ ...first, weekly: [{ weekday, from, until }] }] : [],
      now: at('2026-03-01T12:00'),
    };
    const starts = slotsOfDay(facts, date).map((start) =>
      new Date(start).toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' }),
    );
    expect(starts).toEqual(free);
  });
});
