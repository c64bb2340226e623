import { expect, it } from 'vitest';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { missedSince } from './missed-since.ts';

it.each([
  ['2030-06-03T08:00+02:00', '2028-06-03T00:00:00+02:00'],
  ['2030-06-03T23:59+02:00', '2028-06-03T00:00:00+02:00'],
  ['2030-06-02T22:30Z', '2028-06-03T00:00:00+02:00'],
  ['2030-01-01T00:00+01:00', '2028-01-01T00:00:00+01:00'],
  ['2028-02-29T12:00+01:00', '2026-02-28T00:00:00+01:00'],
  ['2030-02-28T12:00+01:00', '2028-02-28T00:00:00+01:00'],
])('at %s missed sessions count from %s on (BANK-05)', (now, since) => {
  expect(formatInstant(missedSince(Date.parse(now)))).toBe(since);
});
