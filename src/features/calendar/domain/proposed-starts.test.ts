import { expect, it } from 'vitest';
import { formatInstant, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { byDate, proposedStarts } from './proposed-starts.ts';

const at = (wall: string): number => {
  const instant = parseInstant(`2030-06-${wall}:00`);
  if (!instant.ok) throw new Error(wall);
  return instant.value;
};
const session = (id: string, start: string, starts: readonly string[]) => ({
  id,
  start: at(start),
  end: at(start) + HOUR,
  starts: starts.map(at),
});
const proposed = (...all: ReturnType<typeof session>[]) =>
  Object.fromEntries([...proposedStarts(all)].map(([id, start]) => [id, formatInstant(start).slice(8, 16)]));

it('keeps the time of day if a day is free then, else uses the first free start', () => {
  const free = ['06T09:00', '06T10:00', '07T10:00', '07T14:00'];
  expect(proposed(session('a', '05T10:00', free))).toEqual({ a: '06T10:00' });
  expect(proposed(session('a', '05T14:00', free))).toEqual({ a: '07T14:00' });
  expect(proposed(session('a', '05T17:00', free))).toEqual({ a: '06T09:00' });
});

it('proposes no time twice, and no overlapping ones', () => {
  const free = ['06T10:00', '06T10:30', '06T11:00'];
  expect(proposed(session('a', '05T10:00', free), session('b', '05T10:00', free))).toEqual({
    a: '06T10:00',
    b: '06T11:00',
  });
});

it('proposes times that touch, but none that overlap', () => {
  const first = session('a', '05T11:00', ['06T11:00']);
  expect(proposed(first, session('b', '05T10:00', ['06T10:00']))).toEqual({ a: '06T11:00', b: '06T10:00' });
  expect(proposed(first, session('b', '05T10:00', ['06T10:30', '06T11:30']))).toEqual({ a: '06T11:00' });
});

it('proposes nothing if nothing is free', () => {
  expect(proposed(session('a', '05T10:00', ['06T10:00']), session('b', '05T10:00', ['06T10:00']))).toEqual({
    a: '06T10:00',
  });
  expect(proposed(session('a', '05T10:00', []))).toEqual({});
});

it('groups by the Berlin day', () => {
  expect([...byDate([at('05T23:30'), at('06T00:30'), at('06T09:00')]).entries()]).toEqual([
    ['2030-06-05', [at('05T23:30')]],
    ['2030-06-06', [at('06T00:30'), at('06T09:00')]],
  ]);
});
