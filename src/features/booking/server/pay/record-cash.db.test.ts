import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cancelUnpaid } from '../cancel/cancel-unpaid.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { closeCheckouts } from './check-payments.ts';

const { studio, provider, book, checkout, begin, read, send, mails, events } = payingStudio();
const db = () => studio().database.db;
const completed = 'checkout.session.completed';
const path = (id: string) => `/api/admin/bookings/${id}/cash-payment`;
const record = (id: string, amount: unknown = 75) => studio().adminCall('POST', path(id), { amount });
const takeBack = (id: string) => studio().adminCall('DELETE', path(id));
const remove = (id: string) => studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
const figures = async (id: string) =>
  (
    await sql<{ paid: number; refunded: number; open: number }>`
      SELECT paid_cents::int AS paid, refunded_cents::int AS refunded, open_cents::int AS open
      FROM booking_money WHERE booking_id = ${id}`.execute(db())
  ).rows[0];

describe('a prepayment in cash', () => {
  it('counts as paid everywhere, and confirms a booking that waited for it, with its mail (SRV-98)', async () => {
    const { id } = await begin();
    expect(await figures(id)).toEqual({ paid: 0, refunded: 0, open: 7500 });
    const { status, body } = await record(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'CONFIRMED',
      payment: {
        status: 'paid',
        amount: 75,
        currency: 'EUR',
        paid_at: '2030-06-03T08:00:00+02:00',
        refundable_amount: 0,
        refunded_amount: 0,
        cash: { amount: 75, recorded_at: '2030-06-03T08:00:00+02:00' },
      },
    });
    expect(await read(id)).toMatchObject(body);
    expect(await figures(id)).toEqual({ paid: 7500, refunded: 0, open: 0 });
    expect(await mails(id)).toContain('booking_confirmation');
    expect(await events(id)).toEqual([
      'booking.created',
      'booking.payment_started',
      'booking.cash_recorded',
      'booking.confirmed',
    ]);
    expect((await studio().call('GET', `/api/bookings/${id}`)).body.prepayment).toMatchObject({
      state: 'paid',
      amount: 75,
      rest: 75,
    });
  });

  it('is recorded for a booking without a requested prepayment, and leaves a confirmed one unchanged', async () => {
    const id = await book();
    expect((await record(id, 150)).body).toMatchObject({ status: 'CONFIRMED', payment: { amount: 150 } });
    const confirmed = await book({}, '2030-06-05T11:00:00');
    await studio().adminCall('PUT', `/api/admin/bookings/${confirmed}/status?new_status=CONFIRMED`);
    const before = await mails(confirmed);
    expect((await record(confirmed, 0.01)).body.payment.cash.amount).toBe(0.01);
    expect(await mails(confirmed)).toEqual(before);
    expect(await figures(confirmed)).toEqual({ paid: 1, refunded: 0, open: 0 });
  });

  it('ends the deadline for unpaid bookings, and no customer is sent to the provider any more', async () => {
    const { id, session } = await begin();
    await record(id);
    await closeCheckouts(studio().context);
    expect(session.describe()['status']).toBe('expired');
    expect((await checkout(id)).body.code).toBe((await checkoutOfPaid()).body.code);
    studio().setNow('2030-06-05T08:00');
    await cancelUnpaid(studio().context);
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('and the same amount paid online before the session was closed: both are stored, one is flagged', async () => {
    const { id, session } = await begin();
    await record(id);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'paid', amount: 150, refund_needed: true, refundable_amount: 75, cash: { amount: 75 } },
    });
    expect(await figures(id)).toEqual({ paid: 15_000, refunded: 0, open: 0 });
    expect(await mails(id)).toContain('studio_refund_needed');
  });

  it('and a payment that arrives concurrently: both stored and flagged, or the cash refused (SRV-98)', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, session } = await begin();
      session.pay();
      const [cash] = await Promise.all([record(id), send(completed, session.describe())]);
      const { payment } = await read(id);
      if (cash.status === 200) expect(payment).toMatchObject({ amount: 150, refund_needed: true });
      else expect([cash.status, payment.amount, payment.refund_needed]).toEqual([400, 75, false]);
      await sql`DELETE FROM refund; UPDATE cash_payment SET taken_back_by = 'x', taken_back_at = now()`.execute(db());
    }
  });

  it('is recorded once by concurrent requests', async () => {
    const { id } = await begin();
    const responses = await Promise.all(Array.from({ length: 20 }, () => record(id)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
    expect((await mails(id)).filter((kind) => kind === 'booking_confirmation')).toHaveLength(1);
  });

  it('is refused if it is too high or zero, or if the booking is cancelled, paid online, or its payment processing', async () => {
    const { id, session } = await begin();
    expect(await record(id, 150.01)).toMatchObject({ status: 400, body: { code: 'more_than_price' } });
    for (const amount of [0, -1, 'x', undefined]) expect((await record(id, amount ?? null)).status).toBe(422);
    expect((await record('018f0000-0000-7000-8000-000000000009')).status).toBe(404);
    session.pay();
    await send(completed, session.describe());
    expect(await record(id)).toMatchObject({ status: 400, body: { code: 'already_paid' } });
    const cancelled = await book({}, '2030-06-05T13:00:00');
    await studio().adminCall('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
    expect(await record(cancelled)).toMatchObject({ status: 400, body: { code: 'booking_cancelled' } });
    const other = await begin();
    await sql`UPDATE payment SET status = 'processing' WHERE booking_id = ${other.id}`.execute(db());
    expect(await record(other.id)).toMatchObject({ status: 409, body: { code: 'payment_processing' } });
  });
});

describe('a recorded cash payment', () => {
  it('is never refunded through the provider (SRV-98)', async () => {
    const { id } = await begin();
    await record(id);
    const refund = await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
    expect(refund).toMatchObject({ status: 400, body: { code: 'nothing_to_refund' } });
    const cancelled = await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, { refund_amount: 75 });
    expect(cancelled.status).toBe(400);
    expect((await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {})).body).toMatchObject({
      status: 'CANCELLED',
      payment: { cash: { amount: 75 }, refund_needed: false },
    });
    expect(provider().refunds).toHaveLength(0);
  });

  it('prevents deleting the booking, in the database too, until it is removed', async () => {
    const { id } = await begin();
    await record(id);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'booking_has_money' } });
    await expect(sql`DELETE FROM booking WHERE id = ${id}`.execute(db())).rejects.toThrow(
      'there is cash on the booking',
    );
    expect((await takeBack(id)).status).toBe(200);
    await closeCheckouts(studio().context);
    expect((await remove(id)).status).toBe(200);
  });

  it('can be removed: it no longer counts, the status stays, and it can be recorded again', async () => {
    const { id } = await begin();
    await record(id);
    const { body } = await takeBack(id);
    expect(body).toMatchObject({ status: 'CONFIRMED', payment: { cash: null, paid_at: null } });
    expect(body.payment.status).not.toBe('paid');
    expect((await figures(id))?.paid).toBe(0);
    expect((await takeBack(id)).status).toBe(200);
    expect((await events(id)).filter((action) => action === 'booking.cash_taken_back')).toHaveLength(1);
    expect((await record(id, 50)).body.payment.cash.amount).toBe(50);
    const { rows } = await sql`SELECT FROM cash_payment WHERE booking_id = ${id}`.execute(db());
    expect(rows).toHaveLength(2);
  });
});

/** The response to a checkout of a booking that was paid online. */
const checkoutOfPaid = async () => {
  const id = await book({}, '2030-06-05T15:00:00');
  await checkout(id);
  const session = provider().sessions.at(-1)!;
  session.pay();
  await send(completed, session.describe());
  return checkout(id);
};
