import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import type { AvailabilityFacts } from '../facts.ts';
import { anyFacts } from '../testing/arbitrary-facts.ts';
import { minutesOf, plusDays } from '../testing/oracle-clock.ts';
import { facts as factsOfTuesday } from '../testing/tuesday-facts.ts';
import { lastTooSoon, slotsOfDay, slotsOfDays, slotsWithin } from './slots.ts';

const anyDate = fc.oneof(
  fc.constantFrom('2027-03-28', '2027-10-31'),
  fc.integer({ min: 0, max: 364 }).map((days) => plusDays('2027-01-01', days)),
);

/** Several photographers: most share hours and lanes, some have facts of their own. */
const anyPeople = (date: string): fc.Arbitrary<AvailabilityFacts[]> =>
  fc
    .tuple(
      anyFacts(date, 2, 8),
      fc.array(fc.record({ facts: anyFacts(date, 2, 8), isAlike: fc.boolean() }), { maxLength: 4 }),
    )
    .map(([first, others]) => [
      first,
      ...others.map(({ facts, isAlike }) =>
        isAlike ? { ...first, busy: facts.busy, timeOff: facts.timeOff } : { ...facts, now: first.now },
      ),
    ]);
const anyQuestion = anyDate.chain((date) =>
  fc.record({
    date: fc.constant(date),
    people: anyPeople(date),
    mode: fc.constantFrom('public' as const, 'staff' as const),
  }),
);

const union = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b);

test('anyone is free exactly at the starts that one of the photographers offers (PLAN-20)', () => {
  let several = 0;
  fc.assert(
    fc.property(anyQuestion, ({ date, people, mode }) => {
      const last = plusDays(date, 1);
      const each = people.map((facts) => slotsOfDays(facts, date, last, mode));
      const all = slotsOfDays(people, date, last, mode);
      expect(all.map((day) => day.date)).toEqual([date, last]);
      all.forEach(({ starts }, day) => {
        const expected = union(each.map((days) => days[day]?.starts ?? []));
        expect(starts).toEqual(expected);
        if (each.filter((days) => days[day]?.starts.length !== expected.length).length > 1) several++;
      });
      const noon = { start: minutesOf(date)[700]?.at ?? 0, end: minutesOf(last)[700]?.at ?? 0 };
      expect(slotsWithin(people, noon, mode)).toEqual(union(people.map((facts) => slotsWithin(facts, noon, mode))));
    }),
    { numRuns: 400 },
  );
  // The photographers' lists differ often enough for the comparison to mean something.
  expect(several).toBeGreaterThan(100);
});

test('without photographers there is no start, and a single one gets their own list (PLAN-20)', () => {
  expect(slotsOfDays([], tuesday, tuesday)).toEqual([{ date: tuesday, starts: [] }]);
  expect(lastTooSoon([], [])).toBeNull();
  const facts = factsOfTuesday;
  expect(slotsOfDay([facts], tuesday)).toEqual(slotsOfDay(facts, tuesday));
});
