import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import { confirmBy, confirmMinutes, isUnconfirmed } from './confirm-by.ts';

test('thirty minutes, and at the latest when the session begins (SRV-94)', () => {
  expect(confirmMinutes).toBe(30);
  expect(confirmBy(0, HOUR)).toBe(30 * MINUTE);
  expect(confirmBy(0, 10 * MINUTE)).toBe(10 * MINUTE);
});

test('only a booking that is still asked for waits for its confirmation (SRV-94)', () => {
  expect(isUnconfirmed({ status: 'PENDING', confirm_by: 1 })).toBe(true);
  expect(isUnconfirmed({ status: 'PENDING', confirm_by: null })).toBe(false);
  expect(isUnconfirmed({ status: 'CANCELLED', confirm_by: 1 })).toBe(false);
});
