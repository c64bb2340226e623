import { expect, test } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { MessageStatus } from './message-status.ts';
import { leaseMs, mayGiveUp, maySendAgain } from './outbox-actions.ts';

const now = Date.UTC(2030, 5, 4);
test.each<[MessageStatus, attempts: number, in_ms: number, again: boolean, giveUp: boolean]>([
  ['waiting', 0, 0, false, true],
  ['waiting', 0, 1, true, true],
  ['waiting', 1, 0, false, true],
  ['waiting', 1, 1, false, false],
  ['waiting', 1, leaseMs, false, false],
  ['waiting', 2, leaseMs + 1, true, true],
  ['waiting', 1, 5 * MINUTE, true, true],
  ['waiting', 1, -1, false, true],
  ['failed', 5, -1, true, true],
  ['sent', 1, -1, true, false],
  ['skipped', 0, -1, true, false],
])('%s after %d attempts, next in %d ms (SRV-37)', (status, attempts, inMs, again, giveUp) => {
  const message = { status, attempts, next_attempt_at: now + inMs };
  expect(maySendAgain(message, now)).toBe(again);
  expect(mayGiveUp(message, now)).toBe(giveUp);
});
