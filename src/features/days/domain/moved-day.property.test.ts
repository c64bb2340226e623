import fc from 'fast-check';
import { expect, it } from 'vitest';
import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, dateOf } from '#shared/kernel/time/calendar-date.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { mostProposals, proposedDays, sameHourOn, substituteUntil } from './moved-day.ts';

/** The weeks around both clock changes and the ends of years, and any day. */
const anyDate = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2029-12-31', '2030-03-31', '2030-10-27', '2030-12-31', '2031-03-30', '2031-10-26'),
      fc.integer({ min: -7, max: 7 }),
    )
    .map(([date, days]) => addDays(date, days)),
  fc.integer({ min: 20_000, max: 40_000 }).map(dateOf),
);
/** A start that exists: a wall time of a date. */
const anyStart = fc
  .tuple(anyDate, fc.integer({ min: 0, max: 1439 }))
  .map(([date, minute]) => instantOf(date, minute))
  .filter((start) => start !== null);

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

it('the same hour is on the chosen date with the same wall time, and missing only where the clocks skip it (DAY-01)', () => {
  fc.assert(
    fc.property(anyStart, anyDate, (start, date) => {
      const wall = berlin.format(start).slice(11);
      const found = sameHourOn(start, date);
      if (found === null) {
        // No minute of that day shows that time.
        const minutes = Array.from({ length: 26 * 60 }, (_, i) => Date.parse(`${date}T00:00Z`) + (i - 120) * 60_000);
        expect(minutes.map((at) => berlin.format(at))).not.toContain(`${date} ${wall}`);
        return;
      }
      expect(berlin.format(found)).toBe(`${date} ${wall}`);
      expect(sameHourOn(found, berlinDateOf(start))).toBe(instantOf(berlinDateOf(start), wallMinuteOf(start)));
    }),
    { numRuns: 500 },
  );
});

it('a substitute is held for elapsed hours, whatever the clocks do, and never beyond its start (DAY-01)', () => {
  fc.assert(
    fc.property(anyStart, fc.integer({ min: 1, max: 336 }), fc.integer({ min: 0, max: 400 }), (now, hours, ahead) => {
      const start = now + ahead * HOUR;
      const until = substituteUntil(now, hours, start);
      expect(until).toBeLessThanOrEqual(start);
      expect(until - now).toBe(Math.min(hours, ahead) * HOUR);
    }),
  );
});

it('each proposed day names exactly the sessions that fit on it, by Berlin date, the most first (DAY-01)', () => {
  const anyFree = fc.array(fc.array(anyStart, { maxLength: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(anyFree, (lists) => {
      // A session has one start of its hour on a day.
      const free = new Map(
        lists.map((starts, i) => [`${i}`, [...new Map(starts.map((at) => [berlinDateOf(at), at])).values()]]),
      );
      const days = proposedDays(free);
      const dates = new Set([...free.values()].flat().map((at) => berlin.format(at).slice(0, 10)));
      expect(days).toHaveLength(Math.min(dates.size, mostProposals));
      for (const { date, fitting } of days) {
        const fits = [...free].filter(([, starts]) => starts.some((at) => berlin.format(at).startsWith(date)));
        expect(fitting.toSorted()).toEqual(fits.map(([id]) => id).toSorted());
      }
      const counts = days.map(({ fitting }) => fitting.length);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});
