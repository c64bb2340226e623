import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CreatedBooking } from '#features/booking/contract.ts';
import { deleteOldInvoices, invoiceToSend } from './api.ts';
import { address, invoicingStudio } from './testing/invoicing-studio.ts';

const { studio, bookAt, pay, issue, cancel, invoicesOf, ofBooking, settings, cancelInvoice, db } = invoicingStudio();

const listed = async (query: string) => (await studio().adminCall('GET', `/api/admin/invoices${query}`)).body;
const byLink = ({ booking_id }: CreatedBooking, token: string, rest = '') =>
  studio().call('GET', `/api/bookings/${booking_id}/invoices${rest}?token=${token}`);
const erase = (email: string) => studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email });

/** A cancelled booking of a person of its own, with a deposit invoice. */
const documented = async (email: string, start: string): Promise<CreatedBooking> => {
  const { body } = await studio().call('POST', '/api/bookings', {
    service_id: await studio().addService(),
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start,
    customer: { name: 'Zoé Wunderlich', email, phone: '+49 160 7654321' },
  });
  const recipient = `/api/admin/bookings/${body.booking_id}/invoice-recipient`;
  expect((await studio().adminCall('PUT', recipient, { ...address, name: 'Zoé Wunderlich' })).status).toBe(200);
  await pay(body);
  return body;
};

describe('documents for the studio', () => {
  it('are listed, the newest first, and found by kind, day, number, code and name (INV-04)', async () => {
    const booking = await bookAt();
    await pay(booking);
    studio().setNow('2030-06-05T08:00');
    await issue(booking);
    const [deposit, final] = await invoicesOf(booking);
    const all = await listed('');
    expect(all.invoices.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([final.id, deposit.id]);
    expect(all.total).toBe(all.invoices.length);
    const ids = async (query: string) => (await listed(query)).invoices.map(({ id }: { id: string }) => id);
    expect(await ids(`?search=${final.number.toLowerCase()}`)).toEqual([final.id]);
    expect(await ids(`?search=${booking.confirmation_code}`)).toEqual([final.id, deposit.id]);
    expect(await ids(`?search=${booking.confirmation_code}&kind=deposit`)).toEqual([deposit.id]);
    expect(await ids(`?search=${booking.confirmation_code}&from=2030-06-04&to=2030-06-05`)).toEqual([final.id]);
    expect(await ids(`?search=${booking.confirmation_code}&to=2030-06-04`)).toEqual([deposit.id]);
    expect(await ids(`?search=${encodeURIComponent('änne')}&limit=1`)).toEqual([final.id]);
    expect(await ids(`?search=${encodeURIComponent('änne')}&limit=1&offset=1`)).toEqual([deposit.id]);
    expect(await ids('?search=ANNE&limit=1')).toEqual([final.id]);
    expect(await ids('?search=%25')).toEqual([]);
    expect((await studio().adminCall('GET', '/api/admin/invoices?kind=other')).status).toBe(422);
    expect((await studio().adminCall('GET', '/api/admin/invoices?from=yesterday')).status).toBe(422);
  });

  it('are opened as PDF (INV-03)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const [{ id, number }] = await invoicesOf(booking);
    const { status, headers } = await studio().adminCall('GET', `/api/admin/invoices/${id}/pdf`);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    });
    expect((await studio().adminCall('GET', `/api/admin/invoices/${booking.booking_id}/pdf`)).status).toBe(404);
  });

  it('are switched on only with what the law wants to be on them; wrong entries name their field', async () => {
    const refused = await settings({ street: '', tax_number: '', vat_id: '' });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invoices_incomplete', missing: ['street', 'tax_number'] },
    });
    for (const wrong of [
      { tax_number: '12' },
      { vat_id: 'DE1' },
      { prefix: 'ä' },
      { usual_rate: 16 },
      { keep_years: 7 },
      { rates: { [await studio().addService()]: 5 } },
      { rates: { nothing: 7 } },
    ]) {
      const { status, body } = await settings(wrong);
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(expect.arrayContaining(['body', Object.keys(wrong)[0]]));
    }
    const { body } = await settings({ vat_id: 'de 123 456 789', prefix: 'X9' });
    expect(body).toMatchObject({ vat_id: 'DE123456789', next_number: 'X9-2030-0001', missing: [] });
  });
});

describe('documents for the customer', () => {
  it('are listed and downloaded with the link of the booking alone (INV-04)', async () => {
    const [booking, other] = [await bookAt(), await bookAt('2030-06-12T11:00')];
    await pay(booking);
    await pay(other);
    const { body } = await byLink(booking, booking.cancel_token);
    expect(body.invoices).toMatchObject([{ kind: 'deposit', amount: 50 }]);
    const [{ id }] = body.invoices;
    expect((await byLink(booking, booking.cancel_token, `/${id}/pdf`)).status).toBe(200);
    for (const rest of ['', `/${id}/pdf`]) {
      expect((await byLink(booking, 'wrong', rest)).status).toBe(403);
      expect((await byLink(booking, other.cancel_token, rest)).status).toBe(403);
    }
    expect((await byLink(other, other.cancel_token, `/${id}/pdf`)).status).toBe(404);
    const path = `/api/bookings/${booking.booking_id}/invoice-recipient`;
    expect((await studio().call('PUT', `${path}?token=wrong`, address)).status).toBe(403);
    expect((await studio().call('PUT', `${path}?token=${booking.cancel_token}`, { ...address, city: '' })).status).toBe(
      422,
    );
    for (const wrong of [{ country: 'D1' }, { vat_id: 'DE12' }, { leitweg_id: '04011000-12345-04' }]) {
      const sent = { ...address, ...wrong };
      const refused = await studio().call('PUT', `${path}?token=${booking.cancel_token}`, sent);
      expect([refused.status, refused.body.detail[0].loc.at(-1)]).toEqual([422, Object.keys(wrong)[0]]);
    }
  });

  it('are not offered while the studio issues none', async () => {
    const booking = await bookAt();
    await settings({ enabled: false });
    expect((await byLink(booking, booking.cancel_token)).body).toEqual({
      invoices: [],
      takes_address: false,
      needs_address: false,
      recipient: null,
    });
    const path = `/api/bookings/${booking.booking_id}/invoice-recipient?token=${booking.cancel_token}`;
    expect(await studio().call('PUT', path, address)).toMatchObject({ status: 400, body: { code: 'invoices_off' } });
    expect((await ofBooking(booking)).body).toMatchObject({ enabled: false, can_issue_final: false });
  });
});

describe('after the customer was erased, a document', () => {
  it('is kept as it is and used for nothing else (INV-04)', async () => {
    const email = 'zoe.beleg@kunde.example';
    const booking = await documented(email, '2030-06-12T09:00');
    const [{ id, number }] = await invoicesOf(booking);
    const { rows: before } = await sql`SELECT * FROM invoice WHERE id = ${id}`.execute(db());
    await cancel(booking.booking_id);
    expect((await studio().adminCall('POST', '/api/admin/privacy/lookup', { email })).body.invoices).toBe(1);
    expect((await erase(email)).status).toBe(200);
    expect((await sql`SELECT * FROM invoice WHERE id = ${id}`.execute(db())).rows).toEqual(before);
    expect(
      (await sql`SELECT FROM invoice_recipient WHERE booking_id = ${booking.booking_id}`.execute(db())).rows,
    ).toEqual([]);
    expect((await listed(`?search=${number}`)).invoices).toMatchObject([{ customer_name: null, is_blocked: true }]);
    expect((await listed('?search=Wunderlich')).invoices).toEqual([]);
    const refused = { status: 409, body: { code: 'blocked' } };
    expect(await studio().adminCall('POST', `/api/admin/invoices/${id}/mail`)).toMatchObject(refused);
    expect(await cancelInvoice(id)).toMatchObject(refused);
    expect((await byLink(booking, booking.cancel_token)).status).toBe(403);
    // Even if its link still held.
    await sql`UPDATE booking SET link_version = 0 WHERE id = ${booking.booking_id}`.execute(db());
    expect((await byLink(booking, booking.cancel_token)).body.invoices).toEqual([]);
    expect((await byLink(booking, booking.cancel_token, `/${id}/pdf`)).status).toBe(404);
    expect(await invoiceToSend(studio().context, id)).toBeUndefined();
  });

  it('is opened by administrators only, and that is recorded (INV-04)', async () => {
    const email = 'zoe.pruefung@kunde.example';
    const booking = await documented(email, '2030-06-13T09:00');
    const [{ id, number }] = await invoicesOf(booking);
    await cancel(booking.booking_id);
    await erase(email);
    expect((await studio().adminCall('GET', `/api/admin/invoices/${id}/pdf`)).status).toBe(200);
    const { rows } = await sql`
      SELECT FROM audit_entry WHERE action = 'invoice.blocked_opened' AND details ->> 'number' = ${number}`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    const key = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Steuer', scopes: ['bookings:read'] });
    const headers = { authorization: `Bearer ${key.body.token}` };
    expect((await studio().call('GET', `/api/admin/invoices/${id}/pdf`, undefined, headers)).status).toBe(409);
  });

  it('is part of what the person is told on request (INV-04)', async () => {
    const email = 'zoe.auskunft@kunde.example';
    const booking = await documented(email, '2030-06-14T09:00');
    const [{ number }] = await invoicesOf(booking);
    const told = async () =>
      JSON.stringify((await studio().adminCall('POST', '/api/admin/privacy/export', { email })).body);
    expect(await told()).toContain(number);
    expect(await told()).toContain('Am Markt 3');
    await cancel(booking.booking_id);
    await erase(email);
    expect(await told()).toContain(number);
  });
});

it('documents are deleted when their years are over, not before (INV-04)', async () => {
  const year = new Date().getUTCFullYear();
  const insert = (issued: number) =>
    sql`
    INSERT INTO invoice (id, series, kind, booking_id, issued_at, issued_by, gross_cents, document)
    VALUES (gen_random_uuid(), ${`OLD-${issued}`}, 'final', gen_random_uuid(), ${`${issued}-12-31T12:00:00Z`}, 'system', 1, '{}')`.execute(
      db(),
    );
  for (const age of [8, 9, 10, 11]) await insert(year - age);
  const left = async () =>
    (
      await sql<{ series: string }>`SELECT series FROM invoice WHERE series LIKE 'OLD-%' ORDER BY series`.execute(db())
    ).rows.map(({ series }) => year - Number(series.slice(4)));
  await settings({ keep_years: 10 });
  expect(await deleteOldInvoices(db(), year, 50)).toBe(1);
  expect(await left()).toEqual([10, 9, 8]);
  await settings({ keep_years: 8 });
  expect(await deleteOldInvoices(db(), year, 50)).toBe(2);
  expect(await left()).toEqual([8]);
});
