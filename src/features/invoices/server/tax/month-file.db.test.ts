import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { address, invoicingStudio } from '../testing/invoicing-studio.ts';
import { monthFile } from './month-file.ts';
import { balanceOf, postingsIn, readZip } from './testing/read-zip.ts';

const { studio, db, book, bookAt, pay, issue, cancelInvoice, invoicesOf, service } = invoicingStudio();

const filesOf = async (month: string) => readZip((await monthFile(studio().context, month)).bytes);
const postings = async (month: string) =>
  postingsIn((await filesOf(month)).get(`EXTF_Buchungsstapel_${month}.csv`) ?? Buffer.alloc(0));
const close = (month: string) => studio().adminCall('POST', `/api/admin/invoices/months/${month}/close`);
const months = async () => (await studio().adminCall('GET', '/api/admin/invoices/months')).body.months;

beforeEach(async () => {
  await writeSetting(db(), 'tax_export', {});
  // Every test has months of its own.
  for (const table of ['closed_month_file', 'closed_month', 'money_entry']) {
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db());
    await sql`DELETE FROM ${sql.table(table)}`.execute(db());
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db());
  }
});

describe('the file of a month', () => {
  it('has the postings, every document by its number, a table, no gaps, and the sums of all (TAX-01)', async () => {
    studio().setNow('2030-07-03T08:00');
    const booking = await bookAt('2030-07-10T09:00');
    await pay(booking, 50);
    await issue(booking);
    await pay(booking, 100, { paid_so_far: 50 });
    const files = await filesOf('2030-07');
    const numbers = (await invoicesOf(booking)).map(({ number }: { number: string }) => `Belege/${number}.pdf`);
    expect([...files.keys()]).toEqual([
      'EXTF_Buchungsstapel_2030-07.csv',
      'Belege_und_Zahlungen_2030-07.csv',
      'Luecken_2030-07.csv',
      ...numbers,
      'SHA256SUMS.txt',
    ]);
    for (const [name, bytes] of files) {
      if (name === 'SHA256SUMS.txt') continue;
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(files.get('SHA256SUMS.txt')?.toString()).toContain(`${hash}  ${name}\n`);
    }
    expect(files.get('Luecken_2030-07.csv')?.toString().trim().split('\r\n')).toHaveLength(1);
    const lines = await postings('2030-07');
    // Cash, revenue, deposits that a final invoice has deducted, and customers who have paid all.
    expect(balanceOf(lines, ['1000'])).toBe(15_000);
    expect(balanceOf(lines, ['8400'])).toBe(-15_000);
    expect(balanceOf(lines, ['1718'])).toBe(0);
    expect(balanceOf(lines, ['10000'])).toBe(0);
  });

  it('posts a cancellation on the other sides, and a service on its own account (TAX-01)', async () => {
    studio().setNow('2030-08-03T08:00');
    const sent = { chart: 'SKR04', service_accounts: { [service()]: '4401' } };
    const { status } = await studio().adminCall('PUT', '/api/admin/invoices/accounts', sent);
    expect(status).toBe(200);
    const booking = await bookAt('2030-08-12T09:00');
    await pay(booking, 50);
    await issue(booking);
    expect(balanceOf(await postings('2030-08'), ['4401'])).toBe(-15_000);
    const [, final] = await invoicesOf(booking);
    await cancelInvoice(final.id);
    const lines = await postings('2030-08');
    expect(balanceOf(lines, ['4401', '4400'])).toBe(0);
    expect(balanceOf(lines, ['3272'])).toBe(-5000);
  });

  it('names a payment that has no document and a number that is missing as gaps (TAX-01)', async () => {
    studio().setNow('2030-09-03T08:00');
    const booking = await bookAt('2030-09-10T09:00');
    await pay(booking, 50);
    const service_id = await studio().addService({ price_cents: 40_000 });
    const dear = await book('2030-09-10T12:00', { service_id });
    await pay(dear, 300);
    const gaps = (await filesOf('2030-09')).get('Luecken_2030-09.csv')?.toString() ?? '';
    expect(gaps).toContain(`"Zahlung ohne Beleg";"${dear.confirmation_code}";300,00`);
    expect(gaps).not.toContain('Nummer fehlt');
    await sql`ALTER TABLE invoice DISABLE TRIGGER USER`.execute(db());
    await sql`UPDATE invoice SET position = position + 1 WHERE booking_id = ${booking.booking_id}`.execute(db());
    const after = (await filesOf('2030-09')).get('Luecken_2030-09.csv')?.toString() ?? '';
    await sql`UPDATE invoice SET position = position - 1 WHERE booking_id = ${booking.booking_id}`.execute(db());
    await sql`ALTER TABLE invoice ENABLE TRIGGER USER`.execute(db());
    expect(after).toContain('"Nummer fehlt";"RE-2030-');
  });
});

it('a month that has only money in another currency is listed, without a sum (TAX-01)', async () => {
  await sql`
    INSERT INTO money_entry (payment_id, kind, method, currency, amount_cents, entered_at)
    VALUES (gen_random_uuid(), 'paid', 'online', 'CHF', 700, '2029-05-31T20:00Z')`.execute(db());
  const row = (await months()).find(({ month }: { month: string }) => month === '2029-05');
  expect(row).toMatchObject({ documents: 0, money: 0, closed_at: null });
});

describe('a closed month', () => {
  it('is exported with the same bytes whatever happens later, and corrections land in the open month (TAX-01)', async () => {
    studio().setNow('2031-01-20T08:00');
    const booking = await bookAt('2031-01-27T09:00');
    await pay(booking, 50);
    expect((await close('2031-01')).body).toMatchObject({ code: 'month_not_over' });
    studio().setNow('2031-02-02T08:00');
    const { status, body } = await close('2031-01');
    expect(status).toBe(201);
    const [{ sha256 }] = body.months;
    expect(body.months[0]).toMatchObject({ month: '2031-01', closed_by: 'Test Studio', documents: 1, money: 50 });
    const before = (await monthFile(studio().context, '2031-01')).bytes;
    // Nothing of this may change it: another chart, another look, money that is taken back, a cancelled document.
    await studio().adminCall('PUT', '/api/admin/invoices/accounts', { chart: 'SKR04' });
    await studio().adminCall('PUT', '/api/admin/page-design/settings', { primary_color: '#ff0000' });
    const [deposit] = await invoicesOf(booking);
    await cancelInvoice(deposit.id);
    await studio().adminCall('DELETE', `/api/admin/bookings/${booking.booking_id}/cash-payment`);
    const after = await monthFile(studio().context, '2031-01');
    expect(after.bytes.equals(before)).toBe(true);
    expect(after.sha256).toBe(sha256);
    expect(createHash('sha256').update(after.bytes).digest('hex')).toBe(sha256);
    expect(balanceOf(await postings('2031-02'), ['1600'])).toBe(-5000);
    expect((await months()).slice(0, 2)).toMatchObject([{ month: '2031-02', closed_at: null }, { month: '2031-01' }]);
    expect((await close('2031-01')).body).toMatchObject({ code: 'closed_already' });
  });

  it('gets nothing more: money lands after it, a document is refused, nothing is changed or opened (TAX-01)', async () => {
    studio().setNow('2031-03-20T08:00');
    const booking = await bookAt('2031-03-27T09:00');
    await pay(booking, 50);
    studio().setNow('2031-04-02T08:00');
    await close('2031-03');
    const before = (await monthFile(studio().context, '2031-03')).bytes;
    // A process whose clock is behind.
    studio().setNow('2031-03-31T23:59');
    await studio().adminCall('POST', `/api/admin/bookings/${booking.booking_id}/cash-payment`, {
      amount: 30,
      paid_so_far: 50,
    });
    expect(balanceOf(await postings('2031-04'), ['1000'])).toBe(3000);
    expect((await issue(booking)).body).toMatchObject({ code: 'month_closed' });
    for (const statement of [
      sql`UPDATE closed_month SET closed_by = 'x'`,
      sql`DELETE FROM closed_month`,
      sql`UPDATE closed_month_file SET sha256 = sha256`,
      sql`DELETE FROM closed_month_file`,
      sql`UPDATE money_entry SET amount_cents = 1`,
      sql`DELETE FROM money_entry`,
    ]) {
      await expect(statement.execute(db())).rejects.toThrow(/is never changed/);
    }
    expect((await monthFile(studio().context, '2031-03')).bytes.equals(before)).toBe(true);
  });

  it('is closed once by any number of requests, and made again if the process ended before (TAX-01)', async () => {
    studio().setNow('2031-05-20T08:00');
    await pay(await bookAt('2031-05-27T09:00'), 50);
    studio().setNow('2031-06-02T08:00');
    const answers = await Promise.all(Array.from({ length: 8 }, () => close('2031-05')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const before = (await monthFile(studio().context, '2031-05')).bytes;
    await sql`ALTER TABLE closed_month_file DISABLE TRIGGER USER`.execute(db());
    await sql`DELETE FROM closed_month_file`.execute(db());
    await sql`ALTER TABLE closed_month_file ENABLE TRIGGER USER`.execute(db());
    studio().setNow('2031-06-05T08:00');
    expect((await monthFile(studio().context, '2031-05')).bytes.equals(before)).toBe(true);
  });

  it('waits for a document that is being written into it (TAX-01)', async () => {
    studio().setNow('2031-07-20T08:00');
    const booking = await bookAt('2031-07-28T09:00');
    const path = `/api/admin/bookings/${booking.booking_id}/invoice-recipient`;
    await studio().adminCall('PUT', path, address);
    studio().setNow('2031-08-02T08:00');
    let closing: Promise<unknown> = Promise.resolve();
    await db()
      .transaction()
      .execute(async (trx) => {
        await sql`
          INSERT INTO money_entry (payment_id, kind, method, currency, amount_cents, entered_at)
          VALUES (gen_random_uuid(), 'paid', 'cash', 'EUR', 700, '2031-07-31T20:00Z')`.execute(trx);
        closing = close('2031-07');
        await new Promise((resolve) => setTimeout(resolve, 200));
      });
    await closing;
    expect(balanceOf(await postings('2031-07'), ['1000'])).toBe(700);
  });

  it('asks for a fresh factor, and is nothing for the desk or a program (TAX-01, KEY-02)', async () => {
    studio().setNow('2031-09-03T08:00');
    const { status } = await studio().adminCall('POST', '/api/admin/invoices/months/2031-09/file');
    expect(status).toBe(200);
    await sql`UPDATE session SET created_at = created_at - interval '1 hour'`.execute(db());
    const later = await studio().adminCall('POST', '/api/admin/invoices/months/2031-09/file');
    expect(later).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect((await close('2031-08')).status).toBe(403);
    expect((await studio().adminCall('POST', '/api/admin/invoices/months/2031-13/file')).status).toBe(404);
  });
});
