import { expect, test } from 'vitest';
import { formatInstant, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { nearestQuarter, noResource, requestedResources, sameTarget, type Target, targetOf, timeAt } from './move.ts';

const anna: Target = { date: '2030-06-05', minute: 610, photographer_id: 'anna' };

test('a session keeps its time of day and its length, also across a clock change (SRV-06)', () => {
  const start = instantOf('2026-03-27', 600) as number;
  const moved = timeAt({ start, end: start + 5_400_000 }, { ...anna, date: '2026-03-30', minute: 600 });
  expect(moved && [formatInstant(moved.start), formatInstant(moved.end)]).toEqual([
    '2026-03-30T10:00:00+02:00',
    '2026-03-30T11:30:00+02:00',
  ]);
});

test('a session cannot be moved into the skipped hour (SRV-06)', () => {
  expect(timeAt({ start: 0, end: 1 }, { ...anna, date: '2026-03-29', minute: 150 })).toBeNull();
});

test.each([
  [-40, 0],
  [7, 0],
  [8, 15],
  [614, 615],
  [2000, 1425],
])('%d minutes are rounded to the quarter at %d', (minute, expected) => {
  expect(nearestQuarter(minute)).toBe(expected);
});

test('targets are compared by value', () => {
  const start = instantOf('2030-06-05', 610) as number;
  expect(targetOf({ start, photographer_id: 'anna' })).toEqual(anna);
  expect(sameTarget(anna, { ...anna })).toBe(true);
  expect(sameTarget(anna, { ...anna, minute: 0 })).toBe(false);
  expect(sameTarget(anna, { ...anna, date: '2030-06-06' })).toBe(false);
  expect(sameTarget(anna, { ...anna, photographer_id: 'max' })).toBe(false);
  expect(sameTarget(anna, undefined)).toBe(false);
  expect(sameTarget(undefined, anna)).toBe(false);
  expect(sameTarget(undefined, undefined)).toBe(true);
});

test('a session keeps its other resources of the kind that is changed (PLAN-44)', () => {
  const isRoom = (id: string): boolean => id !== 'mia';
  const ways = (from: string | undefined, to: string | undefined) =>
    requestedResources(['one', 'two', 'mia'], { from, to }, isRoom);
  expect(ways('one', 'three')).toEqual(['three', 'two']);
  expect(ways('one', 'one')).toEqual(['one', 'two']);
  expect(ways('one', 'two')).toEqual(['two']);
  expect(ways(noResource, 'three')).toEqual(['three', 'one', 'two']);
  expect(ways('one', noResource)).toBeUndefined();
  expect(ways(undefined, undefined)).toBeUndefined();
});

test('a target in the day by resources has its column (PLAN-44)', () => {
  const place = targetOf({ start: 0, photographer_id: 'anna' }, 'one');
  expect(place.resource_id).toBe('one');
  expect(sameTarget(place, { ...place, resource_id: 'two' })).toBe(false);
  expect(sameTarget(place, { ...place })).toBe(true);
});
