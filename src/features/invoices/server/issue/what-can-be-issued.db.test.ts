import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueDueDeposits } from '../api.ts';
import { address, invoicingStudio } from '../testing/invoicing-studio.ts';

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

  it('is nothing by itself or on request while no regime of tax is said, and then everything of that time (INV-02)', async () => {
    const booking = await bookAt();
    await regime('unset');
    await pay(booking);
    for (const kind of ['deposit', 'final']) {
      const refused = await issue(booking, kind);
      expect([refused.status, refused.body.code]).toEqual([400, 'invoices_incomplete']);
      expect(refused.body.missing).toEqual(['vat_regime']);
    }
    expect(await kindsOf(booking)).toEqual([]);
    await regime('small_business');
    await issueDueDeposits(studio().context);
    expect(await kindsOf(booking)).toEqual(['deposit']);
    // What is issued can be taken back at any time.
    const [deposit] = await invoicesOf(booking);
    await regime('unset');
    expect((await cancelInvoice(deposit.id)).status).toBeLessThan(300);
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

describe('e-invoices', () => {
  const enter = (booking: Booking, more: object) =>
    studio().adminCall('PUT', `/api/admin/bookings/${booking.booking_id}/invoice-recipient`, { ...address, ...more });
  const company = (changes: object) => studio().adminCall('PUT', '/api/admin/company/settings', changes);
  beforeEach(() => company({ company_email: 'hallo@lichtblick.example', company_phone: '+49 30 1234567' }));
  const xml = (id: string) => studio().adminCall('GET', `/api/admin/invoices/${id}/xml`);

  it('are issued to businesses alone, and opened as XML by the studio and with the link (INV-08)', async () => {
    const booking = await bookAt();
    await pay(booking);
    expect((await enter(booking, { leitweg_id: '04011000-12345-03' })).body.missing_for_e_invoice).toEqual([]);
    expect((await issue(booking)).status).toBe(201);
    const [before, final] = await invoicesOf(booking);
    expect([before.e_invoice, final.e_invoice]).toEqual([null, 'xrechnung']);
    expect((await xml(before.id)).status).toBe(404);
    const { status, headers, body: text } = await xml(final.id);
    const disposition = `attachment; filename="${final.number}.xml"`;
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/xml', 'content-disposition': disposition });
    expect(text).toContain('<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>');
    const link = (id: string, token: string) =>
      studio().call('GET', `/api/bookings/${booking.booking_id}/invoices/${id}/xml?token=${token}`);
    expect((await link(final.id, booking.cancel_token)).body).toBe(text);
    expect((await link(final.id, 'wrong')).status).toBe(403);
    await company({ company_phone: '' });
    await enter(booking, { name: 'Andere GmbH' });
    expect((await xml(final.id)).body).toBe(text);
  });

  it('that lack something are issued as PDF alone, and the studio is told what (INV-08)', async () => {
    await company({ company_phone: '' });
    const booking = await bookAt();
    const { body } = await enter(booking, { leitweg_id: '04011000-12345-03' });
    expect(body.missing_for_e_invoice).toEqual(['company_phone']);
    expect((await issue(booking)).status).toBe(201);
    expect((await invoicesOf(booking))[0].e_invoice).toBeNull();
    // Nothing more can be issued.
    expect((await ofBooking(booking)).body.missing_for_e_invoice).toEqual([]);
    await cancelInvoice((await invoicesOf(booking))[0].id);
    expect((await ofBooking(booking)).body.missing_for_e_invoice).toEqual(['company_phone']);
    expect((await enter(booking, { is_business: true })).body.missing_for_e_invoice).toEqual([]);
  });
});
