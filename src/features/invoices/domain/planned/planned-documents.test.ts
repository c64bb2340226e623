import { describe, expect, it } from 'vitest';
import { depositDocument, finalDocument } from '../compose-invoice.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';
import { factsOf, sessionAt } from '../testing/invoice-facts.ts';
import { type EarlierDocument, plannedCancellations, plannedDeposits, plannedFinal } from './planned-documents.ts';

const facts = factsOf();
const paid = (id: string, amount_cents: number, taxed_voucher: { last_four: string; rate: number } | null = null) => ({
  id,
  amount_cents,
  method: taxed_voucher ? ('voucher' as const) : ('cash' as const),
  paid_at: sessionAt - 1000,
  taxed_voucher,
});
const earlier = (
  id: string,
  kind: InvoiceKind,
  { payment_id = null, cancelled_by = null }: Partial<Pick<EarlierDocument, 'payment_id' | 'cancelled_by'>> = {},
): EarlierDocument => ({
  id,
  number: `RE-2030-${id}`,
  kind,
  issued_at: sessionAt - 500,
  payment_id,
  cancelled_by,
  document:
    kind === 'deposit'
      ? depositDocument(facts, { amount_cents: 5000, method: 'cash', paid_at: sessionAt - 1000 })
      : finalDocument(facts, { deposits: [], received: [] }),
});
const deposit = earlier('1', 'deposit', { payment_id: 'a' });
const cancelled = earlier('1', 'deposit', { payment_id: 'a', cancelled_by: 'RE-2030-2' });
const final = earlier('3', 'final');

describe('the deposit invoices of a booking', () => {
  it.each([
    ['every payment without one', { invoices: [], payments: [paid('a', 5000), paid('b', 2000)] }, false, ['a', 'b']],
    ['not where one is in force', { invoices: [deposit], payments: [paid('a', 5000), paid('b', 1)] }, false, ['b']],
    ['again where it is cancelled', { invoices: [cancelled], payments: [paid('a', 5000)] }, false, ['a']],
    ['by itself only once', { invoices: [cancelled], payments: [paid('a', 5000), paid('b', 1)] }, true, ['b']],
    ['none after the final invoice', { invoices: [final], payments: [paid('a', 5000)] }, false, []],
    ['none of a taxed voucher', { invoices: [], payments: [paid('a', 1, { last_four: 'X', rate: 19 })] }, false, []],
  ] as const)('are for %s (INV-01)', (_, soFar, onlyNew, expected) => {
    expect(plannedDeposits(facts, { ...soFar, onlyNew }).map(({ payment_id }) => payment_id)).toEqual(expected);
  });
});

describe('the final invoice of a booking', () => {
  const none = { lost: new Set<string>(), account: null };
  it.each([
    ['nothing paid', { ...none, invoices: [], payments: [] }, [], [], 37_996],
    [
      'a deposit with its invoice',
      { ...none, invoices: [deposit], payments: [paid('a', 5000)] },
      ['RE-2030-1'],
      [],
      32_996,
    ],
    ['one that is cancelled', { ...none, invoices: [cancelled], payments: [paid('a', 5000)] }, [], [5000], 32_996],
    [
      'a payment without',
      { ...none, invoices: [deposit], payments: [paid('a', 5000), paid('b', 1)] },
      ['RE-2030-1'],
      [1],
      32_995,
    ],
    [
      'a taxed voucher',
      { ...none, invoices: [], payments: [paid('a', 1000, { last_four: 'K7QD', rate: 19 })] },
      ['K7QD'],
      [],
      36_996,
    ],
  ] as const)('deducts what was received: %s (INV-01)', (_, soFar, deducted, received, payable) => {
    const planned = plannedFinal(facts, soFar);
    expect(planned.map(({ kind }) => kind)).toEqual(['final']);
    const document = planned[0]?.document;
    expect(document?.deposits.map(({ number }) => number)).toEqual(deducted);
    expect(document?.paid.map(({ amount_cents }) => amount_cents)).toEqual(received);
    expect(document?.payable_cents).toBe(payable);
  });

  it('comes after the cancellation of a deposit that the bank has taken back, and does not deduct it (INV-02)', () => {
    const lost = new Set(['a']);
    const planned = plannedFinal(facts, { invoices: [deposit], payments: [], lost, account: null });
    expect(planned.map(({ kind, cancels_id }) => [kind, cancels_id])).toEqual([
      ['cancellation', '1'],
      ['final', undefined],
    ]);
    expect(planned[0]?.document.cancels?.reason).toBe('Die Bank hat die Zahlung zurückgeholt');
    expect(planned[1]?.document).toMatchObject({ deposits: [], payable_cents: 37_996 });
    expect(plannedCancellations(facts, { invoices: [deposit, final], lost })).toEqual([]);
  });
});
