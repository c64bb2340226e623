import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type BookingStatus, bookingStatuses } from './booking-status.ts';
import { customerCancellation } from './cancellation.ts';

const start = Date.UTC(2030, 5, 5, 8);
const asked = (status: BookingStatus, before: number, hours = 24) =>
  customerCancellation({ status, starts_at: start, refund_starts_at: null, time_request: null }, hours, start - before);

describe('cancelling by the customer (AMB-026, AMB-027, SRV-19)', () => {
  it.each<[BookingStatus, string, number, string | null]>([
    ['PENDING', 'a minute before', MINUTE, null],
    ['PAYMENT_PENDING', 'a minute before', MINUTE, null],
    ['CONFIRMED', 'a minute more than the notice', 24 * HOUR + MINUTE, null],
    ['CONFIRMED', 'exactly the notice', 24 * HOUR, 'too_late'],
    ['CONFIRMED', 'a minute before', MINUTE, 'too_late'],
    ['PENDING', 'at the start', 0, 'over'],
    ['PAYMENT_PENDING', 'after the start', -MINUTE, 'over'],
    ['CONFIRMED', 'after the start', -MINUTE, 'over'],
    ['COMPLETED', 'after the start', -MINUTE, 'over'],
    ['COMPLETED', 'before the start all the same', 48 * HOUR, 'over'],
    ['CANCELLED', 'before the start', 48 * HOUR, 'already'],
    ['CANCELLED', 'after the start', -48 * HOUR, 'already'],
  ])('%s, %s', (status, _, before, refusal) => {
    expect(asked(status, before).refusal).toBe(refusal);
  });

  it('is possible within the cancel window, and without a time, while a request to choose another time is open (MOVE-05)', () => {
    const time_request = {
      request_id: '1',
      keeps_time: true,
      status_before: 'CONFIRMED',
      explanation: null,
      substitute: null,
      created_at: 0,
    } as const;
    const kept = { status: 'CONFIRMED', starts_at: start, refund_starts_at: null, time_request } as const;
    expect(customerCancellation(kept, 24, start - 1).refusal).toBeNull();
    expect(customerCancellation(kept, 24, start).refusal).toBe('over');
    const given = { ...kept, status: 'CANCELLED', time_request: { ...time_request, keeps_time: false } } as const;
    expect(customerCancellation(given, 24, start + 1).refusal).toBeNull();
  });

  it('returns the deadline: the start less the cancel window if confirmed, else the start', () => {
    expect(asked('CONFIRMED', 72 * HOUR, 48).deadline).toBe(start - 48 * HOUR);
    expect(asked('CONFIRMED', HOUR, 48).deadline).toBe(start - 48 * HOUR);
    expect(asked('PENDING', 72 * HOUR, 48).deadline).toBe(start);
    expect(asked('CANCELLED', 72 * HOUR).deadline).toBeNull();
    expect(asked('COMPLETED', -HOUR).deadline).toBeNull();
  });

  it('is possible exactly before the deadline, and never becomes possible again', () => {
    const question = fc.record({
      status: fc.constantFrom(...bookingStatuses),
      hours: fc.integer({ min: 1, max: 168 }),
      now: fc.integer({ min: -200 * 60, max: 200 * 60 }).map((minutes) => start + minutes * MINUTE),
    });
    fc.assert(
      fc.property(question, ({ status, hours, now }) => {
        const booking = { status, starts_at: start, refund_starts_at: null, time_request: null };
        const { refusal, deadline } = customerCancellation(booking, hours, now);
        expect(refusal === null).toBe(deadline !== null && now < deadline);
        const later = customerCancellation(booking, hours, now + MINUTE).refusal;
        expect(refusal === null || later !== null).toBe(true);
      }),
    );
  });
});
