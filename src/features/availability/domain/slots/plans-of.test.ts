import { expect, it } from 'vitest';
import { open } from '#features/hours/domain/testing/daily-hours.ts';
import { plansOf } from '../barriers/barriers.ts';
import type { AvailabilityFacts } from '../facts.ts';
import { facts, session } from '../testing/tuesday-facts.ts';

const claims = {
  busy: [session('10:00', '11:00')],
  timeOff: [{ id: 'off', start: facts.now, end: facts.now + 60_000 }],
  limit: { most: 1, starts: [] },
  serviceLimit: { most: 1, starts: [] },
} satisfies Partial<AvailabilityFacts>;
const room = { id: 1, busy: [], timeOff: [] };
const others: Required<Omit<AvailabilityFacts, keyof typeof claims>> = {
  settings: open('10:00', '12:00'),
  exceptions: [],
  duration_min: 90,
  minutes_before: 30,
  minutes_after: 30,
  own: { periods: [], exceptions: [] },
  needs: [[room]],
  notice: { kind: 'hours', hours: 48, in_opening_hours: false },
  kept: [
    {
      opens_days_before: 3,
      weekly: [{ weekday: 2, from: '10:00', until: '12:00' }],
      minutes_before: 0,
      minutes_after: 0,
    },
  ],
  now: facts.now + 60_000,
};
const isShared = (one: AvailabilityFacts, other: AvailabilityFacts): boolean => {
  const [first, second] = plansOf([one, other], 'public');
  return first?.hoursOf === second?.hoursOf;
};

it.each(Object.entries(claims))('photographers who differ in %s only share hours and lanes', (key, value) => {
  const [one, other] = plansOf(
    [
      { ...facts, needs: others.needs },
      { ...facts, needs: others.needs, [key]: value },
    ],
    'public',
  );
  expect(other?.hoursOf).toBe(one?.hoursOf);
  expect(other?.lanes).toBe(one?.lanes);
  expect(one?.lanes).not.toBeNull();
});

it.each(Object.entries(others))('photographers who differ in %s have plans of their own', (key, value) => {
  const different = { ...facts, [key]: value };
  expect(isShared(facts, different)).toBe(false);
  expect(isShared(different, facts)).toBe(false);
  expect(isShared(different, { ...different })).toBe(true);
});

it('each keeps the claims of its own', () => {
  const booked = plansOf([facts, { ...facts, ...claims }, facts], 'public').map(({ sessions }) => sessions.of.length);
  expect(booked).toEqual([0, 1, 0]);
});
