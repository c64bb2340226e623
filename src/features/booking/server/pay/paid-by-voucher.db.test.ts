import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { selectVoucher } from '#features/vouchers/server/store.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { deskOf } from '../testing/voucher-desk.ts';

const bookable = bookableStudio();
const { studio, book, read, cancel } = bookable;
const { sell, pay } = deskOf(bookable);
const db = () => studio().database.db;

const balance = async (id: string) => (await selectVoucher(db(), id))?.balance_cents;
const entered = async () =>
  (
    await sql`SELECT method, amount_cents, voucher_purpose FROM money_entry
              WHERE voucher_last_four IS NOT NULL ORDER BY entered_at, amount_cents DESC, method`.execute(db())
  ).rows;

describe('a booking that a voucher pays for', () => {
  it('is paid in part, and taking the payment back gives the amount back to the voucher (VOU-02)', async () => {
    const { id, code } = await sell(80);
    const { booking_id } = await book('2030-06-12T09:00');
    const { status, body } = await pay(booking_id, 50, code.toLowerCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'CONFIRMED', payment: { on_site: [{ amount: 50, method: 'voucher' }] } });
    expect(await balance(id)).toBe(3000);
    const back = await studio().adminCall('DELETE', `/api/admin/bookings/${booking_id}/cash-payment`);
    expect(back.body.payment.on_site).toEqual([]);
    expect(await balance(id)).toBe(8000);
    expect(await entered()).toEqual([
      { method: 'cash', amount_cents: 8000, voucher_purpose: 'multi' },
      { method: 'voucher', amount_cents: 5000, voucher_purpose: 'multi' },
      { method: 'voucher', amount_cents: -5000, voucher_purpose: 'multi' },
    ]);
    const { body: reports } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
    expect(reports.payments.paid).toBe(0);
  });

  it('takes exactly what is there when several are paid at once, and nothing without its payment (VOU-02)', async () => {
    const { id, code } = await sell(50);
    const hours = ['09', '11', '13', '15'];
    const bookings = await Promise.all(hours.map((hour) => book(`2030-06-13T${hour}:00`)));
    const all = await Promise.all(bookings.map(({ booking_id }) => pay(booking_id, 50, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(await balance(id)).toBe(0);
    const paid = await Promise.all(bookings.map(({ booking_id }) => read(booking_id)));
    expect(paid.filter(({ payment }) => payment.on_site.length > 0)).toHaveLength(1);
  });

  it('refuses a code that is unknown, blocked or not worth enough, and changes nothing (VOU-02)', async () => {
    const { id, code } = await sell(50);
    const { booking_id } = await book('2030-06-14T09:00');
    const codeOf = async (answer: ReturnType<typeof pay>) => (await answer).body.code;
    expect(await codeOf(pay(booking_id, 10, 'ABCD-EFGH-JKLM-NPQR'))).toBe('voucher_unknown');
    expect(await codeOf(pay(booking_id, 10, ''))).toBe('voucher_unknown');
    expect(await codeOf(pay(booking_id, 50.01, code))).toBe('voucher_balance');
    await studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Verloren' });
    expect(await codeOf(pay(booking_id, 10, code))).toBe('voucher_blocked');
    await studio().adminCall('POST', `/api/admin/vouchers/${id}/unblock`);
    expect((await pay(booking_id, 10, code)).status).toBe(200);
    const used = await studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'x', undo_sale: true });
    expect(used).toMatchObject({ status: 409, body: { code: 'voucher_used' } });
    const { body: listed } = await studio().adminCall('GET', '/api/admin/vouchers');
    expect(listed.vouchers.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'valid', balance: 40 });
  });

  it('gives the amount back once, however often its payment is taken back, and cannot be deleted before (VOU-02)', async () => {
    const { id, code } = await sell(50);
    const { booking_id } = await book('2030-06-18T09:00');
    expect((await pay(booking_id, 50, code)).status).toBe(200);
    const path = `/api/admin/bookings/${booking_id}`;
    expect(await studio().adminCall('DELETE', path)).toMatchObject({
      status: 409,
      body: { code: 'booking_has_money' },
    });
    expect((await cancel(booking_id)).status).toBe(200);
    expect(await balance(id)).toBe(0);
    await Promise.all(Array.from({ length: 8 }, () => studio().adminCall('DELETE', `${path}/cash-payment`)));
    expect(await balance(id)).toBe(5000);
    expect((await selectVoucher(db(), id))?.entries.map(({ kind }) => kind)).toEqual([
      'sold',
      'redeemed',
      'given_back',
    ]);
    expect((await studio().adminCall('DELETE', path)).status).toBe(200);
    expect(await balance(id)).toBe(5000);
  });

  it('needs an entry of a voucher, whichever program writes the payment (VOU-02)', async () => {
    const { booking_id } = await book('2030-06-17T09:00');
    const insert = sql`INSERT INTO cash_payment (id, booking_id, amount_cents, method, recorded_by, recorded_at)
      VALUES (gen_random_uuid(), ${booking_id}, 100, 'voucher', 'x', now())`;
    await expect(insert.execute(db())).rejects.toThrow('no voucher has paid this');
  });

  it('an unused voucher is returned once, with its money (VOU-01)', async () => {
    const { id } = await sell(50);
    const undo = () =>
      studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Zurückgegeben', undo_sale: true });
    const both = await Promise.all([undo(), undo()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await selectVoucher(db(), id))?.entries.map(({ kind }) => kind)).toEqual(['sold', 'sale_undone']);
  });
});
