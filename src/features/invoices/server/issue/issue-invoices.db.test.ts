import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { issueDueDeposits } from '../api.ts';
import { address, invoicingStudio } from '../testing/invoicing-studio.ts';

const {
  studio,
  service,
  bookAt,
  pay,
  issue,
  cancelInvoice,
  invoicesOf,
  ofBooking,
  documentsOf,
  settings,
  regime,
  db,
  cancel,
} = invoicingStudio();

const rowsOf = async (booking: { booking_id: string }) =>
  (
    await sql<{ kind: string; number: string; gross_cents: number }>`
      SELECT kind, number, gross_cents FROM invoice WHERE booking_id = ${booking.booking_id} ORDER BY position`.execute(
      db(),
    )
  ).rows;

describe('documents of money', () => {
  it('are issued for every prepayment, once, with a number that follows the last one (INV-01)', async () => {
    const [first, second] = [await bookAt(), await bookAt('2030-06-12T11:00')];
    await pay(first);
    await pay(second, 75);
    await issueDueDeposits(studio().context);
    const [one] = await invoicesOf(first);
    const [two] = await invoicesOf(second);
    expect(one).toMatchObject({ kind: 'deposit', amount: 50, cancelled_by: null, customer_name: 'Änne Müller' });
    expect(two).toMatchObject({ kind: 'deposit', amount: 75 });
    expect(await rowsOf(first)).toHaveLength(1);
    const position = (number: string) => Number(number.slice('RE-2030-'.length));
    expect(one.number).toMatch(/^RE-2030-\d{4}$/);
    expect(position(two.number)).toBe(position(one.number) + 1);
  });

  it('name the account for what is due while the studio takes transfers, and keep it (INV-09)', async () => {
    const account = { holder: 'Studio Licht', iban: 'DE89370400440532013000', bic: '' };
    const transfers = (transfer_enabled: boolean) =>
      studio().adminCall('PUT', '/api/admin/payments/settings', {
        transfer_enabled,
        transfer_account_holder: account.holder,
        transfer_iban: account.iban,
      });
    expect((await transfers(true)).status).toBe(200);
    const [open, paid] = [await bookAt(), await bookAt('2030-06-12T11:00')];
    await issue(open);
    await pay(paid, 150);
    await issue(paid);
    expect((await documentsOf(open)).map((document) => document.account)).toEqual([account]);
    expect((await documentsOf(paid)).map((document) => document.account ?? null)).toEqual([null, null]);
    const [{ id }] = await invoicesOf(open);
    await cancelInvoice(id);
    await transfers(false);
    await issue(open);
    expect((await documentsOf(open)).map((document) => document.account)).toEqual([account, null, null]);
  });

  it('deduct the deposits with their tax on the final invoice (INV-01)', async () => {
    const booking = await bookAt();
    await pay(booking, 50);
    const { status, body } = await issue(booking);
    expect(status).toBe(201);
    const [deposit, final] = await documentsOf(booking);
    expect(deposit.vat).toEqual([{ rate: 19, net_cents: 4202, tax_cents: 798, gross_cents: 5000 }]);
    expect(deposit.paid).toMatchObject([{ amount_cents: 5000, method: 'cash' }]);
    expect(final).toMatchObject({
      vat: [{ rate: 19, net_cents: 12_605, tax_cents: 2395, gross_cents: 15_000 }],
      deposits: [{ number: body.invoices[0].number, vat: deposit.vat }],
      rest: [{ rate: 19, net_cents: 8403, tax_cents: 1597, gross_cents: 10_000 }],
      paid: [],
      payable_cents: 10_000,
    });
    expect(body).toMatchObject({ can_issue_final: false, payments_without: 0 });
    expect(await issue(booking)).toMatchObject({ status: 409, body: { code: 'issued_already' } });
  });

  it('are taken back by a document with the opposite amounts, and issued anew (INV-01)', async () => {
    const booking = await bookAt();
    await pay(booking);
    await issue(booking);
    const [deposit, final] = await invoicesOf(booking);
    expect(await cancelInvoice(deposit.id)).toMatchObject({ status: 409, body: { code: 'deducted' } });
    const cancelled = await cancelInvoice(final.id, 'Falscher Name');
    expect(cancelled).toMatchObject({
      status: 201,
      body: { kind: 'cancellation', amount: -100, cancels: final.number },
    });
    expect(await cancelInvoice(final.id)).toMatchObject({ status: 409, body: { code: 'cancelled_already' } });
    expect(await cancelInvoice(cancelled.body.id)).toMatchObject({ status: 400, body: { code: 'not_cancellable' } });
    expect((await cancelInvoice(deposit.id)).status).toBe(201);
    // A cancelled document is not issued again by itself.
    await issueDueDeposits(studio().context);
    expect(await rowsOf(booking)).toHaveLength(4);
    expect((await issue(booking, 'deposit')).status).toBe(201);
    expect((await issue(booking)).status).toBe(201);
    const rows = await rowsOf(booking);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'deposit',
      'final',
      'cancellation',
      'cancellation',
      'deposit',
      'final',
    ]);
    expect(rows.reduce((sum, { gross_cents }) => sum + gross_cents, 0)).toBe(15_000);
  });

  it('say how money was paid that was received before documents were switched on (INV-01)', async () => {
    const booking = await bookAt();
    await settings({ enabled: false });
    await pay(booking, 60);
    studio().setNow('2030-06-04T08:00');
    await settings({ enabled: true });
    await issueDueDeposits(studio().context);
    expect(await rowsOf(booking)).toEqual([]);
    await issue(booking);
    const [final] = await documentsOf(booking);
    expect(final).toMatchObject({ deposits: [], paid: [{ amount_cents: 6000 }], payable_cents: 9000 });
  });

  it('keep the regime that applied when they were issued (INV-02)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [before] = await documentsOf(booking);
    await regime('small_business');
    await issue(booking);
    const [deposit, final] = await documentsOf(booking);
    expect(deposit).toEqual(before);
    expect(final).toMatchObject({
      small_business: true,
      vat: [{ rate: 0, net_cents: 15_000, tax_cents: 0, gross_cents: 15_000 }],
    });
  });

  it('use the rate of the service, and the usual one otherwise (INV-02)', async () => {
    const booking = await bookAt();
    await settings({ rates: { [service()]: 7 } });
    await issue(booking);
    await settings({ rates: {}, usual_rate: 0 });
    const other = await bookAt('2030-06-12T12:00');
    await issue(other);
    expect((await documentsOf(booking))[0].vat).toMatchObject([{ rate: 7, net_cents: 14_019, tax_cents: 981 }]);
    expect((await documentsOf(other))[0].vat).toMatchObject([{ rate: 0, tax_cents: 0 }]);
  });

  it('need the address of the customer above 250 EUR, and wait for it (INV-02)', async () => {
    await sql`UPDATE service SET price_cents = 25001 WHERE id = ${service()}`.execute(db());
    const booking = await bookAt();
    await pay(booking, 250.01);
    expect(await rowsOf(booking)).toEqual([]);
    expect((await ofBooking(booking)).body).toMatchObject({ needs_address: true, recipient: null });
    expect(await issue(booking)).toMatchObject({ status: 409, body: { code: 'address_missing' } });
    const path = `/api/bookings/${booking.booking_id}/invoice-recipient?token=${booking.cancel_token}`;
    expect((await studio().call('PUT', path, address)).body).toMatchObject({
      needs_address: false,
      recipient: { ...address, country: 'DE' },
    });
    await issueDueDeposits(studio().context);
    expect((await documentsOf(booking))[0].customer).toMatchObject({ address: { city: 'Hamburg' } });
    const small = await bookAt('2030-06-12T14:00');
    await pay(small, 250);
    expect((await documentsOf(small))[0].customer.address).toBeNull();
  });

  it('are not issued for a cancelled or free booking, nor while they are switched off', async () => {
    const booking = await bookAt();
    await settings({ enabled: false });
    expect(await issue(booking)).toMatchObject({ status: 400, body: { code: 'invoices_off' } });
    await settings({ enabled: true });
    await cancel(booking.booking_id);
    expect(await issue(booking)).toMatchObject({ status: 400, body: { code: 'booking_cancelled' } });
    await sql`UPDATE service SET price_cents = 0 WHERE id = ${service()}`.execute(db());
    expect(await issue(await bookAt())).toMatchObject({ status: 400, body: { code: 'nothing_charged' } });
  });

  it('are mailed to the customer with the PDF, and once more when asked', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [{ id, number }] = await invoicesOf(booking);
    expect((await studio().adminCall('POST', `/api/admin/invoices/${id}/mail`)).status).toBe(200);
    const { rows } = await sql<{ params: { number: string } }>`
      SELECT params FROM message WHERE booking_id = ${booking.booking_id} AND kind = 'invoice_issued'`.execute(db());
    expect(rows.map(({ params }) => params.number)).toEqual([number, number]);
    await settings({ send_mails: false });
    await issue(booking);
    const { rows: later } = await sql`
      SELECT FROM message WHERE booking_id = ${booking.booking_id} AND kind = 'invoice_issued'`.execute(db());
    expect(later).toHaveLength(2);
  });

  it('appear in the timeline of the booking', async () => {
    const booking = await bookAt();
    await pay(booking);
    const { body } = await studio().adminCall('GET', `/api/admin/bookings/${booking.booking_id}/timeline`);
    expect(JSON.stringify(body)).toContain('booking.invoice_issued');
  });
});
