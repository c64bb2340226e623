import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at, described, paidSession, session } from '../testing/paid-session.ts';
import { refundBorder, refundOf, refundPeriods } from './refund-rule.ts';

describe('when a stage ends', () => {
  it.each([
    ['in summer', '2030-06-12T09:00', 7, '2030-06-05T09:00:00+02:00'],
    ['over the change to summer time: the same time of day', '2030-04-02T09:00', 7, '2030-03-26T09:00:00+01:00'],
    ['over the change to winter time: the same time of day', '2030-10-29T09:00', 7, '2030-10-22T09:00:00+02:00'],
    ['a time that the clock change skips: an hour later', '2030-04-07T02:30', 7, '2030-03-31T03:30:00+02:00'],
    ['a time that occurs twice: the first of both', '2030-11-03T02:30', 7, '2030-10-27T02:30:00+02:00'],
    ['to the second', '2030-06-12T09:00:30', 7, '2030-06-05T09:00:30+02:00'],
    ['with no days before it: where the session begins', '2030-06-12T09:00', 0, '2030-06-12T09:00:00+02:00'],
    ['with no days before the second of two equal hours', '2030-10-27T02:30+01:00', 0, '2030-10-27T02:30:00+01:00'],
    ['over a leap day', '2028-03-02T09:00', 2, '2028-02-29T09:00:00+01:00'],
    ['a year before', '2030-06-12T09:00', 365, '2029-06-12T09:00:00+02:00'],
  ])('%s', (_, start, days, expected) => {
    expect(formatInstant(refundBorder(at(start), days))).toBe(expected);
  });
});

describe('the refund periods shown in advance', () => {
  it('contain every future period', () => {
    expect(described(session, '2030-06-01T09:00')).toEqual([
      ['2030-06-05T09:00', 10_001],
      ['2030-06-10T09:00', 5001],
    ]);
  });

  it('leave out ended periods, to the millisecond', () => {
    expect(described(session, '2030-06-05T08:59:59.999')).toHaveLength(2);
    expect(described(session, '2030-06-05T09:00')).toEqual([['2030-06-10T09:00', 5001]]);
    expect(described(session, '2030-06-10T09:00')).toEqual([]);
  });

  it('end where the customer may no longer cancel', () => {
    expect(described(session, '2030-06-01T09:00', '2030-06-09T09:00')).toEqual([
      ['2030-06-05T09:00', 10_001],
      ['2030-06-09T09:00', 5001],
    ]);
    expect(described(session, '2030-06-01T09:00', '2030-06-05T09:00')).toEqual([['2030-06-05T09:00', 10_001]]);
  });

  it('merge stages that give the same amount', () => {
    const one = { ...session, paid_cents: 1 };
    expect(described(one, '2030-06-01T09:00')).toEqual([['2030-06-10T09:00', 1]]);
    const nothing = { ...session, paid_cents: 0 };
    expect(described(nothing, '2030-06-01T09:00')).toEqual([]);
  });
});

test('the amount shown in advance is the one refunded, at every minute around each border (SRV-33)', () => {
  fc.assert(
    fc.property(paidSession, fc.nat(200), (paid, cancelHours) => {
      const deadline = paid.starts_at - cancelHours * HOUR;
      const from = paid.starts_at - 366 * DAY;
      const periods = refundPeriods(paid, { from, until: deadline });
      const borders = [...paid.stages.map((stage) => refundBorder(paid.starts_at, stage.days_before)), deadline];
      for (const border of borders) {
        for (let moment = border - 3 * MINUTE; moment <= border + 3 * MINUTE; moment += MINUTE) {
          for (const now of [moment - 1, moment]) {
            if (now < from || now >= deadline) continue;
            const shown = periods.find(({ until }) => now < until)?.cents ?? 0;
            expect(refundOf(paid, now)).toBe(shown);
            // A customer who opens the page at that instant sees the same amount first in the list.
            const current = refundPeriods(paid, { from: now, until: deadline });
            expect(current).toEqual(periods.filter(({ until }) => now < until));
          }
        }
      }
    }),
  );
});
