import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinDateOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { spotsOf } from './campaign-spots.ts';
import { isSlug, slugOf } from './slug.ts';

const changesOfClocks = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const anyDate = fc.oneof(
  fc.constantFrom(...changesOfClocks, '2026-12-31', '2027-01-01', '2028-02-29'),
  fc
    .integer({ min: 0, max: 729 })
    .map((days) => new Date(Date.parse('2026-01-01') + days * 86_400_000).toISOString().slice(0, 10)),
);
const anyWall = fc
  .integer({ min: 0, max: 24 * 12 })
  .map((fifths) => `${String(Math.floor(fifths / 12)).padStart(2, '0')}:${String((fifths % 12) * 5).padStart(2, '0')}`);
const anyDay = fc.record({
  date: anyDate,
  from: anyWall,
  to: anyWall,
  session_minutes: fc.integer({ min: 5, max: 120 }),
  break_minutes: fc.integer({ min: 0, max: 30 }),
});

const wallOf = (instant: number): string => {
  const minute = wallMinuteOf(instant);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

test('the spots of any day start at its begin, have its length and break, end by its end, and leave no time for another one, also when the clocks change (MINI-01)', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const found = spotsOf(day);
      fc.pre(found.ok);
      if (!found.ok) return;
      const spots = found.value;
      const [first, last] = [spots[0], spots.at(-1)];
      if (!first || !last) throw new Error('no spots');
      expect([berlinDateOf(first.start), wallOf(first.start)]).toEqual([day.date, day.from]);
      expect(berlinDateOf(last.end - 1)).toBe(day.date);
      for (const [i, { start, end }] of spots.entries()) {
        expect(end - start).toBe(day.session_minutes * MINUTE);
        const next = spots[i + 1];
        if (next) expect(next.start - end).toBe(day.break_minutes * MINUTE);
      }
      // Where a wall time occurs twice, the end is its first occurrence.
      const atEnd = (instant: number): string => (berlinDateOf(instant) === day.date ? wallOf(instant) : '24:00');
      const limit = Array.from({ length: 26 * 60 + 1 }, (_, i) => first.start + i * MINUTE).find(
        (one) => atEnd(one) === day.to,
      );
      if (limit === undefined) throw new Error('the end is not on this day');
      expect(last.end).toBeLessThanOrEqual(limit);
      expect(last.end + (day.break_minutes + day.session_minutes) * MINUTE).toBeGreaterThan(limit);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['a day of the issue', { date: '2026-12-05', from: '10:00', to: '16:00', session_minutes: 20, break_minutes: 5 }, 14],
  ['exactly one', { date: '2026-12-05', from: '10:00', to: '10:20', session_minutes: 20, break_minutes: 240 }, 1],
  ['the most', { date: '2026-12-05', from: '08:00', to: '20:30', session_minutes: 5, break_minutes: 0 }, 150],
  ['until midnight', { date: '2026-12-05', from: '23:00', to: '24:00', session_minutes: 30, break_minutes: 0 }, 2],
  [
    'a night with an hour less',
    { date: '2027-03-28', from: '01:00', to: '04:00', session_minutes: 30, break_minutes: 0 },
    4,
  ],
  [
    'a night with an hour more',
    { date: '2026-10-25', from: '01:00', to: '04:00', session_minutes: 30, break_minutes: 0 },
    8,
  ],
])('%s has its number of spots (MINI-01)', (_, day, count) => {
  const found = spotsOf(day);
  expect(found.ok && found.value.length).toBe(count);
});

test.each([
  ['a begin after the end', { from: '16:00', to: '10:00' }, 'no_spot'],
  ['less time than one session', { from: '10:00', to: '10:19' }, 'no_spot'],
  ['no time', { from: '10:00', to: '10:00' }, 'no_spot'],
  ['more spots than a page shows', { from: '00:00', to: '24:00', session_minutes: 5, break_minutes: 0 }, 'too_many'],
  ['one spot too many', { from: '08:00', to: '20:35', session_minutes: 5, break_minutes: 0 }, 'too_many'],
  ['a begin that is skipped', { date: '2027-03-28', from: '02:30' }, 'skipped'],
  ['an end that is skipped', { date: '2027-03-28', from: '01:00', to: '02:30' }, 'skipped'],
  ['an hour that no clock shows', { from: '25:00' }, 'unreadable'],
  ['a date that no calendar has', { date: '2027-02-30' }, 'unreadable'],
])('%s is refused (MINI-01)', (_, changes, refusal) => {
  const day = { date: '2026-12-05', from: '10:00', to: '16:00', session_minutes: 20, break_minutes: 5, ...changes };
  expect(spotsOf(day)).toEqual({ ok: false, refusal });
});

test('the address that is proposed for any name is one, or empty', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => slugOf(name).length < 2 || isSlug(slugOf(name))));
  expect(slugOf('  Weihnachts-Minis 2030 in Köln! ')).toBe('weihnachts-minis-2030-in-koeln');
  expect(slugOf('Ёлка')).toBe('');
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

test('an address has 2 to 60 characters', () => {
  expect(['ab', 'a'.repeat(60)].map(isSlug)).toEqual([true, true]);
});

test.each(['a', '-ab', 'ab-', 'a--b', 'AB', 'ä-b', 'a b', 'a'.repeat(61)])('"%s" is not an address', (slug) => {
  expect(isSlug(slug)).toBe(false);
});
