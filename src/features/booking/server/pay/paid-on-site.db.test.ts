import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, book, begin, read, send } = payingStudio();
const db = () => studio().database.db;
const path = (id: string) => `/api/admin/bookings/${id}/cash-payment`;
const record = (id: string, body: object) => studio().adminCall('POST', path(id), body);
const takeBack = (id: string, payment_id: string) =>
  studio().adminCall('DELETE', `${path(id)}?payment_id=${payment_id}`);

/** A booking of 150.00 whose deposit of 75.00 was paid online. */
const withDeposit = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return id;
};

const insert = (booking_id: string, cents: number) => sql`
  INSERT INTO cash_payment (id, booking_id, amount_cents, method, recorded_by, recorded_at)
  VALUES (${randomUUID()}, ${booking_id}, ${cents}, 'card_terminal', 'x', now())`;

describe('a payment at the studio (INV-06)', () => {
  it('is the rest after a deposit paid online, in cash or by card, with who and when', async () => {
    const id = await withDeposit();
    const { body: half } = await record(id, { amount: 25, method: 'card_terminal', paid_so_far: 75 });
    studio().setNow('2030-06-05T10:00');
    const { status, body } = await record(id, { amount: 50, method: 'cash', paid_so_far: 100 });
    expect([status, half.payment.amount]).toEqual([200, 100]);
    expect(body.payment).toMatchObject({
      status: 'paid',
      amount: 150,
      refundable_amount: 75,
      cash: { amount: 75, recorded_at: '2030-06-05T10:00:00+02:00' },
      on_site: [
        { amount: 25, method: 'card_terminal', recorded_by: 'Test Studio' },
        { amount: 50, method: 'cash', recorded_at: '2030-06-05T10:00:00+02:00', recorded_by: 'Test Studio' },
      ],
    });
    const { body: timeline } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
    expect(timeline).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'booking.cash_recorded',
          details: { amount_cents: 2500, method: 'card_terminal' },
        }),
      ]),
    );
    expect(await record(id, { amount: 0.01, paid_so_far: 150 })).toMatchObject({
      status: 400,
      body: { code: 'more_than_price' },
    });
  });

  it('is recorded once, however often and by whom it is sent', async () => {
    const id = await withDeposit();
    const once = { amount: 25, method: 'card_terminal', paid_so_far: 75 };
    const responses = await Promise.all(Array.from({ length: 20 }, () => record(id, once)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
    expect(new Set(responses.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['cash_recorded']),
    );
    expect((await read(id)).payment).toMatchObject({ amount: 100, on_site: [{ amount: 25 }] });
  });

  it('takes no money of a caller who does not know the deposit', async () => {
    const id = await withDeposit();
    expect(await record(id, { amount: 75 })).toMatchObject({ status: 400, body: { code: 'already_paid' } });
    expect(await record(id, { amount: 75, method: 'cheque' })).toMatchObject({ status: 422 });
  });

  it('never exceeds the price with the others, not even in the database', async () => {
    const id = await book();
    const inserted = await Promise.allSettled(Array.from({ length: 20 }, () => insert(id, 4000).execute(db())));
    expect(inserted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(insert(id, 3001).execute(db())).rejects.toThrow('more was paid at the studio');
    await insert(id, 3000).execute(db());
    expect((await read(id)).payment.on_site).toHaveLength(4);
  });

  it('is taken back alone, and leaves what was paid otherwise', async () => {
    const id = await withDeposit();
    await record(id, { amount: 25, method: 'card_terminal', paid_so_far: 75 });
    const { body } = await record(id, { amount: 50, paid_so_far: 100 });
    const card = body.payment.on_site.find(({ method }: { method: string }) => method === 'card_terminal');
    const { body: left } = await takeBack(id, card.id);
    expect(left.payment).toMatchObject({
      amount: 125,
      cash: { amount: 50 },
      on_site: [{ method: 'cash', amount: 50 }],
    });
    expect((await takeBack(id, card.id)).body.payment.on_site).toHaveLength(1);
    expect((await studio().adminCall('DELETE', path(id))).body.payment).toMatchObject({ amount: 75, on_site: [] });
  });

  it('is not refunded through the provider, and the deposit is', async () => {
    const id = await withDeposit();
    await record(id, { amount: 75, method: 'card_terminal', paid_so_far: 75 });
    const more = await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, { refund_amount: 75.01 });
    expect(more.status).toBe(400);
    const { body } = await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, { refund_amount: 75 });
    expect(body.payment).toMatchObject({ cash: { amount: 75 }, refunds: [{ amount: 75 }] });
    expect(await record(id, { amount: 1, paid_so_far: 75 })).toMatchObject({
      status: 400,
      body: { code: 'booking_cancelled' },
    });
  });

  it('may follow the session, and a payment that was refunded', async () => {
    const id = await withDeposit();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
    await sql`UPDATE refund SET status = 'succeeded', refund_id = 're_' || id`.execute(db());
    await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=COMPLETED`);
    const { body } = await record(id, { amount: 150, method: 'card_terminal' });
    expect(body).toMatchObject({ status: 'COMPLETED', payment: { status: 'paid', amount: 225, refunded_amount: 75 } });
  });
});
