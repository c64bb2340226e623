import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelToken } from '../link/cancel-token.ts';
import { closeCheckouts } from '../pay/check-payments.ts';
import { feeCalls } from '../testing/missed-booking.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, book, begin, send, read, events } = payingStudio();
const { mark, charge, takeBack, miss, rowsOf } = feeCalls(studio);
const missed = async (start?: string) => miss(await book({}, start));
const db = () => studio().database.db;

beforeEach(() => configure({ no_show_fee_percent: 50, enable_prepayment: false }));

describe('while a fee is charged (BANK-06)', () => {
  it('the mark, the session and the booking stay as they are until it is taken back', async () => {
    const id = await missed();
    await charge(id);
    const refused = { status: 409, body: { code: 'no_show_fee' } };
    for (const action of ['undo', 'arrived', 'done']) expect(await mark(id, action)).toMatchObject(refused);
    expect(await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {})).toMatchObject(refused);
    const edit = (changes: object) => studio().adminCall('PUT', `/api/admin/bookings/${id}`, changes);
    expect(await edit({ start: '2030-06-12T09:00' })).toMatchObject(refused);
    expect((await edit({ notes: 'Ruft noch an' })).status).toBe(200);
    const remove = () => studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'booking_has_money' } });
    expect((await takeBack(id)).body).toMatchObject({ owed: 150, no_show_fee: { charged: null } });
    expect((await takeBack(id)).status).toBe(200);
    expect(await rowsOf(id)).toEqual([{ amount_cents: 7500, taken_back: true }]);
    expect((await events(id)).slice(-1)).toEqual(['booking.no_show_fee_taken_back']);
    expect((await mark(id, 'undo')).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('no_show_fee');
    expect((await remove()).status).toBe(200);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('the database refuses what would contradict it, whoever writes', async () => {
    const id = await missed();
    await charge(id);
    const set = (assignment: string) => sql`UPDATE booking SET ${sql.raw(assignment)} WHERE id = ${id}`.execute(db());
    await expect(set('service_price_cents = 1')).rejects.toThrow('a fee is charged');
    await expect(set("starts_at = starts_at + interval '1 hour'")).rejects.toThrow('a fee is charged');
    await expect(set('no_show_fee_percent = 60')).rejects.toThrow('a fee is charged');
    await expect(sql`DELETE FROM booking WHERE id = ${id}`.execute(db())).rejects.toThrow('a fee is charged');
    await expect(sql`UPDATE session_mark SET missed_at = NULL WHERE booking_id = ${id}`.execute(db())).rejects.toThrow(
      'a fee is charged',
    );
    await expect(sql`UPDATE no_show_fee SET amount_cents = 1 WHERE booking_id = ${id}`.execute(db())).rejects.toThrow(
      'only taken back',
    );
    await expect(sql`DELETE FROM no_show_fee WHERE booking_id = ${id}`.execute(db())).rejects.toThrow(
      'only taken back',
    );
    const insert = (of: string, percent: number, price: number) =>
      sql`INSERT INTO no_show_fee (id, booking_id, percent, price_cents, amount_cents, charged_by, charged_at)
          VALUES (gen_random_uuid(), ${of}, ${percent}, ${price}, 1, 'x', '2030-06-07')`.execute(db());
    await expect(insert(id, 50, 15_000)).rejects.toThrow('no_show_fee_once');
    const other = await missed('2030-06-05T13:00:00');
    await expect(insert(other, 60, 15_000)).rejects.toThrow('owes no fee');
    await expect(insert(other, 50, 14_999)).rejects.toThrow('owes no fee');
    await mark(other, 'undo');
    await expect(insert(other, 50, 15_000)).rejects.toThrow('owes no fee');
  });
});

it('the export of a person contains what was agreed and every fee, and an erasure leaves the fee (BANK-06)', async () => {
  const id = await missed();
  await charge(id);
  await takeBack(id);
  await charge(id);
  const email = 'aenne@example.de';
  const { status, body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email });
  expect(status).toBe(200);
  const exported = body.bookings.find((one: { id: string }) => one.id === id);
  expect(exported).toMatchObject({ no_show_fee_percent: 50, no_show_fee_cents: 7500 });
  expect(exported.no_show_fees).toEqual([
    {
      percent: 50,
      price_cents: 15_000,
      amount_cents: 7500,
      charged_at: expect.any(String),
      taken_back_at: expect.any(String),
    },
    { percent: 50, price_cents: 15_000, amount_cents: 7500, charged_at: expect.any(String), taken_back_at: null },
  ]);
  // No session of this address is ahead any more.
  studio().setNow('2030-07-01T08:00');
  expect((await studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email })).status).toBe(200);
  expect(await rowsOf(id)).toHaveLength(2);
  const { rows } = await sql`SELECT value_cents FROM booking_fact WHERE id = ${id}`.execute(db());
  expect(rows).toEqual([{ value_cents: 7500 }]);
});

it('a rest that arrives after the fee is charged and exceeds it is shown for a refund, and no other is started (BANK-06)', async () => {
  const online = { no_show_fee_percent: 60, enable_prepayment: true, rest_online_enabled: true };
  await configure(online);
  const { id, session } = await begin();
  const arrive = async (what: typeof session) => {
    what.pay();
    await send('checkout.session.completed', what.describe());
  };
  await arrive(session);
  const token = cancelToken(studio().context.secretKey, { id, link_version: 0 });
  const rest = () => studio().call('POST', `/api/bookings/${id}/rest-payment?token=${token}`);
  expect((await rest()).status).toBe(200);
  await miss(id);
  expect((await charge(id, 90)).status).toBe(200);
  await closeCheckouts(studio().context);
  const open = provider().sessions.at(-1)!;
  expect(open.describe()['status']).toBe('expired');
  expect((await rest()).status).toBe(400);
  await send('checkout.session.completed', { ...open.describe(), status: 'complete', payment_status: 'paid' });
  expect(await read(id)).toMatchObject({ owed: 90, payment: { amount: 150, refund_needed: true } });
});
