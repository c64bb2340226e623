import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { confirmBy, confirmMinutes, isUnconfirmed } from './confirm-by.ts';

test('the deadline is thirty minutes, and at the latest the start of the session (SRV-94)', () => {
  expect(confirmMinutes).toBe(30);
  expect(confirmBy(0, HOUR)).toBe(30 * MINUTE);
  expect(confirmBy(0, 10 * MINUTE)).toBe(10 * MINUTE);
});

test('only a pending booking waits for its confirmation (SRV-94)', () => {
  expect(isUnconfirmed({ status: 'PENDING', confirm_by: 1 })).toBe(true);
  expect(isUnconfirmed({ status: 'PENDING', confirm_by: null })).toBe(false);
  expect(isUnconfirmed({ status: 'CANCELLED', confirm_by: 1 })).toBe(false);
});
