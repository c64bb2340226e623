import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOf } from '#features/payments/domain/refund/refund-rule.ts';
import { stages as anyStages } from '#features/payments/domain/testing/paid-session.ts';
import { instantOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { customerCancellation } from '../cancellation.ts';
import { decideMove, type Movable, refundStart } from './customer-move.ts';

// Half of the days are near a clock change or the end of the year. The hour that the clocks skip is left out, because a
// stage that would end in it ends an hour later.
const date = fc.oneof(
  fc
    .tuple(fc.constantFrom('2030-03-31', '2030-10-27', '2030-12-31'), fc.integer({ min: -20, max: 20 }))
    .map(([around, days]) => addDays(around, days)),
  fc.nat(400).map((days) => addDays('2030-01-01', days)),
);
const start = fc
  .tuple(date, fc.integer({ min: 4 * 4, max: 22 * 4 }))
  .map(([day, quarter]) => instantOf(day, quarter * 15) as number);
const moves = fc.array(fc.record({ start, now: start, byStudio: fc.boolean() }), { minLength: 1, maxLength: 6 });
const rules = fc.record({
  kind: fc.constant('by_link' as const),
  until_hours: fc.integer({ min: 0, max: 200 }),
  free_moves: fc.integer({ min: 0, max: 4 }),
  fee_cents: fc.option(fc.integer({ min: 1, max: 9000 })),
  most_days_later: fc.integer({ min: 1, max: 365 }),
});

const booking = (starts_at: number, move_rules: Movable['move_rules']): Movable => ({
  status: 'CONFIRMED',
  starts_at,
  confirm_by: null,
  move_rules,
  moves_by_customer: 0,
  agreed_starts_at: null,
  refund_starts_at: null,
  time_request: null,
});

/** The refund of a customer who paid 100.00 and cancels at `now`. */
const refund = (
  booked: Movable,
  refundStages: Parameters<typeof refundOf>[0]['stages'],
  hours: number,
  now: number,
) => {
  const { refusal, refund_deadline } = customerCancellation(booked, hours, now);
  if (refusal !== null || refund_deadline === null || now >= refund_deadline) return 0;
  return refundOf({ stages: refundStages, paid_cents: 10_000, starts_at: refundStart(booked) }, now);
};

test('no sequence of moves by the customer ever improves a refund (MOVE-03)', () => {
  const world = fc.record({ first: start, rules, moves, stages: anyStages, hours: fc.integer({ min: 1, max: 168 }) });
  fc.assert(
    fc.property(world, fc.array(start, { minLength: 5, maxLength: 20 }), ({ first, ...given }, instants) => {
      let booked = booking(first, given.rules);
      for (const move of given.moves) {
        const decided = decideMove(booked, move.start, move.now);
        if (!decided.ok) continue;
        const { fee_cents: _, ...columns } = decided.value;
        const moved = { ...booked, ...columns, starts_at: move.start };
        for (const now of instants.flatMap((one) => [one, one + MINUTE, one - DAY])) {
          expect(refund(moved, given.stages, given.hours, now)).toBeLessThanOrEqual(
            refund(booked, given.stages, given.hours, now),
          );
        }
        booked = moved;
      }
    }),
    { numRuns: 400 },
  );
});

test('moves cost the fee exactly after the free ones, and are never possible later or to a later day than agreed (MOVE-02)', () => {
  fc.assert(
    fc.property(start, rules, moves, (first, agreed, wanted) => {
      let booked = booking(first, agreed);
      for (const { start: to, now, byStudio } of wanted) {
        if (byStudio) {
          booked = { ...booked, starts_at: to, agreed_starts_at: null, refund_starts_at: null };
          continue;
        }
        const decided = decideMove(booked, to, now);
        if (!decided.ok) continue;
        const made = booked.moves_by_customer;
        expect(decided.value.fee_cents).toBe(made < agreed.free_moves ? 0 : agreed.fee_cents);
        expect(now).toBeLessThan(booked.starts_at - agreed.until_hours * HOUR + 1);
        const from = booked.agreed_starts_at ?? booked.starts_at;
        // A day is at most 25 hours long, once a year.
        expect(to - from).toBeLessThan((agreed.most_days_later + 1) * DAY + HOUR);
        expect(decided.value.refund_starts_at ?? to).toBeLessThanOrEqual(Math.min(from, to));
        const { fee_cents: _, ...columns } = decided.value;
        booked = { ...booked, ...columns, starts_at: to };
      }
      if (agreed.fee_cents === null) expect(booked.moves_by_customer).toBeLessThanOrEqual(agreed.free_moves);
    }),
    { numRuns: 400 },
  );
});
