import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { feeCalls } from '#features/booking/server/testing/missed-booking.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, service, bookAt, pay, issue, cancelInvoice, documentsOf, ofBooking, kindsOf, db } = invoicingStudio();
const { charge, takeBack, miss, mark } = feeCalls(studio);

beforeEach(() => writeSetting(db(), 'payments', { no_show_fee_percent: 50 }));

const missed = async (start?: string, paid?: number) => {
  const booking = await bookAt(start);
  if (paid !== undefined) await pay(booking, paid);
  await miss(booking.booking_id);
  return booking;
};
const name = 'Ausfallhonorar: 50 % des vereinbarten Preises';

describe('the invoice of a missed session', () => {
  it('charges the fee, less the deposits, and is the document that the customer gets (BANK-06)', async () => {
    const booking = await missed('2030-06-12T09:00', 50);
    expect((await charge(booking.booking_id)).status).toBe(200);
    expect((await issue(booking)).status).toBe(201);
    const [deposit, final] = await documentsOf(booking);
    expect(deposit.lines).toMatchObject([{ gross_cents: 5000 }]);
    expect(final.lines).toMatchObject([{ name, quantity: 1, rate: 19, gross_cents: 7500, service_id: service() }]);
    expect(final).toMatchObject({
      vat: [{ rate: 19, net_cents: 6303, tax_cents: 1197, gross_cents: 7500 }],
      rest: [{ rate: 19, gross_cents: 2500 }],
      payable_cents: 2500,
    });
    expect((await ofBooking(booking)).body).toMatchObject({ can_issue_final: false });
    const { rows } = await sql`
      SELECT gross_cents FROM invoice WHERE booking_id = ${booking.booking_id} AND kind = 'final'`.execute(db());
    expect(rows).toEqual([{ gross_cents: 2500 }]);
  });

  it('asks for nothing where more was paid than the fee, which stays with the studio (BANK-06)', async () => {
    const booking = await missed('2030-06-12T11:00', 120);
    await charge(booking.booking_id);
    await issue(booking);
    const [, final] = await documentsOf(booking);
    expect(final).toMatchObject({ rest: [{ rate: 19, gross_cents: -4500 }], payable_cents: 0 });
  });

  it('needs an address only for a fee above 250 EUR (BANK-06)', async () => {
    const booking = await missed('2030-06-12T12:00');
    await sql`UPDATE booking SET service_price_cents = 40000 WHERE id = ${booking.booking_id}`.execute(db());
    expect((await ofBooking(booking)).body).toMatchObject({ needs_address: true });
    await charge(booking.booking_id, 200);
    expect((await ofBooking(booking)).body).toMatchObject({ needs_address: false });
    expect((await issue(booking)).status).toBe(201);
  });

  it('in force, nothing is charged or taken back until it is cancelled (BANK-06)', async () => {
    const booking = await missed('2030-06-13T09:00');
    const id = booking.booking_id;
    const refused = { status: 409, body: { code: 'invoiced' } };
    await issue(booking);
    expect(await charge(id)).toMatchObject(refused);
    const first = (await ofBooking(booking)).body.invoices[0];
    expect((await cancelInvoice(first.id)).status).toBe(201);
    expect((await charge(id)).status).toBe(200);
    await issue(booking);
    expect(await takeBack(id)).toMatchObject(refused);
    expect((await mark(id, 'undo')).body.code).toBe('no_show_fee');
    const last = (await ofBooking(booking)).body.invoices.findLast(({ kind }: { kind: string }) => kind === 'final');
    expect((await cancelInvoice(last.id)).status).toBe(201);
    expect((await takeBack(id)).body).toMatchObject({ owed: 150 });
    const documents = await documentsOf(booking);
    expect(documents.map(({ lines }) => lines[0].gross_cents)).toEqual([15_000, -15_000, 7500, -7500]);
    expect(await kindsOf(booking)).toEqual(['final', 'cancellation', 'final', 'cancellation']);
  });

  it('and the fee at the same moment: the invoice charges what is owed then (BANK-06)', async () => {
    for (const day of [17, 18, 19, 20, 21, 24]) {
      const booking = await missed(`2030-06-${day}T09:00`);
      const [charged, issued] = await Promise.all([charge(booking.booking_id), issue(booking)]);
      expect(issued.status).toBe(201);
      const [final] = await documentsOf(booking);
      expect(final.lines[0].gross_cents).toBe(charged.status === 200 ? 7500 : 15_000);
      if (charged.status !== 200) expect(charged).toMatchObject({ status: 409, body: { code: 'invoiced' } });
      studio().setNow('2030-06-03T08:00');
    }
  });
});
