import { expect, it, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type EarlierCheckout, planCheckout } from './checkout-plan.ts';

const now = Date.UTC(2030, 5, 3, 8);
const wanted = {
  purpose: 'prepayment',
  amount_cents: 7500,
  currency: 'EUR',
  deadline_hours: 24,
  continues: true,
} as const;
const session = (changes: Partial<EarlierCheckout> = {}): EarlierCheckout => ({
  id: 'one',
  purpose: 'prepayment',
  status: 'open',
  amount_cents: 7500,
  currency: 'EUR',
  expires_at: now + 2 * HOUR,
  asked_at: now - HOUR,
  created_at: now - HOUR,
  failures: 0,
  problem: null,
  ...changes,
});

it.each([
  ['an open one of the same amount is reused', [session()], { do: 'reuse', id: 'one' }],
  [
    'one whose request is under way is requested again under the same id',
    [session({ status: 'asking' })],
    { do: 'ask', id: 'one' },
  ],
  [
    'one whose request failed three times is not requested again',
    [session({ status: 'asking', failures: 3 })],
    { do: 'create' },
  ],
  ['one whose payment has a mismatch is not replaced', [session({ problem: 'amount' })], { do: 'processing' }],
  [
    'one with a mismatch is replaced once the studio has resolved it',
    [session({ problem: 'amount', status: 'closing' })],
    { do: 'create' },
  ],
  ['one of another amount is replaced', [session({ amount_cents: 5000 })], { do: 'create' }],
  ['one in another currency is replaced', [session({ currency: 'USD' })], { do: 'create' }],
  ['one that has expired is replaced', [session({ expires_at: now })], { do: 'create' }],
  ['one that was closed is replaced', [session({ status: 'closing' })], { do: 'create' }],
  [
    'nothing is requested while a payment is processing',
    [session(), session({ status: 'processing' })],
    { do: 'processing' },
  ],
  ['nothing is requested after a payment', [session(), session({ status: 'paid' })], { do: 'paid' }],
] as const)('%s (SRV-28, P10, P11)', (_, earlier, expected) => {
  expect(planCheckout(earlier, wanted, now)).toMatchObject(expected);
});

it.each([
  ['until the payment deadline', 3, 3 * HOUR],
  ['never longer than a day', 100, DAY - MINUTE],
  ['never shorter than the provider allows', 0.25, 31 * MINUTE],
])('a session lasts %s (P13)', (_, deadline_hours, lives) => {
  const plan = planCheckout([], { ...wanted, deadline_hours, continues: false }, now);
  expect(plan).toEqual({ do: 'create', asked_at: now, expires_at: now + lives });
});

test('a session that replaces another keeps the instant of the first request (SRV-31)', () => {
  const over = session({ status: 'expired', asked_at: now - 23 * HOUR });
  const left = { do: 'create', asked_at: now - 23 * HOUR, expires_at: now + HOUR };
  expect(planCheckout([over], wanted, now)).toEqual(left);
  // A failed request leaves nothing to continue.
  expect(planCheckout([], wanted, now)).toMatchObject({ do: 'create', asked_at: now });
  // After a restored cancellation it starts again.
  expect(planCheckout([over], { ...wanted, continues: false }, now)).toMatchObject({ asked_at: now });
});

test.each([
  ['one that ends in a millisecond is still reused', session({ expires_at: now + 1 }), 'reuse'],
  ['one whose request failed twice is requested a third time', session({ status: 'asking', failures: 2 }), 'ask'],
  [
    'one with exactly the minimum time of the provider is requested',
    session({ status: 'asking', expires_at: now + 30.5 * MINUTE }),
    'ask',
  ],
  [
    'one with less time than that is replaced',
    session({ status: 'asking', expires_at: now + 30.5 * MINUTE - 1 }),
    'create',
  ],
  ['one that failed permanently is replaced', session({ status: 'failed' }), 'create'],
])('%s (P13)', (_, earlier, expected) => {
  expect(planCheckout([earlier], wanted, now).do).toBe(expected);
});

it.each([
  ['follows a payment', [session({ status: 'paid' })], { do: 'create' }],
  [
    'reuses its own open session',
    [session({ purpose: 'rest' }), session({ id: 'two', status: 'paid' })],
    { do: 'reuse' },
  ],
  ['never reuses that of a prepayment of the same amount', [session()], { do: 'create' }],
  ['waits for a payment on its way', [session({ status: 'processing', purpose: 'rest' })], { do: 'processing' }],
] as const)('a rest %s (BANK-03)', (_, earlier, expected) => {
  expect(planCheckout(earlier, { ...wanted, purpose: 'rest' }, now)).toMatchObject(expected);
});

it.each([
  ['ends when the photo session begins', 2 * HOUR, 2 * HOUR],
  ['lasts as long as the provider wants at least', MINUTE, 31 * MINUTE],
  ['lasts until the deadline', 5 * DAY, DAY - MINUTE],
])('a session for a rest %s (BANK-03)', (_, ahead, lives) => {
  const rest = { ...wanted, purpose: 'rest', continues: false, until: now + ahead } as const;
  expect(planCheckout([], rest, now)).toMatchObject({ do: 'create', expires_at: now + lives });
});
