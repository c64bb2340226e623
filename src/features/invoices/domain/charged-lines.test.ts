import { describe, expect, it } from 'vitest';
import { depositDocument, finalDocument } from './compose-invoice.ts';
import { factsOf, sessionAt } from './testing/invoice-facts.ts';
import { grossOf } from './vat.ts';

const received = (amount_cents: number) => ({ amount_cents, method: 'online' as const, paid_at: sessionAt - 1000 });

describe('the final invoice of a missed session', () => {
  const fee = (amount_cents: number, percent = 50) => ({ no_show_fee: { percent, amount_cents } });

  it('charges the fee instead of the booking, divided over its rates as the price is (BANK-06)', () => {
    const document = finalDocument(factsOf(fee(18_998)), { deposits: [], received: [] });
    expect(document.lines).toMatchObject([
      { name: 'Ausfallhonorar: 50 % des vereinbarten Preises', quantity: 1, rate: 19, gross_cents: 14_998 },
      { name: 'Ausfallhonorar: 50 % des vereinbarten Preises', quantity: 1, rate: 7, gross_cents: 4000 },
    ]);
    expect(document.vat).toEqual([
      { rate: 19, net_cents: 12_603, tax_cents: 2395, gross_cents: 14_998 },
      { rate: 7, net_cents: 3738, tax_cents: 262, gross_cents: 4000 },
    ]);
    expect(document).toMatchObject({ deposits: [], payable_cents: 18_998 });
  });

  it('is written in the language of the customer, and without tax for a small business (BANK-06)', () => {
    const document = finalDocument(factsOf({ ...fee(3800, 10), language: 'ru', small_business: true }), {
      deposits: [],
      received: [],
    });
    expect(document.lines).toMatchObject([
      { name: 'Плата за неявку: 10 % от согласованной цены', rate: 0, gross_cents: 3800, net_cents: 3800 },
    ]);
  });

  it('deducts deposits, and asks for nothing below 0 where more was paid (BANK-06)', () => {
    const deposit = depositDocument(factsOf(), received(15_000));
    const deposits = [{ number: 'RE-2030-0001', issued_at: 1, vat: deposit.vat }];
    expect(finalDocument(factsOf(fee(18_998)), { deposits, received: [] }).payable_cents).toBe(3998);
    const less = finalDocument(factsOf(fee(3800, 10)), { deposits, received: [] });
    expect([grossOf(less.rest), less.payable_cents]).toEqual([-11_200, 0]);
  });

  it('names the service of a rate that belongs to it alone, so that its own account gets the revenue (BANK-06)', () => {
    const line = { name: 'A', quantity: 1, gross_cents: 5000 };
    const lines = [
      { ...line, rate: 19, service_id: 'one' },
      { ...line, rate: 19, service_id: 'one' },
      { ...line, rate: 7, service_id: 'one' },
      { ...line, rate: 7, service_id: 'two' },
    ];
    const document = finalDocument(factsOf({ lines, ...fee(10_000) }), { deposits: [], received: [] });
    expect(document.lines.map(({ rate, service_id }) => [rate, service_id])).toEqual([
      [19, 'one'],
      [7, undefined],
    ]);
  });

  it('a deposit invoice is divided as before (BANK-06)', () => {
    const { lines } = depositDocument(factsOf(), received(15_000));
    expect(depositDocument(factsOf(fee(18_998)), received(15_000)).lines).toEqual(lines);
  });
});
