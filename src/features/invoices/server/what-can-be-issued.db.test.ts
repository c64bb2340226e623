import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { address, invoicingStudio } from './testing/invoicing-studio.ts';

const { studio, bookAt, pay, issue, cancelInvoice, invoicesOf, kindsOf, ofBooking, settings, regime, cancel, db } =
  invoicingStudio();

type Booking = Awaited<ReturnType<typeof bookAt>>;
const forCustomer = async ({ booking_id, cancel_token }: Booking) =>
  (await studio().call('GET', `/api/bookings/${booking_id}/invoices?token=${cancel_token}`)).body;
const canBeIssued = async (booking: Booking) => {
  const { can_issue_final, payments_without, needs_address } = (await ofBooking(booking)).body;
  return { can_issue_final, payments_without, needs_address };
};

describe('what can be issued for a booking', () => {
  it('is a final invoice, and a document for each payment that has none (INV-01)', async () => {
    const booking = await bookAt();
    await settings({ enabled: false });
    await pay(booking);
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: false, payments_without: 0, needs_address: false });
    await settings({ enabled: true });
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: true, payments_without: 1, needs_address: false });
    expect((await issue(booking, 'deposit')).status).toBe(201);
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: true, payments_without: 0, needs_address: false });
    expect((await issue(booking)).status).toBe(201);
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: false, payments_without: 0, needs_address: false });
    expect(await kindsOf(booking)).toEqual(['deposit', 'final']);
  });

  it('is nothing while no regime of tax is chosen, nor for a cancelled booking but its payments (INV-02)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [deposit] = await invoicesOf(booking);
    await cancelInvoice(deposit.id);
    expect((await regime('unset')).status).toBe(200);
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: false, payments_without: 0, needs_address: false });
    await regime('included');
    await cancel(booking.booking_id);
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: false, payments_without: 1, needs_address: false });
  });

  it('is nothing once the customer was erased (INV-04)', async () => {
    const booking = await bookAt();
    await settings({ enabled: false });
    await pay(booking);
    await settings({ enabled: true });
    await sql`UPDATE booking SET erased_at = now() WHERE id = ${booking.booking_id}`.execute(db());
    expect(await canBeIssued(booking)).toEqual({ can_issue_final: false, payments_without: 0, needs_address: false });
    const path = `/api/admin/bookings/${booking.booking_id}/invoice-recipient`;
    expect((await studio().adminCall('PUT', path, address)).body.code).toBe('customer_erased');
  });
});

describe('the address that a customer enters', () => {
  it('is asked for until the final invoice, and again once that is cancelled (INV-02)', async () => {
    const booking = await bookAt();
    expect(await forCustomer(booking)).toEqual({
      invoices: [],
      takes_address: true,
      needs_address: false,
      recipient: null,
    });
    await pay(booking);
    expect((await forCustomer(booking)).takes_address).toBe(true);
    await issue(booking);
    expect((await forCustomer(booking)).takes_address).toBe(false);
    const final = (await invoicesOf(booking)).at(-1);
    expect((await cancelInvoice(final.id)).status).toBeLessThan(300);
    expect((await forCustomer(booking)).takes_address).toBe(true);
  });

  it('is part of what the person is told on request (INV-04)', async () => {
    const booking = await bookAt();
    const path = `/api/bookings/${booking.booking_id}/invoice-recipient?token=${booking.cancel_token}`;
    expect((await studio().call('PUT', path, address)).status).toBe(200);
    const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: 'aenne@example.de' });
    expect(JSON.stringify(body)).toContain(address.street);
    const { rows } = await sql`
      SELECT actor FROM audit_entry
      WHERE booking_id = ${booking.booking_id} AND action = 'booking.invoice_address_entered'`.execute(db());
    expect(rows).toEqual([{ actor: 'customer' }]);
  });
});
