import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { insertTestBooking, type TestBookingColumns } from '#shared/server/database/testing/insert-booking.ts';
import { mostAhead } from './hoarding.ts';

const studio = testStudio({ rateLimit: true });
const start = Date.parse('2030-06-20T10:00:00Z');
const hour = 3_600_000;

const hold = async (count: number, columns: TestBookingColumns, from = start) => {
  for (let i = 0; i < count; i++) await insertTestBooking(studio().database.db, from + i * hour, columns);
};

const attempt = async (customer: { email: string; phone: string }, headers: Record<string, string> = {}) => {
  const booking = {
    service_id: await studio().addService(),
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer: { name: 'Robert', ...customer },
  };
  return studio().call('POST', '/api/bookings', booking, headers);
};

describe('who holds fifty sessions ahead (A12)', () => {
  const [email, phone] = ['robert@example.de', '+49 170 1000001'];

  it('gets no more, under the same address or the same number; everybody else does', async () => {
    await hold(mostAhead - 1, { customer_email: email, customer_phone: phone });
    expect((await attempt({ email, phone })).status).toBe(201);
    const refusal = { status: 429, body: { code: 'too_many_bookings', detail: expect.stringContaining('50 Termine') } };
    expect(await attempt({ email: 'Robert@Example.de', phone: '+49 170 1000002' })).toMatchObject(refusal);
    expect(await attempt({ email: 'roberta@example.de', phone })).toMatchObject(refusal);
    expect((await attempt({ email, phone }, { 'accept-language': 'ru' })).body.detail).toContain('50 предстоящих');
    expect((await attempt({ email: 'erna@example.de', phone: '+49 170 1000003' })).status).toBe(201);
  });

  it('is still booked for by the studio', async () => {
    const { access_token } = (
      await studio().call('POST', '/api/admin/auth/login-json', {
        email: 'studio@example.de',
        password: 'correct horse battery',
      })
    ).body;
    expect((await attempt({ email, phone }, { authorization: `Bearer ${access_token}` })).status).toBe(201);
  });

  it('counts neither what is over, nor what was cancelled, nor what the studio booked', async () => {
    const columns = { customer_email: 'karla@example.de', customer_phone: '+49 170 1000004' };
    await hold(mostAhead, columns, Date.parse('2029-01-01T10:00:00Z'));
    await hold(mostAhead, { ...columns, status: 'CANCELLED' });
    await hold(mostAhead, { ...columns, source: 'admin' });
    expect((await attempt({ email: columns.customer_email, phone: columns.customer_phone })).status).toBe(201);
  });
});
