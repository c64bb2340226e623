import { describe, expect, test } from 'vitest';
import { instantOf } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { wallRangeOn } from './day-layout.ts';

const date = '2030-06-05';

const at = (wall: string, day = date): number =>
  instantOf(day, Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))) as number;

describe('a time on the axis of its day', () => {
  test.each([
    ['within it', { start: at('09:00'), end: at('10:30') }, { from: 540, to: 630 }],
    ['from the day before', { start: at('22:00', '2030-06-04'), end: at('01:00') }, { from: 0, to: 60 }],
    ['into the day after', { start: at('23:00'), end: at('01:00', '2030-06-06') }, { from: 1380, to: 1440 }],
    ['until midnight', { start: at('23:00'), end: at('00:00', '2030-06-06') }, { from: 1380, to: 1440 }],
    ['from midnight', { start: at('00:00'), end: at('01:00') }, { from: 0, to: 60 }],
    ['another day', { start: at('23:00', '2030-06-04'), end: at('00:00') }, undefined],
    ['no time at all', { start: at('09:00'), end: at('09:00') }, undefined],
  ])('%s', (_, range, expected) => {
    expect(wallRangeOn(date, range)).toEqual(expected);
  });

  test('across the skipped hour it ends where the clock then shows (SRV-06)', () => {
    const start = at('01:30', '2026-03-29');
    expect(wallRangeOn('2026-03-29', { start, end: start + 60 * MINUTE })).toEqual({ from: 90, to: 210 });
  });

  test('until midnight of a day without that hour it ends at the end of the axis (SRV-06)', () => {
    const times = { start: at('01:30', '2026-03-29'), end: at('00:00', '2026-03-30') };
    expect(wallRangeOn('2026-03-29', times)).toEqual({ from: 90, to: 1440 });
  });

  test('across the repeated hour it keeps its length (SRV-06)', () => {
    const start = at('02:30', '2026-10-25');
    expect(wallRangeOn('2026-10-25', { start, end: start + 60 * MINUTE })).toEqual({ from: 150, to: 210 });
  });
});
