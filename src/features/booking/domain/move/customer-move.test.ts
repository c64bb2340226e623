import { describe, expect, it } from 'vitest';
import { at } from '#features/payments/domain/testing/paid-session.ts';
import type { LinkMoves } from '#features/services/domain/move-rules.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { decideMove, type Movable, moveTerms } from './customer-move.ts';

const rules: LinkMoves = { kind: 'by_link', until_hours: 48, free_moves: 1, fee_cents: 2500, most_days_later: 60 };
const booked: Movable = {
  status: 'CONFIRMED',
  starts_at: at('2030-06-12T09:00'),
  confirm_by: null,
  move_rules: rules,
  moves_by_customer: 0,
  agreed_starts_at: null,
  refund_starts_at: null,
  time_request: null,
};
const inTime = at('2030-06-10T08:59');

describe('whether a customer may move a session, and the fee (MOVE-01, MOVE-02)', () => {
  it.each<[string, Partial<Movable>, string, string | number]>([
    ['a minute before the hours begin', {}, '2030-06-10T08:59', 0],
    ['as soon as the hours have begun', {}, '2030-06-10T09:00', 'too_late'],
    ['before it is confirmed by the studio', { status: 'PENDING' }, '2030-06-10T08:59', 0],
    ['while it is being paid', { status: 'PAYMENT_PENDING' }, '2030-06-10T08:59', 0],
    ['before its address is confirmed', { status: 'PENDING', confirm_by: inTime }, '2030-06-10T08:59', 'unconfirmed'],
    ['cancelled', { status: 'CANCELLED' }, '2030-06-01T09:00', 'cancelled'],
    ['completed', { status: 'COMPLETED' }, '2030-06-01T09:00', 'over'],
    ['when it begins', {}, '2030-06-12T09:00', 'over'],
    ['when nothing was agreed', { move_rules: null }, '2030-06-01T09:00', 'not_offered'],
    ['until it begins, with no hours', { move_rules: { ...rules, until_hours: 0 } }, '2030-06-12T08:59', 0],
    ['again, for a fee', { moves_by_customer: 1 }, '2030-06-10T08:59', 2500],
    [
      'again, with two free moves',
      { moves_by_customer: 1, move_rules: { ...rules, free_moves: 2 } },
      '2030-06-10T08:59',
      0,
    ],
    [
      'again, without a fee',
      { moves_by_customer: 1, move_rules: { ...rules, fee_cents: null } },
      '2030-06-10T08:59',
      'used_up',
    ],
    ['for the 20th time', { moves_by_customer: 19 }, '2030-06-10T08:59', 2500],
    ['for the 21st time', { moves_by_customer: 20 }, '2030-06-10T08:59', 'used_up'],
    ['the first time, which costs a fee', { move_rules: { ...rules, free_moves: 0 } }, '2030-06-10T08:59', 2500],
  ])('%s', (_, changes, now, expected) => {
    const { refusal, fee_cents } = moveTerms({ ...booked, ...changes }, at(now));
    expect(refusal ?? fee_cents).toBe(expected);
  });

  it.each<[string, string, Partial<Movable>, string]>([
    ['the last day, late', '2030-08-11T23:59', {}, 'moved'],
    ['a day too late', '2030-08-12T00:00', {}, 'too_far'],
    ['an earlier day', '2030-06-11T09:00', {}, 'moved'],
    ['the same time', '2030-06-12T09:00', {}, 'same_time'],
    ['counted from the agreed start', '2030-08-11T09:00', { agreed_starts_at: at('2030-06-11T09:00') }, 'too_far'],
    ['the last day of the year and beyond', '2031-01-01T00:00', { starts_at: at('2030-11-01T09:00') }, 'too_far'],
    ['the last day of the year', '2030-12-31T18:00', { starts_at: at('2030-11-01T09:00') }, 'moved'],
    ['across the clocks put back', '2030-10-27T23:30', { starts_at: at('2030-08-28T09:00') }, 'moved'],
    ['across the clocks put back, a day too far', '2030-10-28T00:00', { starts_at: at('2030-08-28T09:00') }, 'too_far'],
    ['across the clocks put forward', '2030-03-31T23:30', { starts_at: at('2030-01-30T09:00') }, 'moved'],
    ['when it may not be moved at all', '2030-06-13T09:00', { status: 'CANCELLED' }, 'cancelled'],
  ])('to %s (%s)', (_, start, changes, expected) => {
    const decided = decideMove({ ...booked, ...changes }, at(start), at('2030-01-02T09:00'));
    expect(decided.ok ? 'moved' : decided.refusal).toBe(expected);
  });

  it('counts 48 elapsed hours before the session, also when the clocks change in between', () => {
    const { deadline } = moveTerms({ ...booked, starts_at: at('2030-10-28T09:00') }, at('2030-10-01T09:00'));
    expect(formatInstant(deadline ?? 0)).toBe('2030-10-26T10:00:00+02:00');
  });

  it('states how many free moves are left, and until which day', () => {
    expect(moveTerms(booked, inTime)).toMatchObject({ free_left: 1, last_date: '2030-08-11' });
    expect(moveTerms({ ...booked, moves_by_customer: 3 }, inTime).free_left).toBe(0);
  });
});
