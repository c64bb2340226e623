import { describe, expect, it } from 'vitest';
import type { CreatedBooking } from '#features/booking/contract.ts';
import { openCode } from '#features/vouchers/server/codes/code.ts';
import { selectVoucher } from '#features/vouchers/server/store.ts';
import { storeVoucher, testKey } from '#features/vouchers/server/testing/stored-voucher.ts';
import { issueDueDeposits } from '../api.ts';
import { readMonth } from '../tax/month-reads.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, bookAt, issue, cancelInvoice, documentsOf, ofBooking, kindsOf, db } = invoicingStudio();

const single = { purpose: 'single', purpose_reason: 'one_rate', purpose_rates: [19] } as const;
const multi = { purpose: 'multi', purpose_reason: 'several_rates', purpose_rates: [19, 7] } as const;

/** Stores a voucher of 50 EUR; returns its id and its code. */
const voucher = async (purpose: typeof single | typeof multi) => {
  const id = await storeVoucher(db(), purpose);
  const stored = await selectVoucher(db(), id);
  return { id, code: (stored && openCode(testKey, stored)) ?? '' };
};

const redeem = (booking: CreatedBooking, voucher_code: string, amount = 50) =>
  studio().adminCall('POST', `/api/admin/bookings/${booking.booking_id}/cash-payment`, {
    amount,
    method: 'voucher',
    voucher_code,
  });
const takeBack = (booking: CreatedBooking) =>
  studio().adminCall('DELETE', `/api/admin/bookings/${booking.booking_id}/cash-payment`);

describe('a voucher on the documents of a booking', () => {
  it('is a payment if its tax arises when it is redeemed: the invoice states the tax of the whole price (VOU-03)', async () => {
    const [booking, { code }] = [await bookAt(), await voucher(multi)];
    expect((await redeem(booking, code)).status).toBe(200);
    await issueDueDeposits(studio().context);
    expect((await issue(booking)).status).toBe(201);
    const [deposit, final] = await documentsOf(booking);
    expect(deposit).toMatchObject({ paid: [{ amount_cents: 5000, method: 'voucher' }] });
    expect(final).toMatchObject({
      vat: [{ rate: 19, tax_cents: 2395, gross_cents: 15_000 }],
      rest: [{ rate: 19, tax_cents: 1597, gross_cents: 10_000 }],
      payable_cents: 10_000,
    });
  });

  it('is deducted with its tax if that arose when it was sold, and gets no deposit invoice (VOU-03)', async () => {
    const [booking, { id, code }] = [await bookAt('2030-06-12T11:00'), await voucher(single)];
    expect((await redeem(booking, code)).status).toBe(200);
    await issueDueDeposits(studio().context);
    expect((await issue(booking, 'deposit')).body.invoices).toEqual([]);
    expect((await ofBooking(booking)).body).toMatchObject({ invoices: [], payments_without: 0 });
    expect((await issue(booking)).status).toBe(201);
    const [final] = await documentsOf(booking);
    const last_four = code.slice(-4);
    expect(final).toMatchObject({
      deposits: [
        {
          number: last_four,
          is_voucher: true,
          vat: [{ rate: 19, net_cents: 4202, tax_cents: 798, gross_cents: 5000 }],
        },
      ],
      rest: [{ rate: 19, tax_cents: 1597, gross_cents: 10_000 }],
      paid: [],
      payable_cents: 10_000,
    });
    // The month lists the sale, whose document is still missing, and not its redemption.
    const { gaps } = await readMonth(db(), '2030-06');
    expect(gaps.filter((gap) => gap.kind !== 'number' && gap.confirmation_code === last_four)).toMatchObject([
      { kind: 'voucher', amount_cents: 5000 },
    ]);
    expect(gaps.filter(({ kind }) => kind === 'payment')).toEqual([]);
    // While the invoice is in force, what it deducts stays.
    expect(await takeBack(booking)).toMatchObject({ status: 409, body: { code: 'voucher_invoiced' } });
    expect((await selectVoucher(db(), id))?.balance_cents).toBe(0);
    const { invoices } = (await ofBooking(booking)).body;
    expect((await cancelInvoice(invoices[0].id)).status).toBe(201);
    expect((await takeBack(booking)).status).toBe(200);
    expect((await selectVoucher(db(), id))?.balance_cents).toBe(5000);
  });

  it('is taken before the final invoice is issued or after it was cancelled, also at once (VOU-03)', async () => {
    for (const hour of ['09', '11', '13']) {
      const [booking, { code }] = [await bookAt(`2030-06-13T${hour}:00`), await voucher(single)];
      const [paid, issued] = await Promise.all([redeem(booking, code), issue(booking)]);
      expect(issued.status).toBe(201);
      const [final] = await documentsOf(booking);
      if (paid.status === 200) expect(final.deposits).toMatchObject([{ is_voucher: true }]);
      else expect(paid).toMatchObject({ status: 409, body: { code: 'voucher_invoiced' } });
      expect(await kindsOf(booking)).toEqual(['final']);
    }
  });
});
