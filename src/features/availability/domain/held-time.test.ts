import { expect, it } from 'vitest';
import type { BusyTime } from './facts.ts';
import { stillTaken } from './held-time.ts';

const time = (id: string, heldUntil?: number | null): BusyTime => ({
  id,
  start: 0,
  end: 1,
  guardedStart: 0,
  guardedEnd: 1,
  heldUntil,
});

it('a held time is taken until the instant it lapses, a booked one always (OFFER-02)', () => {
  const times = [time('booked', null), time('older'), time('first', 1000), time('second', 2000)];
  const at = (now: number) => stillTaken(times, now).map(({ id }) => id);
  expect(at(999)).toEqual(['booked', 'older', 'first', 'second']);
  expect(at(1000)).toEqual(['booked', 'older', 'second']);
  expect(at(1999)).toEqual(['booked', 'older', 'second']);
  expect(at(2000)).toEqual(['booked', 'older']);
});
