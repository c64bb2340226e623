import { expect, it } from 'vitest';
import { lineObstacle } from './line-obstacle.ts';

const booking = { status: 'CONFIRMED', left_cents: 7500, is_on_its_way: false } as const;

it.each([
  [7500, {}, undefined],
  [7501, {}, 'too_much'],
  [1, { left_cents: 0 }, 'too_much'],
  [7500, { is_on_its_way: true }, 'on_its_way'],
  [7501, { is_on_its_way: true, status: 'CANCELLED' }, 'cancelled'],
] as const)('a line of %i cents for a booking with %j has the obstacle %s (BANK-02)', (amount, more, obstacle) =>
  expect(lineObstacle(amount, { ...booking, ...more })).toBe(obstacle),
);
