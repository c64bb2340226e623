import { expect, test } from 'vitest';
import { maySendAgain } from './delivery-actions.ts';

test.each([
  ['delivered', 1, -1000, false, true],
  ['failed', 8, -1000, false, true],
  ['skipped', 0, -1000, false, true],
  ['delivered', 1, -1000, true, false],
  ['waiting', 0, 0, false, false],
  ['waiting', 0, 1, false, true],
  ['waiting', 1, 30_000, false, false],
  ['waiting', 1, 30_001, false, true],
  ['waiting', 1, 0, false, false],
] as const)(
  '%s after %d attempts, next in %d ms, without content %s: %s',
  (status, attempts, next, is_forgotten, expected) => {
    expect(maySendAgain({ status, attempts, next_attempt_at: next, is_forgotten }, 0)).toBe(expected);
  },
);
