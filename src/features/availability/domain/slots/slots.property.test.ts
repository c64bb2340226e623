import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { processZones, useProcessZone } from '#shared/kernel/testing/process-zones.ts';
import { isWhole, scaleCount } from '#shared/kernel/testing/test-size.ts';
import { explainDay, refusalOf } from '../barriers/refusal.ts';
import { type AvailabilityFacts, type BookingMode, bookingModes, type Refusal } from '../facts.ts';
import { anyFacts } from '../testing/arbitrary-facts.ts';
import type { Reason } from '../testing/claims-oracle.ts';
import { oracleDay } from '../testing/oracle.ts';
import { type Minute, minutesOf, plusDays } from '../testing/oracle-clock.ts';
import { explainStart, explainWholeDay } from './explanation.ts';
import { slotsOfDay } from './slots.ts';

vi.setConfig({ testTimeout: 180_000 });

const changesOfClocks = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const anyDate = fc.oneof(
  { arbitrary: fc.constantFrom(...changesOfClocks), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 729 }).map((days) => plusDays('2026-01-01', days)), weight: 1 },
);
const anyQuestion = anyDate.chain((date) =>
  fc.record({
    date: fc.constant(date),
    facts: anyFacts(date, 1, 8),
    mode: fc.constantFrom<BookingMode>('public', 'staff', 'internal'),
  }),
);

const textOf = ({ reason, cause, lane }: Refusal): Reason =>
  `${reason}:${cause ?? ''}${lane === undefined ? '' : `@${lane}`}`;

test('list, refusal and explanation of every minute of a day agree with an independent implementation of the rules (SRV-01..06, SRV-09, SRV-11, SRV-12, PLAN-03, PLAN-10, PLAN-11, PLAN-12, PLAN-13, PLAN-14)', () => {
  fc.assert(
    fc.property(anyQuestion, ({ date, facts, mode }) => {
      const { minutes, reasonsAt, isCandidate } = oracleDay(facts, date, mode);
      const explained = explainDay(facts, date, mode).flatMap(({ from, to, refusals }) =>
        Array.from({ length: (to - from) / 60_000 }, (_, i) => ({ at: from + i * 60_000, refusals })),
      );
      expect(explained.map(({ at }) => at)).toEqual(minutes.map(({ at }) => at));
      const wrong: unknown[] = [];
      const offered: number[] = [];
      for (const [i, minute] of minutes.entries()) {
        const refusals = explained[i]?.refusals ?? [];
        const given = refusals.map(textOf);
        const expected = reasonsAt(minute);
        const refusal = refusalOf(facts, minute.at, mode);
        const same = given.length === expected.size && given.every((one) => expected.has(one));
        if (!same || (refusal && textOf(refusal)) !== (given[0] ?? null))
          wrong.push({ minute, given, refusal, expected });
        // Checking all three modes takes three times as long, so only every seventh minute is checked.
        if (i % 7 === 0) {
          const { freeFor, objections } = explainStart(facts, minute.at);
          const against = objections.filter(({ blocks }) => blocks.includes(mode)).map(textOf);
          const agrees = freeFor.includes(mode) === (refusal === null) && String(against) === String(given);
          if (!agrees) wrong.push({ minute, given, against, freeFor });
        }
        if (expected.size === 0 && isCandidate(minute)) offered.push(minute.at);
      }
      expect(wrong).toEqual([]);
      // An internal appointment names its own time, so there is no list to compare.
      expect(mode === 'internal' ? offered : slotsOfDay(facts, date, mode)).toEqual(offered);
    }),
    { numRuns: scaleCount(250) },
  );
});

test('a day without free starts always has a reason, and every reason prevents some start', () => {
  fc.assert(
    fc.property(anyQuestion, ({ date, facts, mode }) => {
      const given = explainWholeDay(facts, date, mode);
      const refusing = new Set(
        minutesOf(date)
          .flatMap(({ at }) => (refusalOf(facts, at, mode) ? explainStart(facts, at).objections : []))
          .map(textOf),
      );
      for (const one of given) expect(refusing).toContain(textOf(one));
      const nothingFree = minutesOf(date).every(({ at }) => refusalOf(facts, at, mode) !== null);
      if (nothingFree) expect(given).not.toEqual([]);
    }),
    { numRuns: scaleCount(60) },
  );
});

test('a start that is not a whole minute is refused in every mode (SRV-11)', () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer({ min: 1, max: 59_999 }), ({ date, facts, mode }, ms) => {
      const at = (minutesOf(date)[720] as Minute).at + ms;
      const refusal = { reason: 'not_whole_minute', cause: null };
      expect(refusalOf(facts, at, mode)).toEqual(refusal);
      expect(explainStart(facts, at)).toEqual({ freeFor: [], objections: [{ ...refusal, blocks: bookingModes }] });
    }),
  );
});

describe('slots listed, accepted and explained agree for every minute of a random year, across both clock changes', () => {
  const setZone = useProcessZone();

  test.each(processZones)('with the server in %s (SRV-06)', async (zone, minutesBehindUtc) => {
    setZone(zone, minutesBehindUtc);
    vi.resetModules();
    const fresh = {
      ...(await import('../barriers/refusal.ts')),
      ...(await import('./slots.ts')),
      ...(await import('./explanation.ts')),
    };
    const anyYear = fc
      .integer({ min: 2026, max: 2040 })
      .chain((year) => fc.record({ year: fc.constant(year), facts: anyFacts(`${year}-01-01`, 365, 600) }));
    fc.assert(
      fc.property(anyYear, ({ year, facts: any }) => {
        // The whole year is open to booking, so that hours, sessions and time off decide every minute.
        const settings = { ...any.settings, advance_booking_days: 365 };
        const facts = { ...any, settings, now: Date.parse(`${year}-01-01T12:00Z`) };
        const year365 = fresh.slotsOfDays(facts, `${year}-01-01`, `${year}-12-31`);
        const wrong: string[] = [];
        for (const [index, { date, starts }] of year365.entries()) {
          // In npm test every fourth day, and those with a change of clocks.
          if (!isWhole && index % 4 > 0 && minutesOf(date).length === 1440) continue;
          const nearby = around(facts, date);
          const day = oracleDay(nearby, date, 'public');
          const free = new Set<number>();
          for (const { from, to, refusals } of fresh.explainDay(nearby, date)) {
            for (let at = from; at < to; at += 60_000) {
              const refused = fresh.refusalOf(nearby, at) !== null;
              if (refused !== refusals.length > 0) wrong.push(new Date(at).toISOString());
              if (!refused) free.add(at);
              // Explaining a single start is expensive: checked every quarter of an hour, and for every slot below.
              const asked = at % 900_000 === 0 && fresh.explainStart(nearby, at).freeFor.includes('public');
              if (at % 900_000 === 0 && asked === refused) wrong.push(`explained ${new Date(at).toISOString()}`);
            }
          }
          const offered = day.minutes.filter((minute) => free.has(minute.at) && day.isCandidate(minute));
          if (String(offered.map(({ at }) => at)) !== String(starts)) wrong.push(date);
          if (!starts.every((at) => fresh.explainStart(nearby, at).freeFor.includes('public')))
            wrong.push(`slots ${date}`);
        }
        expect(wrong).toEqual([]);
      }),
      // Whole years are too large to shrink; the property above finds small examples.
      { numRuns: 1, endOnFailure: true },
    );
  });
});

/** The facts a server would load for one day. */
function around(facts: AvailabilityFacts, date: string): AvailabilityFacts {
  const midnight = Date.parse(date);
  const near = ({ start, end }: { start: number; end: number }) =>
    start < midnight + 2 * 86_400_000 && end > midnight - 86_400_000;
  const nearbyOf = (limit: AvailabilityFacts['limit']) =>
    limit && { ...limit, starts: limit.starts.filter((start) => near({ start, end: start })) };
  const nearby = <T extends Pick<AvailabilityFacts, 'busy' | 'timeOff' | 'limit'>>(one: T): T => ({
    ...one,
    busy: one.busy.filter(near),
    timeOff: one.timeOff.filter(near),
    limit: nearbyOf(one.limit),
  });
  const needs = facts.needs?.map((lanes) => lanes.map(nearby));
  return { ...nearby(facts), serviceLimit: nearbyOf(facts.serviceLimit), needs };
}
