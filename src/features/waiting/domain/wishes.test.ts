import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { compete, fits, type Wishes } from './wishes.ts';

const wishes: Wishes = {
  campaign_id: null,
  photographer_id: null,
  first_day: '2030-06-03',
  last_day: '2030-06-09',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from_minute: 0,
  until_minute: 1439,
};
const at = (start: string, photographer_id = 'anna') => ({ photographer_id, start: Date.parse(start) });

test.each<[string, boolean, Partial<Wishes>, string]>([
  ['the first minute of the first day', true, {}, '2030-06-03T00:00:00+02:00'],
  ['the last minute of the last day', true, {}, '2030-06-09T23:59:00+02:00'],
  ['the day before', false, {}, '2030-06-02T23:59:00+02:00'],
  ['the day after, which is the last day in UTC', false, {}, '2030-06-10T00:30:00+02:00'],
  ['another weekday', false, { weekdays: [1, 2, 4, 5, 6, 7] }, '2030-06-05T10:00:00+02:00'],
  ['the only weekday', true, { weekdays: [3] }, '2030-06-05T10:00:00+02:00'],
  ['exactly the earliest start', true, { from_minute: 600 }, '2030-06-05T10:00:00+02:00'],
  ['a minute before the earliest start', false, { from_minute: 601 }, '2030-06-05T10:00:00+02:00'],
  ['exactly the latest start', true, { until_minute: 600 }, '2030-06-05T10:00:00+02:00'],
  ['a minute after the latest start', false, { until_minute: 599 }, '2030-06-05T10:00:00+02:00'],
  ['the wished photographer', true, { photographer_id: 'anna' }, '2030-06-05T10:00:00+02:00'],
  ['another photographer', false, { photographer_id: 'boris' }, '2030-06-05T10:00:00+02:00'],
])('for %s the wishes fit: %s', (_, expected, changed, start) => {
  expect(fits({ ...wishes, ...changed }, at(start))).toBe(expected);
});

const day = fc.integer({ min: 3, max: 12 }).map((date) => `2030-06-${String(date).padStart(2, '0')}`);
const anyWishes = fc
  .record({ one: day, other: day, photographer_id: fc.constantFrom(null, 'anna', 'boris') })
  .map(({ one, other, photographer_id }): Wishes => {
    const [first_day = one, last_day = other] = [one, other].sort();
    return { ...wishes, photographer_id, first_day, last_day };
  });
const times = fc.record({
  photographer_id: fc.constantFrom('anna', 'boris'),
  start: fc.integer({ min: Date.parse('2030-06-02T00:00:00Z'), max: Date.parse('2030-06-14T00:00:00Z') }),
});

it('two persons compete if one time could fit both, and competing is mutual', () => {
  fc.assert(
    fc.property(anyWishes, anyWishes, times, (one, other, time) => {
      if (fits(one, time) && fits(other, time)) expect(compete(one, other)).toBe(true);
      expect(compete(one, other)).toBe(compete(other, one));
    }),
    { numRuns: 1000 },
  );
});
