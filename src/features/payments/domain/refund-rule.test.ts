import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatInstant, parseInstant } from '#shared/kernel/berlin-time.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import { type PaidSession, type RefundStage, refundBorder, refundOf, refundPeriods } from './refund-rule.ts';

const at = (text: string): number => {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new Error(`Not an instant: ${text}`);
  return parsed.value;
};

const weekThenHalf: readonly RefundStage[] = [
  { days_before: 7, percent: 100 },
  { days_before: 2, percent: 50 },
];
const session: PaidSession = { stages: weekThenHalf, paid_cents: 10_001, starts_at: at('2030-06-12T09:00') };
const described = (paid: PaidSession, from: string, until = formatInstant(paid.starts_at)) =>
  refundPeriods(paid, { from: at(from), until: at(until) }).map((period) => [
    formatInstant(period.until).slice(0, 16),
    period.cents,
  ]);

describe('what is paid back (SRV-33)', () => {
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

  it('is nothing without a stage', () => {
    expect(refundOf({ ...session, stages: [] }, at('2030-01-01T09:00'))).toBe(0);
    expect(described({ ...session, stages: [] }, '2030-01-01T09:00')).toEqual([]);
  });

  it('is everything until the session begins under a stage of no days', () => {
    const free = { ...session, stages: [{ days_before: 0, percent: 100 }] };
    expect(refundOf(free, session.starts_at - 1)).toBe(10_001);
    expect(refundOf(free, session.starts_at)).toBe(0);
  });
});

describe('when a stage ends', () => {
  it.each([
    ['in summer', '2030-06-12T09:00', 7, '2030-06-05T09:00:00+02:00'],
    ['over the change to summer time: the same time of day', '2030-04-02T09:00', 7, '2030-03-26T09:00:00+01:00'],
    ['over the change to winter time: the same time of day', '2030-10-29T09:00', 7, '2030-10-22T09:00:00+02:00'],
    ['where the clocks skip it: an hour later', '2030-04-07T02:30', 7, '2030-03-31T03:30:00+02:00'],
    ['where it comes twice: the first of both', '2030-11-03T02:30', 7, '2030-10-27T02:30:00+02:00'],
    ['to the second', '2030-06-12T09:00:30', 7, '2030-06-05T09:00:30+02:00'],
    ['with no days before it: where the session begins', '2030-06-12T09:00', 0, '2030-06-12T09:00:00+02:00'],
    ['with no days before the second of two equal hours', '2030-10-27T02:30+01:00', 0, '2030-10-27T02:30:00+01:00'],
    ['over a leap day', '2028-03-02T09:00', 2, '2028-02-29T09:00:00+01:00'],
    ['a year before', '2030-06-12T09:00', 365, '2029-06-12T09:00:00+02:00'],
  ])('%s', (_, start, days, expected) => {
    expect(formatInstant(refundBorder(at(start), days))).toBe(expected);
  });
});

describe('what is shown in advance', () => {
  it('names every period to come', () => {
    expect(described(session, '2030-06-01T09:00')).toEqual([
      ['2030-06-05T09:00', 10_001],
      ['2030-06-10T09:00', 5001],
    ]);
  });

  it('leaves out what is over, to the millisecond', () => {
    expect(described(session, '2030-06-05T08:59:59.999')).toHaveLength(2);
    expect(described(session, '2030-06-05T09:00')).toEqual([['2030-06-10T09:00', 5001]]);
    expect(described(session, '2030-06-10T09:00')).toEqual([]);
  });

  it('ends where the customer may no longer cancel', () => {
    expect(described(session, '2030-06-01T09:00', '2030-06-09T09:00')).toEqual([
      ['2030-06-05T09:00', 10_001],
      ['2030-06-09T09:00', 5001],
    ]);
    expect(described(session, '2030-06-01T09:00', '2030-06-05T09:00')).toEqual([['2030-06-05T09:00', 10_001]]);
  });

  it('joins stages that come to the same amount', () => {
    const one = { ...session, paid_cents: 1 };
    expect(described(one, '2030-06-01T09:00')).toEqual([['2030-06-10T09:00', 1]]);
    const nothing = { ...session, paid_cents: 0 };
    expect(described(nothing, '2030-06-01T09:00')).toEqual([]);
  });
});

const stages = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 0, maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([days, percents]): RefundStage[] => {
    const falling = percents.toSorted((a, b) => b - a);
    return days
      .toSorted((a, b) => b - a)
      .map((days_before, index) => ({ days_before, percent: falling[index] as number }));
  });

// Near clock changes as often as at any other time.
const start = fc.oneof(
  fc.integer({ min: at('2028-01-01T00:00') / MINUTE, max: at('2032-12-31T00:00') / MINUTE }),
  fc
    .tuple(fc.constantFrom('2030-03-31T03:00', '2030-10-27T02:00'), fc.nat(365), fc.integer({ min: -180, max: 180 }))
    .map(([change, days, minutes]) => (at(change) + days * DAY) / MINUTE + minutes),
);

const paidSession = fc.record({
  stages,
  paid_cents: fc.nat(1_000_000),
  starts_at: start.map((minute) => minute * MINUTE),
});

test('what is shown in advance is what is paid back, in every minute around each border (SRV-33)', () => {
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
            // A customer who looks at that very moment sees the same amount at the head of the list.
            const current = refundPeriods(paid, { from: now, until: deadline });
            expect(current).toEqual(periods.filter(({ until }) => now < until));
          }
        }
      }
    }),
  );
});

const berlinWall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('a stage ends at the time of day the session begins, as clocks in Berlin show it', () => {
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

test('waiting never brings more, nothing is paid back twice, and cents stay whole', () => {
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
