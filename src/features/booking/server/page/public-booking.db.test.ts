import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio, customer } from '../testing/bookable-studio.ts';

const { studio, book, put } = bookableStudio();
const read = (id: string, token?: string) =>
  studio().call('GET', `/api/bookings/${id}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`);

describe('reading a booking without signing in', () => {
  it('shows the customer what was booked and no internal data (API-020, API-021, AMB-029)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00', { notes: 'Bitte mit Hund' });
    await sql`UPDATE booking SET revenue_notes = 'bar bezahlt', cancel_reason = 'nur intern' WHERE id = ${booking_id}`.execute(
      studio().database.db,
    );
    const { status, body, headers } = await read(booking_id);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'booking_id',
      'confirmation_code',
      'customer',
      'end',
      'is_masked',
      'photographer_name',
      'service_name',
      'service_name_de',
      'service_name_ru',
      'start',
      'status',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows the full name only with the token, also where the booking was made', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    const { body } = await read(booking_id);
    expect(body.customer).toEqual({ name: 'Änne M.', email: 'a***@example.de', phone: '***567' });
    expect(JSON.stringify(body)).not.toMatch(/Müller|aenne|1234567/);
    const whole = (await read(booking_id, cancel_token)).body;
    expect(whole.customer).toEqual(customer);
    expect(whole).not.toHaveProperty('is_masked');
  });

  it.each(['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED'] as const)(
    'returns the current status %s (API-022, AMB-101)',
    async (status) => {
      const { booking_id } = await book('2030-06-05T09:00:00');
      await put(booking_id, status);
      expect((await read(booking_id)).body.status).toBe(status);
    },
  );

  it('with the token also returns whether and until when the customer may cancel (SRV-19)', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    expect((await read(booking_id, cancel_token)).body).toMatchObject({
      can_cancel: true,
      cancel_deadline: '2030-06-05T09:00:00+02:00',
    });
    await put(booking_id, 'CONFIRMED');
    expect((await read(booking_id, cancel_token)).body).toMatchObject({
      can_cancel: true,
      cancel_deadline: '2030-06-04T09:00:00+02:00',
    });
    studio().setNow('2030-06-04T09:00');
    expect((await read(booking_id, cancel_token)).body).toMatchObject({ can_cancel: false });
    await put(booking_id, 'COMPLETED');
    expect((await read(booking_id, cancel_token)).body).toMatchObject({ can_cancel: false, cancel_deadline: null });
  });

  it('never returns the token again (AMB-028)', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    for (const response of [await read(booking_id), await read(booking_id, cancel_token)]) {
      expect(JSON.stringify(response.body)).not.toContain(cancel_token);
    }
  });

  it('refuses every wrong token alike, and does not reveal whether the booking exists (API-020, AMB-029, SRV-20)', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    const other = await book('2030-06-05T12:00:00');
    const wrong = ['', 'x', 'ä'.repeat(43), `${cancel_token}x`, cancel_token.slice(1), other.cancel_token];
    for (const token of wrong) {
      expect(await read(booking_id, token)).toMatchObject({
        status: 403,
        body: { detail: 'Invalid cancellation link', code: 'wrong_token' },
      });
    }
    expect((await read('00000000-0000-4000-8000-000000000000', cancel_token)).status).toBe(403);
  });

  it('returns 404 for an unknown or invalid id (API-031, SRV-63)', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nope', '1', "'; DROP TABLE booking; --"]) {
      expect(await read(encodeURIComponent(id))).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    }
  });

  it.each([
    ['two tokens', 'token=a&token=b', 422],
    ['an empty token', 'token=', 403],
    ['a token of 5,000 characters', `token=${'x'.repeat(5000)}`, 422],
    ['a NUL', 'token=%00', 400],
  ])('returns %s (SRV-63)', async (_, query, expected) => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    expect((await studio().call('GET', `/api/bookings/${booking_id}?${query}`)).status).toBe(expected);
  });
});
