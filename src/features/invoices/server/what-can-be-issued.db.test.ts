import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { issueDueDeposits } from './api.ts';
import { readInvoiceSettings } from './settings.ts';
import { address, invoicingStudio } from './testing/invoicing-studio.ts';

const { studio, bookAt, pay, issue, cancelInvoice, invoicesOf, ofBooking, documentsOf, settings, regime, cancel, db } =
  invoicingStudio();

type Booking = Awaited<ReturnType<typeof bookAt>>;
const kindsOf = async (booking: Booking): Promise<string[]> =>
  (await invoicesOf(booking)).map(({ kind }: { kind: string }) => kind);
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

describe('a document that the studio has cancelled', () => {
  it('is not issued again by the next run, only when asked (INV-01)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [deposit] = await invoicesOf(booking);
    await cancelInvoice(deposit.id);
    await issueDueDeposits(studio().context);
    expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation']);
    expect((await canBeIssued(booking)).payments_without).toBe(1);
    expect((await issue(booking, 'deposit')).status).toBe(201);
    expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation', 'deposit']);
    const [, taken] = await documentsOf(booking);
    expect(taken.cancels).toMatchObject({ number: deposit.number, reason: 'Falscher Betrag' });
  });

  it('does not exist: it is not found (INV-01)', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const [method, rest] of [
      ['POST', '/mail'],
      ['GET', '/pdf'],
    ] as const) {
      expect((await studio().adminCall(method, `/api/admin/invoices/${id}${rest}`)).status).toBe(404);
    }
    expect((await cancelInvoice(id)).status).toBe(404);
  });
});

it('money that comes after the final invoice has no deposit invoice of its own (INV-01)', async () => {
  const booking = await bookAt();
  expect((await issue(booking)).status).toBe(201);
  await pay(booking);
  expect((await issue(booking, 'deposit')).status).toBeLessThan(300);
  expect(await kindsOf(booking)).toEqual(['final']);
});

it('documents are issued for money since they were switched on, not since another setting was changed (INV-01)', async () => {
  const since = async () => (await readInvoiceSettings(db())).enabled_at;
  const began = await since();
  expect(began).toBe(studio().context.now());
  studio().setNow('2030-06-04T08:00');
  await settings({ prefix: 'X' });
  expect(await since()).toBe(began);
  await settings({ enabled: false });
  expect(await since()).toBe(began);
  await settings({ enabled: true });
  expect(await since()).toBe(studio().context.now());
});
