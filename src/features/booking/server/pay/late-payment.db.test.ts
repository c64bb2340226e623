import { describe, expect, it } from 'vitest';
import { anonymiseBookings, cancelAhead } from '../person-store.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, checkout, begin, read, send, mails, events } = payingStudio();
const completed = 'checkout.session.completed';
const pool = () => studio().database.pool;
const statusOf = async (id: string) => (await read(id)).status;

describe('a late payment (SRV-32, P04)', () => {
  const cancelBySystem = async (id: string): Promise<void> => {
    await pool().query(
      `UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancelled_by = 'system', cancelled_at = now() WHERE id = $1`,
      [id],
    );
    await pool().query('DELETE FROM occupied_time WHERE id = $1', [id]);
  };

  it('restores the booking if its time is still free', async () => {
    const { id, session } = await begin();
    await cancelBySystem(id);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      cancelled_by: null,
      cancel_reason: null,
      payment: { status: 'paid', refund_needed: false },
    });
    expect(await mails(id)).toEqual(expect.arrayContaining(['booking_restored', 'payment_received']));
  });

  it('whose time is taken stays cancelled, is flagged, and the studio is notified', async () => {
    const { id, session } = await begin();
    const booking = await read(id);
    await cancelBySystem(id);
    const other = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: booking.service_id,
      photographer_id: booking.photographer_id,
      start: booking.start,
      customer_name: 'Wer anders',
    });
    expect(other.status).toBe(201);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'paid', refund_needed: true } });
    expect(await mails(id)).toContain('studio_refund_needed');
    expect(await mails(id)).not.toContain('payment_received');
    expect(await events(id)).toContain('booking.refund_needed');
  });

  it('of a customer who was erased again after a restore restores nothing, and is flagged', async () => {
    const { id, session } = await begin();
    const { db } = studio().database;
    const now = studio().context.now();
    const standIn = { name: 'Gelöscht', email: 'geloescht@example.invalid' };
    await db.transaction().execute(async (trx) => {
      await cancelAhead(trx, [id], now);
      await anonymiseBookings(trx, [id], { standIn, now });
    });
    const { rows } = await pool().query('SELECT status FROM payment WHERE booking_id = $1', [id]);
    expect(rows).toEqual([{ status: 'closing' }]);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'paid', refund_needed: true } });
    expect(await events(id)).toContain('booking.refund_needed');
  });

  it('does not restore a session that has begun', async () => {
    const { id, session } = await begin();
    await cancelBySystem(id);
    studio().setNow('2030-06-05T09:00');
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { refund_needed: true } });
  });

  it('does not restore a booking that the studio has cancelled', async () => {
    const { id, session } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { refund_needed: true } });
  });

  it('made a second time is flagged, and the studio is notified that the booking itself is valid', async () => {
    const { id, session: first } = await begin();
    // The amount due has changed meanwhile: another session replaces the first one, which was paid all the same.
    await configure({ prepayment_percentage: 30 });
    await checkout(id);
    const second = provider().sessions.at(-1)!;
    for (const session of [second, first]) {
      session.pay();
      await send(completed, session.describe());
    }
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'paid', amount: 120, refund_needed: true, refundable_amount: 120 },
    });
    const { rows } = await pool().query(
      `SELECT params FROM message WHERE booking_id = $1 AND kind = 'studio_refund_needed'`,
      [id],
    );
    expect(rows).toEqual([{ params: { amount_cents: 7500, twice: true } }]);
  });

  it('is still required after cancelling and restoring (P06)', async () => {
    const { id } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    await studio().adminCall('PUT', `/api/admin/bookings/${id}`, { status: 'PENDING' });
    expect(await statusOf(id)).toBe('PENDING');
    expect((await checkout(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });
});
