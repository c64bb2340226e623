import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { bookableStudio, customer } from '../testing/bookable-studio.ts';
import { confirmingStudio } from '../testing/confirming-studio.ts';

const { studio, service, photographer, attempt, book, read, edit, cancel, put } = bookableStudio();
const { tokenOf, confirm, byHand, expire, mailsOf } = confirmingStudio(studio);
const db = () => studio().database.db;
const start = '2030-06-05T09:00:00';
const occupied = async (id: string): Promise<number> =>
  (await sql`SELECT FROM occupied_time WHERE id = ${id}`.execute(db())).rows.length;

describe('news for the back office', () => {
  it('report a booking once it is confirmed, not before, and only once (SRV-94, SRV-93)', async () => {
    let cursor = (await studio().adminCall('GET', '/api/admin/bookings/news')).body.cursor;
    const news = async () => {
      const { body } = await studio().adminCall('GET', `/api/admin/bookings/news?after=${cursor}`);
      cursor = body.cursor;
      return { changed: body.changed, named: body.bookings.map(({ id }: { id: string }) => id) };
    };
    const first = await book(start);
    // The lists show it as unconfirmed, so they have to be loaded again.
    expect(await news()).toEqual({ changed: true, named: [] });
    await confirm(first.booking_id);
    expect(await news()).toEqual({ changed: true, named: [first.booking_id] });
    await confirm(first.booking_id);
    expect(await news()).toEqual({ changed: false, named: [] });
    const second = await book('2030-06-05T12:00:00');
    await byHand(second.booking_id);
    expect(await news()).toEqual({ changed: true, named: [] });
    const third = await book('2030-06-05T15:00:00');
    await expire();
    expect(await news()).toEqual({ changed: true, named: [] });
    expect((await read(third.booking_id)).status).toBe('CANCELLED');
  });
});

describe('the timeline', () => {
  it('records that the address was not confirmed, and when it was (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    await confirm(id);
    const { body } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
    expect(body).toMatchObject([
      { action: 'booking.created_unconfirmed', actor: 'customer' },
      { action: 'booking.address_confirmed', actor: 'customer' },
    ]);
  });
});

describe('a change of the status', () => {
  it.each(['CONFIRMED', 'PAYMENT_PENDING', 'COMPLETED'] as const)(
    'to %s confirms the booking, so it never expires and its mails are sent (SRV-94)',
    async (status) => {
      const { booking_id: id } = await book(start);
      await put(id, status);
      expect((await read(id)).confirm_by).toBeNull();
      await expire();
      expect((await read(id)).status).toBe(status);
      expect(await occupied(id)).toBe(1);
      await cancel(id);
      expect(await mailsOf(id)).toContain('booking_cancelled');
    },
  );

  it('to CANCELLED does not confirm it, until it is restored (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    await put(id, 'CANCELLED');
    const { rows } = await sql<{ unconfirmed: boolean }>`
      SELECT confirm_by IS NOT NULL AS unconfirmed FROM booking WHERE id = ${id}`.execute(db());
    expect(rows).toEqual([{ unconfirmed: true }]);
    expect((await edit(id, { status: 'PENDING' })).status).toBe(200);
    await expire();
    expect(await read(id)).toMatchObject({ status: 'PENDING', confirm_by: null });
  });
});

describe('the studio changes a booking that is not confirmed', () => {
  it('moved by staff, it keeps its deadline, and its time is free after that passes (SRV-94)', async () => {
    const { booking_id: id, confirm_by } = await book(start);
    const moved = await edit(id, { start: '2030-06-05T12:00:00' });
    expect(moved).toMatchObject({ status: 200, body: { confirm_by } });
    expect((await attempt(start, { customer: { ...customer, email: 'ben@example.de' } })).status).toBe(201);
    await expire();
    expect((await read(id)).status).toBe('CANCELLED');
    expect(await occupied(id)).toBe(0);
    expect((await attempt('2030-06-05T12:00:00')).status).toBe(201);
  });

  it('cancelled by staff, its link is refused and its time free (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    await cancel(id, { reason: 'Doppelt' });
    expect(await confirm(id)).toMatchObject({ status: 400, body: { code: 'confirm_over' } });
    expect(await mailsOf(id)).toEqual(['confirm_address']);
    expect((await attempt(start)).status).toBe(201);
  });

  it('deleted, its link is refused like one that never existed (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    const token = tokenOf(id);
    expect((await studio().adminCall('DELETE', `/api/admin/bookings/${id}`)).status).toBe(200);
    expect((await confirm(id, token)).status).toBe(404);
    await expire();
    expect((await attempt(start)).status).toBe(201);
  });

  it('expired, it can be erased: its link ends, and no mail is sent (SRV-94, SRV-42)', async () => {
    const email = 'vergessen@example.de';
    const { booking_id: id } = await book(start, { customer: { ...customer, email } });
    const erase = () => studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email });
    expect((await erase()).status).toBe(409);
    await expire();
    expect((await erase()).status).toBe(200);
    expect((await confirm(id)).status).toBe(403);
    expect(await mailsOf(id)).toEqual(['confirm_address']);
  });

  it('paid in cash, it is confirmed, and no deadline applies (SRV-94, SRV-98)', async () => {
    const { booking_id: id } = await book(start);
    const paid = await studio().adminCall('POST', `/api/admin/bookings/${id}/cash-payment`, { amount: 50 });
    expect(paid).toMatchObject({ status: 200, body: { status: 'CONFIRMED', confirm_by: null } });
    expect(await mailsOf(id)).toEqual(['booking_confirmation', 'confirm_address']);
    await expire();
    expect((await read(id)).status).toBe('CONFIRMED');
    // The link of the mail still leads to the booking.
    expect(await confirm(id)).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
  });
});

describe('concurrent requests', () => {
  it('two confirmations count once: one mail of each kind and one entry (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 4 ? confirm(id) : byHand(id))));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(15);
    expect(await mailsOf(id)).toEqual(['booking_received', 'confirm_address', 'studio_new_booking']);
    const { rows } = await sql`
      SELECT FROM audit_entry WHERE booking_id = ${id} AND action = 'booking.address_confirmed'`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('a cancellation with the token of the response and a confirmation: one of the two is refused (SRV-94)', async () => {
    const { booking_id: id, cancel_token } = await book(start);
    const [confirmed, cancelled] = await Promise.all([
      confirm(id),
      studio().call('POST', `/api/bookings/${id}/cancel?token=${cancel_token}`),
    ]);
    expect(cancelled.status).toBe(200);
    const kinds = await mailsOf(id);
    expect(kinds).toEqual(
      confirmed.status === 200
        ? [
            'booking_cancelled',
            'booking_received',
            'confirm_address',
            'studio_customer_cancelled',
            'studio_new_booking',
          ]
        : ['confirm_address'],
    );
    expect(await occupied(id)).toBe(0);
  });
});

describe('the task that cancels what is not confirmed', () => {
  it('cancels more than one batch in one run, and no other bookings (SRV-94)', async () => {
    const bookings = sql`
      (SELECT md5(n::text)::uuid AS id, n, '2030-07-01T00:00Z'::timestamptz + n * interval '3 hours' AS starts_at
       FROM generate_series(1, 250) n) AS wanted`;
    const ends_at = sql`starts_at + interval '1 hour'`;
    await sql`
      INSERT INTO occupied_time (id, photographer_id, during, guarded)
      SELECT id, ${photographer()}, tstzrange(starts_at, ${ends_at}), tstzrange(starts_at, ${ends_at})
      FROM ${bookings}`.execute(db());
    await sql`
      INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
                           service_price_cents, photographer_id, photographer_name, customer_name, customer_email,
                           customer_phone, source, created_at, confirm_by)
      SELECT id, 'FB-' || n, 'PENDING', starts_at, ${ends_at}, id, ${service()}, 'Porträt', 0, ${photographer()},
             'Anna', 'Max', 'max' || n || '@example.de', '', 'public', '2030-06-03T06:00Z',
             '2030-06-03T06:30Z'::timestamptz + n * interval '1 second'
      FROM ${bookings}`.execute(db());
    await expire(30 * MINUTE + 230_000);
    const { rows } = await sql<{ status: string; bookings: number; occupied: number }>`
      SELECT status, count(*)::int AS bookings, count(occupied_time.id)::int AS occupied
      FROM booking LEFT JOIN occupied_time USING (id) WHERE customer_name = 'Max'
      GROUP BY status ORDER BY status`.execute(db());
    expect(rows).toEqual([
      { status: 'CANCELLED', bookings: 230, occupied: 0 },
      { status: 'PENDING', bookings: 20, occupied: 20 },
    ]);
  });
});
