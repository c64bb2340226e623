import { expect, it } from 'vitest';
import type { AdminBooking } from '../../../admin-contract.ts';
import { candidateOf } from './candidate-of.ts';

const payment = {
  status: 'open',
  amount: 75,
  problem: null,
  refunded_amount: 0,
  refundable_amount: 0,
  contested_amount: 0,
  lost_amount: 0,
  rest_processing_amount: 0,
  refunds: [],
  cash: null,
  on_site: [],
};
const booking = (more: object = {}, paid: object = {}) =>
  ({
    id: 'a',
    status: 'PAYMENT_PENDING',
    service_price: 150,
    owed: 150,
    ...more,
    payment: { ...payment, ...paid },
  }) as unknown as AdminBooking;

it.each([
  ['waits for its prepayment', booking(), 150, { awaited: 75, left: 150, obstacle: null }],
  [
    'is paid in part',
    booking({ status: 'CONFIRMED' }, { status: 'paid' }),
    75.01,
    { awaited: null, left: 75, obstacle: 'too_much' },
  ],
  ['has a payment on its way', booking({}, { status: 'processing' }), 75, { awaited: null, obstacle: 'on_its_way' }],
  ['has a payment that does not fit', booking({}, { problem: 'amount' }), 75, { obstacle: 'on_its_way' }],
  ['is cancelled', booking({ status: 'CANCELLED' }), 75, { awaited: null, obstacle: 'cancelled' }],
])('a booking that is found for a transfer %s (BANK-02)', (_, found, amount, candidate) =>
  expect(candidateOf(found, amount)).toMatchObject({ booking_id: 'a', ...candidate }),
);
