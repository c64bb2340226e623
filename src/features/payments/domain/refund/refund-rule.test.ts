import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at, described, paidSession, session, start } from '../testing/paid-session.ts';
import { refundBorder, refundOf, refundPeriods } from './refund-rule.ts';

const berlinWall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('the refund of a cancellation (SRV-33)', () => {
  it.each([
    ['2030-06-01T09:00', 10_001],
    ['2030-06-05T08:59:59.999', 10_001],
    ['2030-06-05T09:00', 5001],
    ['2030-06-10T08:59:59.999', 5001],
    ['2030-06-10T09:00', 0],
    ['2030-06-12T08:59', 0],
    ['2030-06-12T10:00', 0],
  ])('to a customer who cancels at %s: %i cents', (cancelled, cents) => {
    expect(refundOf(session, at(cancelled))).toBe(cents);
  });

  it('is 0 without a stage', () => {
    expect(refundOf({ ...session, stages: [] }, at('2030-01-01T09:00'))).toBe(0);
    expect(described({ ...session, stages: [] }, '2030-01-01T09:00')).toEqual([]);
  });

  it('is the full amount until the session begins with a stage of 0 days and 100 %', () => {
    const free = { ...session, stages: [{ days_before: 0, percent: 100 }] };
    expect(refundOf(free, session.starts_at - 1)).toBe(10_001);
    expect(refundOf(free, session.starts_at)).toBe(0);
  });
});

test('a stage ends at the Berlin time of day at which the session begins', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 365 }), (minute, days) => {
      const [date = '', time = ''] = berlinWall.format(minute * MINUTE).split(' ');
      const [borderDate, borderTime] = berlinWall.format(refundBorder(minute * MINUTE, days)).split(' ');
      expect(borderDate).toBe(new Date(Date.parse(`${date}T00:00Z`) - days * DAY).toISOString().slice(0, 10));
      // If the clocks skip that hour, the border lies an hour later.
      const skipped = time.startsWith('02') && borderTime?.startsWith('03');
      expect(skipped ? borderTime?.slice(3) : borderTime).toBe(skipped ? time.slice(3) : time);
    }),
  );
});

test('a later cancellation never refunds more, no amount is refunded twice, and cents stay whole', () => {
  fc.assert(
    fc.property(paidSession, (paid) => {
      const periods = refundPeriods(paid, { from: 0, until: paid.starts_at });
      periods.forEach(({ until, cents }, index) => {
        expect(Number.isInteger(cents) && cents > 0 && cents <= paid.paid_cents).toBe(true);
        expect(until).toBeGreaterThan(periods[index - 1]?.until ?? 0);
        expect(cents).toBeLessThan(periods[index - 1]?.cents ?? Infinity);
      });
      expect(refundOf(paid, paid.starts_at)).toBe(0);
    }),
  );
});
