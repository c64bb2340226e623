import * as fc from 'fast-check';
import type { BusyTime, TimeOff } from '../facts.ts';
import { anyOwnHours } from './arbitrary-own-hours.ts';

const MINUTE = 60_000;

/** Minutes before or after a session: often none. */
export const anyGap = fc.oneof(fc.constant(0), fc.constantFrom(15, 30, 60), fc.integer({ min: 0, max: 240 }));

/** Sessions, time off, limits and lanes, all of which begin at `moment`. */
export function claimsWith(moment: fc.Arbitrary<number>, first: string, days: number, most: number) {
  const session = fc
    .record({
      start: moment,
      length: fc.integer({ min: 0, max: 240 }),
      before: anyGap,
      guard: fc.integer({ min: 0, max: 90 }),
    })
    .map(({ start, length, before, guard }) => ({
      start,
      end: start + length * MINUTE,
      before: before * MINUTE,
      guard: guard * MINUTE,
    }));
  const off = fc
    .record({ start: moment, length: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2000 })) })
    .map(({ start, length }) => ({ start, end: start + length * MINUTE }));
  const busyOf = (whose: string, mostSessions: number) =>
    fc.array(session, { maxLength: mostSessions }).map((all) =>
      all.map(
        ({ start, end, before, guard }, i): BusyTime => ({
          id: `${whose}b${i}`,
          start,
          end,
          guardedStart: start - before,
          guardedEnd: end + guard,
        }),
      ),
    );
  const timeOffOf = (whose: string) =>
    fc
      .array(off, { maxLength: Math.ceil(most / 5) })
      .map((all) => all.map((one, i): TimeOff => ({ ...one, id: `${whose}off${i}` })));
  // Few sessions a day, so that limits are reached on some days.
  const anyLimit = fc.option(
    fc.record({ most: fc.integer({ min: 1, max: 3 }), starts: fc.array(moment, { maxLength: days * 2 }) }),
    { nil: undefined, freq: 2 },
  );
  const lane = (id: number) =>
    fc.record({
      id: fc.constant(id),
      busy: busyOf(`${id}`, Math.ceil(most / 3)),
      timeOff: timeOffOf(`${id}`),
      limit: anyLimit,
      own: anyOwnHours(first, days),
    });
  return { busyOf, timeOffOf, anyLimit, lane };
}
