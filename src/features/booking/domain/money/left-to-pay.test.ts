import { expect, it } from 'vitest';
import { leftToPay } from './left-to-pay.ts';

const paid = { status: 'paid', amount_cents: 5000, refunded_cents: 0, rest_processing_cents: 0 } as const;
const none = { status: 'none', amount_cents: null, refunded_cents: 0, rest_processing_cents: 0 } as const;

it.each([
  ['nothing was paid', none, 0, 15_000],
  ['a prepayment', paid, 5000, 10_000],
  ['a prepayment of which a part was refunded', { ...paid, refunded_cents: 2000 }, 3000, 12_000],
  ['a rest that is on its way', { ...paid, rest_processing_cents: 10_000 }, 5000, 0],
  ['a prepayment that was only requested', { ...paid, status: 'open' as const }, 0, 15_000],
  ['more than the price', { ...paid, amount_cents: 20_000 }, 20_000, 0],
])('%s leaves to pay what is owed without it (TODAY-01, CAL-055)', (_, payment, held_cents, due_cents) => {
  expect(leftToPay({ status: 'CONFIRMED', owed_cents: 15_000, payment })).toEqual({ held_cents, due_cents });
});
