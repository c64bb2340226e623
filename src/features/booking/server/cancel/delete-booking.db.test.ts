import { describe, expect, it } from 'vitest';
import { checkPayments, closeCheckouts } from '../pay/check-payments.ts';
import { startCheckout } from '../pay/start-checkout.ts';
import { sendRefunds } from '../refund/send-refunds.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, book, begin, checkout, read, send } = payingStudio();

const completed = 'checkout.session.completed';
const pool = () => studio().database.pool;
const remove = (id: string) => studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
const isThere = async (id: string): Promise<boolean> =>
  (await pool().query('SELECT FROM booking WHERE id = $1', [id])).rowCount === 1;
const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send(completed, session.describe());
  return { id, session };
};
const refund = (id: string, body: object = {}) => studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, body);
const refused = { status: 409, body: { code: 'booking_has_money', detail: expect.stringContaining('payment') } };

describe('a booking with a payment is not deleted (SRV-25, SRV-32)', () => {
  it('while a part of the payment is not refunded (SRV-81)', async () => {
    const { id } = await paid();
    expect(await remove(id)).toMatchObject({ ...refused, body: { code: 'booking_has_money' } });
    await refund(id, { amount: 50 });
    expect((await remove(id)).status).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { refundable_amount: 25 } });
    await refund(id);
    expect((await remove(id)).status).toBe(200);
    expect(await isThere(id)).toBe(false);
  });

  it('while the provider has not accepted the refund, or has declined it', async () => {
    const { id } = await paid();
    provider().behave(500);
    await refund(id);
    expect((await remove(id)).status).toBe(409);
    provider().behave('normal');
    provider().refundsBecome('failed');
    studio().setNow('2030-06-03T09:00');
    await sendRefunds(studio().context);
    expect((await remove(id)).status).toBe(409);
  });

  it('while the payment is processing, until it has failed', async () => {
    const { id, session } = await begin();
    session.pay('slowly');
    await send(completed, session.describe());
    expect(await remove(id)).toMatchObject(refused);
    session.settle(false);
    await send('checkout.session.async_payment_failed', session.describe());
    expect((await remove(id)).status).toBe(200);
  });

  it('while a payment does not match, until it was refunded at the provider', async () => {
    const { id, session } = await begin();
    await pool().query('UPDATE payment SET amount_cents = 8000 WHERE booking_id = $1', [id]);
    session.pay();
    await send(completed, session.describe());
    expect((await remove(id)).status).toBe(409);
    await send('charge.refunded', { ...session.charge(), amount_refunded: 7500 });
    expect((await remove(id)).body).toEqual({ success: true });
  });

  it.each(['open', 'processing', 'paid'])(
    'the database refuses it, too, with a payment that is %s (SRV-81)',
    async (status) => {
      const { id } = await begin();
      await pool().query('UPDATE payment SET status = $2 WHERE booking_id = $1', [id, status]);
      await expect(pool().query('DELETE FROM booking WHERE id = $1', [id])).rejects.toMatchObject({
        constraint: 'booking_without_money',
      });
    },
  );
});

describe('an open session is closed at the provider before its booking is deleted (P13)', () => {
  it('so that it cannot be paid any more', async () => {
    const { id, session } = await begin();
    expect((await remove(id)).status).toBe(200);
    expect(session.describe()['status']).toBe('expired');
    expect(await isThere(id)).toBe(false);
  });

  it('one that was paid meanwhile is processed, and the booking stays', async () => {
    const { id, session } = await begin();
    session.pay();
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'booking_has_money' } });
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
  });

  it.each([500, 'hanging' as const])(
    'while the provider does not respond (%s) nothing is deleted',
    async (behaviour) => {
      const { id, session } = await begin();
      provider().behave(behaviour);
      expect(await remove(id)).toMatchObject({
        status: 503,
        body: { code: 'payment_open', detail: expect.any(String) },
      });
      expect(await isThere(id)).toBe(true);
      session.pay();
      provider().behave('normal');
      expect((await remove(id)).status).toBe(409);
    },
  );

  it('without keys it is deleted as soon as the session has expired', async () => {
    const { id } = await begin();
    await configure({ stripe_secret_key_sealed: '' });
    expect((await remove(id)).status).toBe(503);
    studio().setNow('2030-06-04T08:00');
    expect((await remove(id)).status).toBe(200);
  });

  it('a session that the customer starts while the booking is being deleted is closed, too, or has no booking', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await begin();
      const before = provider().sessions.length - 1;
      const [response] = await Promise.all([remove(id), ...Array.from({ length: 3 }, () => checkout(id))]);
      expect([200, 409, 503]).toContain(response.status);
      await closeCheckouts(studio().context);
      if (await isThere(id)) continue;
      const open = provider()
        .sessions.slice(before)
        .filter((session) => session.describe()['status'] === 'open');
      expect(open).toEqual([]);
    }
  });
});

describe('a payment that arrives for a deleted booking (SRV-32)', () => {
  const list = async () => (await studio().adminCall('GET', '/api/admin/payments/of-deleted-bookings')).body;
  const giveBack = (id: string, body: object = {}, headers = {}) =>
    studio().adminCall('POST', `/api/admin/payments/${id}/refunds`, body, headers);
  const audit = async (id: string): Promise<string[]> =>
    (await pool().query('SELECT action FROM audit_entry WHERE booking_id = $1 ORDER BY id', [id])).rows.map(
      ({ action }) => action,
    );
  /** Deleted after its session has expired at the provider, although it had been paid. */
  const late = async () => {
    const { id, session } = await begin();
    const { confirmation_code } = await read(id);
    await configure({ stripe_secret_key_sealed: '' });
    studio().setNow('2030-06-04T08:00');
    session.pay();
    expect((await remove(id)).status).toBe(200);
    await configure();
    await send(completed, session.describe());
    const payment = (await list()).find(
      (one: { confirmation_code: string }) => one.confirmation_code === confirmation_code,
    );
    return { id, session, confirmation_code, payment };
  };

  it('is shown to the studio, mailed and recorded (SRV-81)', async () => {
    const { id, payment, confirmation_code } = await late();
    expect(payment).toMatchObject({
      status: 'paid',
      amount: 75,
      currency: 'EUR',
      paid_at: '2030-06-04T08:00:00+02:00',
      refundable_amount: 75,
      refunds: [],
    });
    expect(await audit(id)).toEqual(expect.arrayContaining(['booking.deleted', 'booking.paid_after_deletion']));
    const { rows } = await pool().query(`SELECT kind, to_address, params, status FROM message WHERE payment_id = $1`, [
      payment.id,
    ]);
    expect(rows).toEqual([
      {
        kind: 'studio_payment_of_deleted',
        to_address: 'studio@example.de',
        params: { amount_cents: 7500, code: confirmation_code },
        status: 'waiting',
      },
    ]);
    const outbox = (await studio().adminCall('GET', '/api/admin/outbox')).body;
    expect(outbox.messages[0]).toMatchObject({ kind: 'studio_payment_of_deleted', booking: null, contact: null });
    const { body } = await studio().adminCall('GET', `/api/admin/outbox/${outbox.messages[0].id}`);
    expect(body.plain_text).toContain(confirmation_code);
  });

  it('is mailed once, however often the provider reports it', async () => {
    const { id, session, payment } = await late();
    await send(completed, session.describe());
    await closeCheckouts(studio().context);
    await checkPayments(studio().context, 0);
    expect((await audit(id)).filter((action) => action === 'booking.paid_after_deletion')).toHaveLength(1);
    const { rowCount } = await pool().query('SELECT FROM message WHERE payment_id = $1', [payment.id]);
    expect(rowCount).toBe(1);
  });

  it('is found also if the event is lost', async () => {
    const { id, session } = await begin();
    const { confirmation_code } = await read(id);
    await configure({ stripe_secret_key_sealed: '' });
    studio().setNow('2030-06-04T08:00');
    session.pay();
    await remove(id);
    await configure();
    await closeCheckouts(studio().context);
    expect(await list()).toContainEqual(expect.objectContaining({ confirmation_code, status: 'paid' }));
  });

  it('of a slow method is checked until it has arrived', async () => {
    const { id, session } = await begin();
    const { confirmation_code } = await read(id);
    await configure({ stripe_secret_key_sealed: '' });
    studio().setNow('2030-06-04T08:00');
    session.pay('slowly');
    await remove(id);
    await configure();
    await closeCheckouts(studio().context);
    expect(await list()).toContainEqual(expect.objectContaining({ confirmation_code, status: 'processing' }));
    session.settle(true);
    await checkPayments(studio().context, 0);
    expect(await list()).toContainEqual(expect.objectContaining({ confirmation_code, status: 'paid' }));
  });

  it('can be refunded, once, and then is not listed any more (SRV-81)', async () => {
    const { id, session, payment } = await late();
    expect((await giveBack(payment.id, { amount: 100 })).body.code).toBe('more_than_paid');
    const key = { 'idempotency-key': `back-${payment.id}` };
    const part = await giveBack(payment.id, { amount: 25 }, key);
    expect(part).toMatchObject({ status: 200, body: { refundable_amount: 50, refunds: [{ amount: 25 }] } });
    expect((await giveBack(payment.id, { amount: 25 }, key)).body).toMatchObject({ refundable_amount: 50 });
    expect(await list()).toContainEqual(expect.objectContaining({ id: payment.id, refundable_amount: 50 }));
    expect((await giveBack(payment.id)).body.refundable_amount).toBe(0);
    expect(session.charge()['amount_refunded']).toBe(7500);
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: payment.id }));
    expect(await audit(id)).toEqual(expect.arrayContaining(['booking.refund_requested', 'booking.refunded']));
  });

  it('one whose booking exists cannot be refunded here', async () => {
    const { id } = await paid();
    const { rows } = await pool().query('SELECT id FROM payment WHERE booking_id = $1', [id]);
    expect((await giveBack(rows[0].id)).status).toBe(404);
    expect((await giveBack('nope')).status).toBe(404);
  });

  it('starting a payment for a deleted booking is 404', async () => {
    const id = await book();
    expect((await remove(id)).status).toBe(200);
    const payer = { token: undefined, language: 'de', network: '127.0.0.1', administrator: undefined } as const;
    await expect(startCheckout(studio().context, id, payer)).rejects.toMatchObject({ status: 404 });
  });
});
