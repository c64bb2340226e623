import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { berlinDay, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { layoutDay, wallRangeOn } from './day-layout.ts';

const date = '2030-06-05';

const at = (wall: string, day = date): number =>
  instantOf(day, Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))) as number;

const event = (name: string, from: string, to: string) => ({ name, start: at(from), end: at(to) });

describe('simultaneous events are placed side by side', () => {
  const placed = (...events: ReturnType<typeof event>[]) =>
    layoutDay(date, events).blocks.map(({ event: { name }, lane, lanes }) => `${name} ${lane + 1}/${lanes}`);

  test.each([
    [
      'those that touch keep the whole width',
      [event('a', '09:00', '10:00'), event('b', '10:00', '11:00')],
      ['a 1/1', 'b 1/1'],
    ],
    ['those that overlap share it', [event('b', '09:30', '10:30'), event('a', '09:00', '10:00')], ['a 1/2', 'b 2/2']],
    [
      'a lane is used again once it is free',
      [event('a', '09:00', '12:00'), event('b', '09:00', '10:00'), event('c', '10:00', '11:00')],
      ['a 1/2', 'b 2/2', 'c 2/2'],
    ],
    [
      'of those that begin together the longest comes first',
      [event('b', '09:00', '10:00'), event('a', '09:00', '12:00'), event('c', '08:00', '08:30')],
      ['c 1/1', 'a 1/2', 'b 2/2'],
    ],
    [
      'very short ones do not hide each other',
      [event('a', '09:00', '09:05'), event('b', '09:10', '09:30')],
      ['a 1/2', 'b 2/2'],
    ],
  ])('%s', (_, events, expected) => {
    expect(placed(...events)).toEqual(expected);
  });

  test('an event in the background becomes a strip, and narrows the others by that only', () => {
    const [off, away] = [event('off', '08:00', '20:00'), event('away', '11:30', '13:00')];
    const sessions = [event('a', '09:00', '10:00'), event('b', '11:00', '12:00'), event('c', '11:00', '12:00')];
    const { blocks } = layoutDay(date, [...sessions, off, away], (one) => one === off || one === away);
    expect(
      blocks.map(
        ({ event: { name }, lane, lanes, isStrip, strips }) =>
          `${name} ${lane + 1}/${lanes}${isStrip ? ' strip' : ''} of ${strips}`,
      ),
    ).toEqual(['off 1/2 strip of 2', 'a 1/1 of 2', 'b 1/2 of 2', 'c 2/2 of 2', 'away 2/2 strip of 2']);
  });

  test('an event in the background keeps the whole width if there are no others', () => {
    const off = event('off', '08:00', '09:00');
    const { blocks } = layoutDay(date, [off, event('a', '09:00', '10:00')], (one) => one === off);
    expect(blocks.map(({ lane, lanes, strips }) => [lane, lanes, strips])).toEqual([
      [0, 1, undefined],
      [0, 1, undefined],
    ]);
  });

  test('all-day events are placed above', () => {
    const away = { name: 'away', start: at('08:00', '2030-06-04'), end: at('08:00', '2030-06-06') };
    expect(layoutDay(date, [away]).whole).toEqual([away]);
    expect(layoutDay('2030-06-04', [away])).toMatchObject({ whole: [], blocks: [{ from: 480, to: 1440 }] });
    expect(layoutDay(date, [event('night', '00:00', '08:00')])).toMatchObject({ whole: [], blocks: [{ to: 480 }] });
  });

  test('no two events in one lane share a minute, whatever the events, on every kind of day', () => {
    const anyDay = fc.constantFrom('2030-06-05', '2026-03-29', '2026-10-25');
    const anyTimes = fc.array(fc.tuple(fc.integer({ min: -300, max: 1600 }), fc.integer({ min: 1, max: 1500 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyDay, anyTimes, (day, times) => {
        const midnight = berlinDay(day).start;
        const events = times.map(([from, length]) => ({
          start: midnight + from * MINUTE,
          end: midnight + (from + length) * MINUTE,
        }));
        const { whole, blocks } = layoutDay(day, events);
        const seen = events.filter((one) => wallRangeOn(day, one) !== undefined);
        expect(whole.length + blocks.length).toBe(seen.length);
        for (const [i, a] of blocks.entries()) {
          expect(a.lane).toBeLessThan(a.lanes);
          expect(a.from).toBeLessThan(a.to);
          for (const b of blocks.slice(i + 1)) {
            if (a.lane === b.lane) expect(a.to <= b.from || b.to <= a.from).toBe(true);
          }
        }
      }),
    );
  });
});
