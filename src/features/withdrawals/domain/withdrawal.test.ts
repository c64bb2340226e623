import { describe, expect, test } from 'vitest';
import { withdrawalOutcome } from './withdrawal.ts';
import { referenceOf } from './withdrawal-reference.ts';

const at = Date.parse;
const booked = {
  status: 'CONFIRMED',
  starts_at: at('2030-07-30T10:00+02:00'),
  created_at: at('2030-06-01T08:00+02:00'),
  contract_at: at('2030-06-03T08:00+02:00'),
  withdrawal_right: 'yes',
} as const;
const inPeriod = '2030-06-10T08:00+02:00';

describe('the outcome of a declaration (LAW-02)', () => {
  test.each([
    ['cancels within the period', {}, inPeriod, 'cancelled'],
    ['cancels in its last millisecond', {}, '2030-06-17T23:59:59.999+02:00', 'cancelled'],
    ['is a request from its end on', {}, '2030-06-18T00:00:00+02:00', 'request'],
    [
      'counts from the booking where an older version confirmed',
      { contract_at: null },
      '2030-06-18T00:00+02:00',
      'request',
    ],
    [
      'cancels before there is a contract',
      { status: 'PENDING', contract_at: null },
      '2030-07-20T08:00+02:00',
      'cancelled',
    ],
    [
      'cancels while the payment is open',
      { status: 'PAYMENT_PENDING', contract_at: null },
      '2030-07-20T08:00+02:00',
      'cancelled',
    ],
    ['proposes after an express request', { withdrawal_right: 'express_request' }, inPeriod, 'proposed'],
    ['is a request without the right', { withdrawal_right: 'no' }, inPeriod, 'request'],
    ['is a request once cancelled', { status: 'CANCELLED' }, inPeriod, 'request'],
    ['is a request once completed', { status: 'COMPLETED' }, inPeriod, 'request'],
    ['is a request from the start of the session on', { starts_at: at(inPeriod) }, inPeriod, 'request'],
  ] as const)('%s', (_, more, now, outcome) => {
    expect(withdrawalOutcome({ ...booked, ...more }, at(now))).toBe(outcome);
  });
});

test.each([
  ['FB-7KQ2MX9D', { code: 'FB-7KQ2MX9D' }],
  ['fb-7kq2 mx9d', { code: 'FB-7KQ2MX9D' }],
  ['05.06.2030', { date: '2030-06-05' }],
  ['2030-06-05', { date: '2030-06-05' }],
  ['https://spam.example', undefined],
  ['spam.example', undefined],
  ['', undefined],
  ['A'.repeat(41), undefined],
])('the reference %s is parsed as %j', (typed, reference) => {
  expect(referenceOf(typed)).toEqual(reference);
});
