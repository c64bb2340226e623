import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { berlinDateOf, formatInstant, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { offerDeadline } from './offer-deadline.ts';

test.each([
  ['in the middle of a day', '2030-06-05T12:00:00+02:00', '2030-06-05T14:00:00+02:00'],
  ['one minute before the evening would cut it', '2030-06-05T18:59:00+02:00', '2030-06-05T20:59:00+02:00'],
  ['exactly at the evening', '2030-06-05T19:00:00+02:00', '2030-06-06T08:00:00+02:00'],
  ['across the night', '2030-06-05T20:30:00+02:00', '2030-06-06T09:30:00+02:00'],
  ['from within the night', '2030-06-05T23:30:00+02:00', '2030-06-06T10:00:00+02:00'],
  ['from the early morning', '2030-06-05T04:00:00+02:00', '2030-06-05T10:00:00+02:00'],
  ['over the night of the change to summer time', '2030-03-30T20:00:00+01:00', '2030-03-31T09:00:00+02:00'],
  ['over the night of the change to winter time', '2030-10-26T20:00:00+02:00', '2030-10-27T09:00:00+01:00'],
  ['over the end of a year', '2030-12-31T20:15:00+01:00', '2031-01-01T09:15:00+01:00'],
])('two hours are counted %s', (_, now, until) => {
  expect(formatInstant(offerDeadline(Date.parse(now), 2))).toBe(until);
});

/** Instants around both clock changes and the ends of three years, and of the three years in between. */
const instants = fc
  .oneof(
    ...['2029-12-31', '2030-03-31', '2030-10-27', '2030-12-31', '2031-03-30', '2031-10-26', '2031-12-31'].map(
      (date) => {
        const middle = Date.parse(`${date}T12:00:00Z`);
        return fc.integer({ min: middle - 80 * HOUR, max: middle + 80 * HOUR });
      },
    ),
    fc.integer({ min: Date.parse('2029-06-01T00:00:00Z'), max: Date.parse('2032-06-01T00:00:00Z') }),
  )
  .map(Math.floor);

/** The time between 8 and 21 o'clock of all days within a range, in ms. */
const dayTime = (from: number, to: number): number => {
  let sum = 0;
  for (let date = berlinDateOf(from); date <= berlinDateOf(to); date = addDays(date, 1)) {
    const start = Math.max(from, instantOf(date, 8 * 60) as number);
    const end = Math.min(to, instantOf(date, 21 * 60) as number);
    sum += Math.max(0, end - start);
  }
  return sum;
};

it('is never between 21 and 8 o’clock, never sooner than the given hours, and counts exactly those between 8 and 21 o’clock (WAIT-02)', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 48 }), (now, hours) => {
      const until = offerDeadline(now, hours);
      const minute = wallMinuteOf(until);
      expect(minute).toBeGreaterThanOrEqual(8 * 60);
      expect(minute).toBeLessThan(21 * 60);
      expect(until - now).toBeGreaterThanOrEqual(hours * HOUR);
      expect(dayTime(now, until)).toBe(hours * HOUR);
    }),
    { numRuns: 2000 },
  );
});

it('is never sooner for an offer that is made later', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 1000 }), (now, minutes) => {
      expect(offerDeadline(now + minutes * MINUTE, 2)).toBeGreaterThanOrEqual(offerDeadline(now, 2));
    }),
  );
});
