import fc from 'fast-check';
import { formatInstant, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type PaidSession, type RefundStage, refundPeriods } from '../refund/refund-rule.ts';

export const at = (text: string): number => {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new Error(`Not an instant: ${text}`);
  return parsed.value;
};

export const weekThenHalf: readonly RefundStage[] = [
  { days_before: 7, percent: 100 },
  { days_before: 2, percent: 50 },
];

export const session: PaidSession = { stages: weekThenHalf, paid_cents: 10_001, starts_at: at('2030-06-12T09:00') };

export const described = (paid: PaidSession, from: string, until = formatInstant(paid.starts_at)) =>
  refundPeriods(paid, { from: at(from), until: at(until) }).map((period) => [
    formatInstant(period.until).slice(0, 16),
    period.cents,
  ]);

export const stages = fc
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

// Half of the starts are near a clock change.
export const start = fc.oneof(
  fc.integer({ min: at('2028-01-01T00:00') / MINUTE, max: at('2032-12-31T00:00') / MINUTE }),
  fc
    .tuple(fc.constantFrom('2030-03-31T03:00', '2030-10-27T02:00'), fc.nat(365), fc.integer({ min: -180, max: 180 }))
    .map(([change, days, minutes]) => (at(change) + days * DAY) / MINUTE + minutes),
);

export const paidSession = fc.record({
  stages,
  paid_cents: fc.nat(1_000_000),
  starts_at: start.map((minute) => minute * MINUTE),
});
