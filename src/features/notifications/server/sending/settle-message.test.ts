import { expect, it, vi } from 'vitest';
import type { Context } from '#shared/server/context.ts';
import type { ClaimedMessage } from '../store.ts';
import { settleMessage } from './settle-message.ts';

it('nothing is recorded for a message whose booking was deleted while it was prepared', async () => {
  const refused = new Proxy({}, { get: () => expect.unreachable('the database is not needed') });
  const failureOf = vi.fn<() => never>();
  await settleMessage({ id: '1', kind: 'booking_received' } as ClaimedMessage, {
    context: { db: refused, log: refused, now: () => 0 } as unknown as Context,
    signal: new AbortController().signal,
    attempt: async () => 'gone',
    failureOf,
  });
  expect(failureOf).not.toHaveBeenCalled();
});
