import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import type { BookingStatus, CreatedBooking } from '../../contract.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, put } = bookableStudio();
const cancel = (id: string, token?: string, headers: Record<string, string> = {}) =>
  studio().call(
    'POST',
    `/api/bookings/${id}/cancel${token === undefined ? '' : `?token=${token}`}`,
    undefined,
    headers,
  );
const cancelled = ({ booking_id, cancel_token }: CreatedBooking) => cancel(booking_id, cancel_token);

interface Stored {
  readonly status: BookingStatus;
  readonly version: number;
  readonly cancel_code: string | null;
  readonly cancelled_by: string | null;
  readonly cancelled_at: number | null;
  readonly cancellations: number;
}
const stored = async (id: string): Promise<Stored | undefined> => {
  const { rows } = await sql<Stored>`
    SELECT status, version, cancel_code, cancelled_by, cancelled_at,
           (SELECT count(*) FROM audit_entry WHERE booking_id = booking.id AND action = 'booking.cancelled') AS cancellations
    FROM booking WHERE id = ${id}`.execute(studio().database.db);
  return rows[0];
};

describe('cancelling with the token of the mail', () => {
  it('cancels, records by whom and why, and frees the time (API-023, AMB-046, SRV-18)', async () => {
    const booking = await book('2030-06-05T09:00:00');
    expect(await cancelled(booking)).toMatchObject({ status: 200, body: { status: 'CANCELLED', can_cancel: false } });
    expect((await studio().call('GET', `/api/bookings/${booking.booking_id}`)).body.status).toBe('CANCELLED');
    expect(await stored(booking.booking_id)).toEqual({
      status: 'CANCELLED',
      version: 2,
      cancel_code: 'by_customer',
      cancelled_by: 'customer',
      cancelled_at: studio().context.now(),
      cancellations: 1,
    });
    expect((await attempt('2030-06-05T09:00:00')).status).toBe(201);
  });

  it('is refused without a token and with a wrong one, and nothing changes (API-024, SRV-20)', async () => {
    const booking = await book('2030-06-05T09:00:00');
    const other = await book('2030-06-05T12:00:00');
    for (const token of [undefined, '', 'x', other.cancel_token, `${booking.cancel_token}=`]) {
      expect(await cancel(booking.booking_id, token)).toMatchObject({
        status: 403,
        body: { detail: 'Invalid cancellation link' },
      });
    }
    expect(await stored(booking.booking_id)).toMatchObject({ status: 'PENDING', version: 1, cancellations: 0 });
  });

  it('GET and HEAD requests cancel nothing', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    for (const method of ['GET', 'HEAD'] as const) {
      const url = `/api/bookings/${booking_id}/cancel?token=${cancel_token}`;
      expect((await studio().server.inject({ method, url })).statusCode).toBe(404);
    }
    expect(await stored(booking_id)).toMatchObject({ status: 'PENDING' });
  });

  it.each<[Exclude<BookingStatus, 'CANCELLED'>, string, number]>([
    ['PENDING', '2030-06-05T08:59', 200],
    ['PAYMENT_PENDING', '2030-06-05T08:59', 200],
    ['CONFIRMED', '2030-06-04T08:59', 200],
    ['CONFIRMED', '2030-06-04T09:00', 400],
    ['PENDING', '2030-06-05T09:00', 400],
    ['PAYMENT_PENDING', '2030-06-05T09:30', 400],
    ['COMPLETED', '2030-06-05T10:30', 400],
  ])('%s at %s gives %i (AMB-026, AMB-027, PUB-097)', async (status, now, expected) => {
    const booking = await book('2030-06-05T09:00:00');
    await put(booking.booking_id, status);
    studio().setNow(now);
    const refused = { detail: expect.any(String) };
    expect(await cancelled(booking)).toMatchObject({
      status: expected,
      body: expected === 200 ? { status: 'CANCELLED' } : refused,
    });
    expect(await stored(booking.booking_id)).toMatchObject({ status: expected === 200 ? 'CANCELLED' : status });
  });

  it('after the deadline states the hours and the studio’s phone number, in the customer’s language (SRV-19, AMB-027)', async () => {
    const { db } = studio().database;
    await writeSetting(db, 'company', { company_phone: '030 123456' });
    await writeSetting(db, 'calendar', { cancel_window_hours: 36 });
    const booking = await book('2030-06-05T09:00:00');
    await put(booking.booking_id, 'CONFIRMED');
    studio().setNow('2030-06-04T09:00');
    const { body } = await cancelled(booking);
    expect(body).toMatchObject({ code: 'cancel_too_late' });
    expect(body.detail).toContain('36 Stunden');
    expect(body.detail).toContain('030 123456');
    const russian = await cancel(booking.booking_id, booking.cancel_token, { 'accept-language': 'ru' });
    expect(russian.body.detail).toMatch(/за 36 часов.*030 123456/);
  });

  it('again returns the same response and changes nothing, also after the session (AMB-026, SRV-18)', async () => {
    const booking = await book('2030-06-05T09:00:00');
    await cancelled(booking);
    const first = await stored(booking.booking_id);
    studio().setNow('2030-06-06T12:00');
    expect(await cancelled(booking)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect(await stored(booking.booking_id)).toEqual(first);
  });

  it('twenty times at once makes one cancellation', async () => {
    const booking = await book('2030-06-05T09:00:00');
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancelled(booking)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored(booking.booking_id)).toMatchObject({ status: 'CANCELLED', version: 2, cancellations: 1 });
  });

  it('frees the time once, for one of many concurrent bookings', async () => {
    const booking = await book('2030-06-05T09:00:00');
    const responses = await Promise.all([
      cancelled(booking),
      ...Array.from({ length: 10 }, () => attempt('2030-06-05T09:00:00')),
    ]);
    expect(responses[0]?.status).toBe(200);
    expect(responses.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    const won = responses.filter(({ status }) => status === 201).length;
    expect(won).toBeLessThanOrEqual(1);
    expect((await attempt('2030-06-05T09:00:00')).status).toBe(won === 1 ? 409 : 201);
  });
});
