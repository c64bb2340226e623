import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, book, put, addRoom } = studioWithRooms();
const db = () => studio().database.db;
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const day = '2030-06-04';
const limitService = (daily_limit: number | null) => admin('PUT', `/api/admin/services/${service()}`, { daily_limit });

/** Writes a booking like a program without daily limits, which does not set `daily_limited`. */
const writeAsBefore = (time: string, { internal = false, status = 'PENDING' } = {}) => {
  const start = `${day}T${time}:00+02:00`;
  return sql`
    WITH taken AS (
      INSERT INTO occupied_time (id, photographer_id, during, guarded, internal)
      SELECT gen_random_uuid(), ${photographer()}, during, during, ${internal}
      FROM (SELECT tstzrange(${start}::timestamptz, ${start}::timestamptz + interval '1 hour') AS during) AS session
      RETURNING id)
    INSERT INTO booking (id, occupied_id, confirmation_code, status, starts_at, ends_at, service_id, service_name,
                         service_price_cents, photographer_id, photographer_name, customer_name, customer_email,
                         customer_phone, language, source, internal)
    SELECT id, ${status === 'CANCELLED' ? sql`NULL` : sql`id`}, left(id::text, 12), ${status}, ${start}::timestamptz,
           ${start}::timestamptz + interval '1 hour', ${service()}, 'P', 0, ${photographer()}, 'Anna', 'Eva',
           'eva@example.de', '0', 'de', 'public', ${internal}
    FROM taken RETURNING id, daily_limited`.execute(db());
};
const refusal = { code: '23P01', message: expect.stringContaining('daily limit') };

it('a program without daily limits cannot exceed that of a service: it gets the error of a taken time (PLAN-13)', async () => {
  await limitService(2);
  await book(`${day}T09:00`);
  await writeAsBefore('11:00');
  await expect(writeAsBefore('15:00')).rejects.toMatchObject(refusal);
  await limitService(3);
  await writeAsBefore('15:00');
  await limitService(null);
});

it('nor that of a photographer; cancelled and internal bookings are written as before (PLAN-13)', async () => {
  await admin('PUT', `/api/admin/photographers/${photographer()}`, { daily_limit: 1 });
  const { booking_id } = await book(`${day}T09:00`);
  await expect(writeAsBefore('11:00')).rejects.toMatchObject(refusal);
  await writeAsBefore('13:00', { internal: true });
  await put(booking_id, 'CANCELLED');
  await expect(writeAsBefore('11:00')).rejects.toMatchObject(refusal);
  await admin('PUT', `/api/admin/photographers/${photographer()}`, { daily_limit: null });
});

it('in a studio without limits such a program takes no lock and counts no bookings (PLAN-13)', async () => {
  await addRoom('Eins');
  await sql`UPDATE service SET daily_limit = NULL`.execute(db());
  await sql`UPDATE resource SET daily_limit = NULL`.execute(db());
  const { rows } = await writeAsBefore('09:00');
  expect(rows).toMatchObject([{ daily_limited: false }]);
});
