import * as fc from 'fast-check';
import type { Block, OwnHours, OwnPeriod } from '#features/hours/domain/own-hours.ts';
import { weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import { plusDays } from './oracle-clock.ts';

const wallOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Up to three blocks, in order and apart, at any time of the day. */
const anyBlocks: fc.Arbitrary<readonly Block[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 6 })
  .map((all) => all.toSorted((a, b) => a - b))
  .map((walls) =>
    Array.from({ length: Math.floor(walls.length / 2) }, (_, i) => ({
      start_time: wallOf(walls[2 * i] as number),
      end_time: wallOf(walls[2 * i + 1] as number),
    })),
  );

/** None in half of the cases; otherwise up to two periods around the days from `first` on, and some exceptions. */
export function anyOwnHours(first: string, days: number): fc.Arbitrary<OwnHours | undefined> {
  const date = fc.integer({ min: -2, max: days + 1 }).map((offset) => plusDays(first, offset));
  const week = fc
    .tuple(...weekdayKeys.map(() => anyBlocks))
    .map((all) => Object.fromEntries(weekdayKeys.map((key, i) => [key, all[i]])) as unknown as OwnPeriod['week']);
  const period = fc.record({ valid_from: fc.option(date), valid_until: fc.option(date), week });
  return fc.option(
    fc.record({
      periods: fc.array(period, { maxLength: 2 }),
      exceptions: fc.uniqueArray(fc.record({ date, blocks: anyBlocks }), {
        maxLength: 2,
        selector: (exception) => exception.date,
      }),
    }),
    { nil: undefined, freq: 2 },
  );
}
