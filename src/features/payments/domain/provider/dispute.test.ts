import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { awayCents, contestedCents, type DisputeState, disputeAfter, disputeStates, isContested } from './dispute.ts';
import { reportOfEvent } from './provider-report.ts';

const report = fc.record({ state: fc.constantFrom(...disputeStates), reported_at: fc.nat(3) });

it('a dispute has the same state in whatever order, and however often, it is reported (SRV-100)', () => {
  const reports = fc.array(report, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      reports.chain((given) =>
        fc.tuple(fc.constant(given), fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 })),
      ),
      ([given, again]) => {
        expect(again.reduce(disputeAfter).state).toBe(given.reduce(disputeAfter).state);
      },
    ),
  );
});

test.each([
  ['contested', 'withdrawn', 'withdrawn'],
  ['withdrawn', 'contested', 'withdrawn'],
  ['won', 'withdrawn', 'won'],
  ['lost', 'contested', 'lost'],
] as const)('what is known counts before what is not decided: %s, then %s, is %s (SRV-100)', (before, then, state) => {
  expect(disputeAfter({ state: before, reported_at: 1 }, { state: then, reported_at: 2 }).state).toBe(state);
});

test('of two decisions the later one counts, and of two at one instant the loss (SRV-100)', () => {
  const won = { state: 'won' as DisputeState, reported_at: 1 };
  expect(disputeAfter({ state: 'lost', reported_at: 2 }, won).state).toBe('lost');
  expect(disputeAfter({ state: 'lost', reported_at: 0 }, won).state).toBe('won');
  expect(disputeAfter({ state: 'lost', reported_at: 1 }, won).state).toBe('lost');
  expect(disputeAfter(won, { state: 'lost', reported_at: 1 }).state).toBe('lost');
});

test('sums what is away and what is not decided (SRV-100)', () => {
  const disputes = disputeStates.map((state, i) => ({ state, amount_cents: 10 ** i }));
  expect([awayCents(disputes), contestedCents(disputes), isContested(disputes)]).toEqual([1010, 11, true]);
  const won = [{ state: 'won', amount_cents: 5 }] as const;
  expect([awayCents(won), contestedCents(won), isContested(won)]).toEqual([0, 0, false]);
});

const object = { id: 'dp_1', amount: 5000, status: 'needs_response', reason: 'fraudulent', payment_intent: 'pi_1' };

test.each([
  ['charge.dispute.created', {}, 'contested'],
  ['charge.dispute.created', { status: 'warning_needs_response' }, 'contested'],
  ['charge.dispute.created', { status: 'lost' }, 'lost'],
  ['charge.dispute.updated', { balance_transactions: [{ amount: -5000 }] }, 'withdrawn'],
  ['charge.dispute.updated', { balance_transactions: [{ amount: -5000 }, { amount: 5000 }] }, 'contested'],
  ['charge.dispute.funds_withdrawn', {}, 'withdrawn'],
  ['charge.dispute.funds_withdrawn', { status: 'lost' }, 'lost'],
  ['charge.dispute.funds_reinstated', { status: 'under_review' }, 'won'],
  ['charge.dispute.closed', { status: 'won' }, 'won'],
  ['charge.dispute.closed', { status: 'lost' }, 'lost'],
  ['charge.dispute.closed', { status: 'warning_closed' }, 'won'],
])('the event %s with %j says: %s (SRV-100)', (type, changes, state) => {
  expect(reportOfEvent(type, { ...object, ...changes })).toStrictEqual({
    kind: 'dispute',
    dispute_id: 'dp_1',
    payment_intent: 'pi_1',
    amount_cents: 5000,
    state,
    reason: 'fraudulent',
  });
});
