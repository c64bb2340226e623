import { describe, expect, test } from 'vitest';
import { formatInstant, instantOf } from '#shared/kernel/berlin-time.ts';
import { placeOf, sameTarget, snapped, type Target, targetByKey, timeAt } from './move.ts';

const anna: Target = { date: '2030-06-05', minute: 610, photographer_id: 'anna' };
const week = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2030-06-${day}`);
const formatted = (target: Target | undefined): string =>
  target ? `${target.date.slice(8)} ${target.minute} ${target.photographer_id}` : '-';

describe('arrow keys move within what is shown', () => {
  const month = { dates: [...week, '2030-06-10', '2030-06-11', '2030-06-12'], photographers: [], by: 'days' } as const;
  const days = { dates: week, photographers: [], by: 'times' } as const;
  const columns = { dates: ['2030-06-05'], photographers: ['max', 'anna', 'eva'], by: 'times' } as const;
  test.each([
    ['month', 'ArrowRight', month, '06 610 anna'],
    ['month', 'ArrowDown', month, '12 610 anna'],
    ['month, at its edge', 'ArrowUp', month, '05 610 anna'],
    ['week', 'ArrowLeft', days, '04 610 anna'],
    ['week', 'ArrowDown', days, '05 615 anna'],
    ['week', 'ArrowUp', days, '05 600 anna'],
    ['day', 'ArrowLeft', columns, '05 610 max'],
    ['day', 'ArrowRight', columns, '05 610 eva'],
    ['day', 'ArrowDown', columns, '05 615 anna'],
    ['any', 'Home', columns, '-'],
  ])('%s: %s', (_, key, reach, expected) => {
    expect(formatted(targetByKey(anna, key, reach))).toBe(expected);
  });

  test('the day has a first and a last quarter, the columns a first and a last photographer', () => {
    expect(targetByKey({ ...anna, minute: 15 }, 'ArrowUp', columns)).toEqual({ ...anna, minute: 0 });
    const first = { date: '2030-06-05', minute: 0, photographer_id: 'max' };
    expect(targetByKey(first, 'ArrowUp', columns)).toEqual(first);
    expect(targetByKey(first, 'ArrowLeft', columns)).toEqual(first);
    const last = { date: '2030-06-05', minute: 1425, photographer_id: 'eva' };
    expect(targetByKey(last, 'ArrowDown', columns)).toEqual(last);
    expect(targetByKey(last, 'ArrowRight', columns)).toEqual(last);
  });
});

test('a session keeps its time of day and its length, also over a change of the clocks (SRV-06)', () => {
  const start = instantOf('2026-03-27', 600) as number;
  const moved = timeAt({ start, end: start + 5_400_000 }, { ...anna, date: '2026-03-30', minute: 600 });
  expect(moved && [formatInstant(moved.start), formatInstant(moved.end)]).toEqual([
    '2026-03-30T10:00:00+02:00',
    '2026-03-30T11:30:00+02:00',
  ]);
});

test('the hour that is skipped is no place for a session (SRV-06)', () => {
  expect(timeAt({ start: 0, end: 1 }, { ...anna, date: '2026-03-29', minute: 150 })).toBeNull();
});

test.each([
  [-40, 0],
  [7, 0],
  [8, 15],
  [614, 615],
  [2000, 1425],
])('%d minutes are the quarter at %d', (minute, expected) => {
  expect(snapped(minute)).toBe(expected);
});

test('a target is a place, not an object', () => {
  const start = instantOf('2030-06-05', 610) as number;
  expect(placeOf({ start, photographer_id: 'anna' })).toEqual(anna);
  expect(sameTarget(anna, { ...anna })).toBe(true);
  expect(sameTarget(anna, { ...anna, minute: 0 })).toBe(false);
  expect(sameTarget(anna, { ...anna, date: '2030-06-06' })).toBe(false);
  expect(sameTarget(anna, { ...anna, photographer_id: 'max' })).toBe(false);
  expect(sameTarget(anna, undefined)).toBe(false);
  expect(sameTarget(undefined, anna)).toBe(false);
  expect(sameTarget(undefined, undefined)).toBe(true);
});
