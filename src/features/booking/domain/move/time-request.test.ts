import { expect, test } from 'vitest';
import { askRefusal, openRequest, type TimeRequest } from './time-request.ts';

const start = Date.UTC(2030, 5, 12, 7);
const kept: TimeRequest = {
  request_id: '1',
  keeps_time: true,
  status_before: 'CONFIRMED',
  explanation: null,
  substitute: null,
  created_at: start - 1000,
};
const given: TimeRequest = { ...kept, keeps_time: false };
const booked = { status: 'CONFIRMED', starts_at: start, confirm_by: null, time_request: null } as const;

test.each([
  ['none', null, start - 1, null],
  ['until the session begins', kept, start - 1, kept],
  ['not once it begins', kept, start, null],
  ['also later, if the time was given back', given, start + 1, given],
])('a request is open: %s (MOVE-05)', (_, time_request, now, expected) => {
  expect(openRequest({ time_request, starts_at: start }, now)).toEqual(expected);
});

test.each([
  [{}, start - 1, null],
  [{ status: 'PENDING' }, start - 1, null],
  [{ status: 'PAYMENT_PENDING' }, start - 1, null],
  [{}, start, 'over'],
  [{ status: 'COMPLETED' }, start - 1, 'over'],
  [{ status: 'CANCELLED' }, start - 1, 'cancelled'],
  [{ status: 'PENDING', confirm_by: start - 1 }, start - 2, 'unconfirmed'],
  [{ time_request: kept }, start - 1, 'asked'],
  [{ status: 'CANCELLED', time_request: given }, start + 1, 'asked'],
] as const)('a request for another time, %j at %i: %s (MOVE-05)', (changes, now, expected) => {
  expect(askRefusal({ ...booked, ...changes }, now)).toBe(expected);
});
