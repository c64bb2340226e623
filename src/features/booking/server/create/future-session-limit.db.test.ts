import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { insertTestBooking, type TestBookingColumns } from '#shared/server/database/testing/insert-booking.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createPublicBooking } from './create-booking.ts';
import { mostFutureSessions } from './future-session-limit.ts';

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

describe('a customer with fifty upcoming sessions (A12)', () => {
  const [email, phone] = ['robert@example.de', '+49 170 1000001'];

  it('gets no more, under the same address or the same number; others do (SRV-89)', async () => {
    await hold(mostFutureSessions - 1, { customer_email: email, customer_phone: phone });
    expect((await attempt({ email, phone })).status).toBe(201);
    const refusal = { status: 429, body: { code: 'too_many_bookings', detail: expect.stringContaining('50 Termine') } };
    expect(await attempt({ email: 'Robert@Example.de', phone: '+49 170 1000002' })).toMatchObject(refusal);
    expect(await attempt({ email: 'roberta@example.de', phone })).toMatchObject(refusal);
    expect((await attempt({ email, phone }, { 'accept-language': 'ru' })).body.detail).toContain('50 предстоящих');
    expect((await attempt({ email: 'erna@example.de', phone: '+49 170 1000003' })).status).toBe(201);
  });

  it('gets no more with other spellings of the address and the number (SRV-89)', async () => {
    await hold(mostFutureSessions, { customer_email: 'rosa.luft@gmail.com', customer_phone: '+49 171 2000001' });
    const refused = { status: 429, body: { code: 'too_many_bookings' } };
    const other = { email: 'other@example.de', phone: '+49 171 2999999' };
    for (const spelling of ['Rosa.Luft+x@gmail.com', 'rosaluft@googlemail.com', 'r.o.s.a.luft+1+2@gmail.com']) {
      expect(await attempt({ ...other, email: spelling })).toMatchObject(refused);
    }
    for (const spelling of ['0171 2000001', '0049-171/2000001', '+49 (0) 171 200 0001', '+49.171.2000001']) {
      expect(await attempt({ ...other, phone: spelling })).toMatchObject(refused);
    }
    expect((await attempt({ email: 'rosa.luft@example.de', phone: '+43 171 2000001' })).status).toBe(201);
  });

  it('gets exactly the remaining ones under concurrency in several processes (SRV-89)', async () => {
    const left = 5;
    await hold(mostFutureSessions - left, { customer_email: 'paul@example.de', customer_phone: '+49 172 3000001' });
    const service_id = await studio().addService();
    const photographers = await Promise.all(Array.from({ length: 40 }, () => studio().addPhotographer()));
    const second = openDatabase({ connection: studio().database.url, log: silentLog, patience: 'endless' });
    const contexts = [studio().context, { ...studio().context, db: second.db }];
    const outcomes = await Promise.allSettled(
      photographers.map((photographer_id, i) =>
        createPublicBooking(
          contexts[i % 2] ?? studio().context,
          {
            service_id,
            photographer_id,
            location_id: 'company',
            start: '2030-06-05T09:00:00',
            customer: {
              name: 'Paul',
              email: `paul+${i}@example.de`,
              phone: `+49 172 ${'3000001'.slice(0, 1 + (i % 6))} ${'3000001'.slice(1 + (i % 6))}`,
            },
          },
          { language: 'de', idempotency_key: undefined, administrator: undefined, network: '203.0.113.7' },
        ),
      ),
    );
    await second.close();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(left);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['too_many_bookings']));
  });

  it.each([
    ['0171 2000001', '491712000001'],
    ['+49 (0) 171 200-0001', '491712000001'],
    ['0049 171 2000001', '491712000001'],
    ['+7 912 345 67 89', '79123456789'],
    ['+49', null],
  ])('the telephone %s is %s', async (spelling, expected) => {
    const { rows } = await sql<{ is: string | null }>`SELECT canonical_phone(${spelling}) AS is`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ is: expected }]);
  });

  it('can still be booked by the studio', async () => {
    const { access_token } = (
      await studio().call('POST', '/api/admin/auth/login-json', {
        email: 'studio@example.de',
        password: 'correct horse battery',
      })
    ).body;
    expect((await attempt({ email, phone }, { authorization: `Bearer ${access_token}` })).status).toBe(201);
  });

  it('does not count past and cancelled sessions, nor those booked by the studio', async () => {
    const columns = { customer_email: 'karla@example.de', customer_phone: '+49 170 1000004' };
    await hold(mostFutureSessions, columns, Date.parse('2029-01-01T10:00:00Z'));
    await hold(mostFutureSessions, { ...columns, status: 'CANCELLED' });
    await hold(mostFutureSessions, { ...columns, source: 'admin' });
    expect((await attempt({ email: columns.customer_email, phone: columns.customer_phone })).status).toBe(201);
  });
});
