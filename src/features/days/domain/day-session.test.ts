import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingStatuses } from '#features/booking/domain/booking-status.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { refundState, textFor, whyLeft } from './day-session.ts';

const { start, end } = berlinDay('2030-06-05');
const noon = start + 12 * HOUR;
const asked = { day: '2030-06-05', isOfScope: true, now: start };

describe('which sessions of a day are cancelled', () => {
  test.each([
    ['CONFIRMED', noon, {}, undefined],
    ['PENDING', noon, {}, undefined],
    ['PAYMENT_PENDING', noon, {}, undefined],
    ['CANCELLED', noon, {}, 'cancelled'],
    ['COMPLETED', noon, {}, 'over'],
    ['CONFIRMED', noon, { now: noon }, 'over'],
    ['CONFIRMED', noon, { now: noon - 1 }, undefined],
    ['CONFIRMED', start - MINUTE, { now: start - HOUR }, 'moved'],
    ['CONFIRMED', start, { now: start - HOUR }, undefined],
    ['CONFIRMED', end - MINUTE, {}, undefined],
    ['CONFIRMED', end, {}, 'moved'],
    ['CONFIRMED', noon, { isOfScope: false }, 'moved'],
    ['CANCELLED', end, { isOfScope: false }, 'cancelled'],
  ] as const)('%s at %i, %j: %s', (status, starts_at, more, expected) => {
    expect(whyLeft({ status, starts_at }, { ...asked, ...more })).toBe(expected);
  });

  it('a session is cancelled on one day only, in weeks with a clock change and at the turn of the year too', () => {
    const days = ['2030-03-31', '2030-10-27', '2030-12-31', '2031-01-01'];
    const instants = fc.integer({ min: berlinDay('2030-03-30').start, max: berlinDay('2031-01-02').end });
    const sessions = fc.record({ starts_at: instants, status: fc.constantFrom(...bookingStatuses) });
    fc.assert(
      fc.property(sessions, fc.constantFrom(...days), instants, (session, day, now) => {
        const isCancelled = whyLeft(session, { day, isOfScope: true, now }) === undefined;
        const isLive = session.status !== 'CANCELLED' && session.status !== 'COMPLETED' && session.starts_at > now;
        expect(isCancelled).toBe(isLive && berlinDateOf(session.starts_at) === day);
      }),
    );
  });
});

test.each([
  ['de', 'Regen', 'Дождь', 'Regen'],
  ['ru', 'Regen', 'Дождь', 'Дождь'],
  ['ru', 'Regen', null, 'Regen'],
  ['de', null, 'Дождь', 'Дождь'],
  ['de', '', '', null],
  ['ru', null, null, null],
] as const)(
  'a customer whose language is %s gets, of the texts %j and %j, %j',
  (language, text_de, text_ru, expected) => {
    expect(textFor({ text_de, text_ru }, language)).toBe(expected);
  },
);

test.each([
  [0, [], 0, 'none'],
  [0, ['succeeded'], 0, 'none'],
  [7500, ['requested'], 0, 'pending'],
  [7500, ['pending'], 0, 'pending'],
  [7500, ['succeeded'], 0, 'refunded'],
  [7500, ['failed'], 7500, 'failed'],
  [7500, ['failed', 'requested'], 0, 'pending'],
  [7500, ['failed', 'succeeded'], 0, 'refunded'],
  [7500, ['failed', 'succeeded'], 2500, 'failed'],
  [7500, ['succeeded'], 2500, 'refunded'],
] as const)('of %i cents with the refunds %j and %i left: %s', (cents, statuses, left, expected) => {
  expect(refundState(cents, { refunds: statuses.map((status) => ({ status })), refundable_cents: left })).toBe(
    expected,
  );
});
