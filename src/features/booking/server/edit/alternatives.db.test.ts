import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, service, photographer, book, read, edit, cancel } = bookableStudio();

let others: { id: string; name: string }[] = [];
// The studio's other photographers do not offer the service of the test.
const offeredBy = async (...ids: string[]): Promise<void> => {
  const { db } = studio().database;
  await sql`DELETE FROM service_photographer WHERE service_id = ${service()}`.execute(db);
  for (const id of ids) await sql`INSERT INTO service_photographer VALUES (${service()}, ${id})`.execute(db);
};
beforeEach(async () => {
  others = [];
  for (const name of ['Berta', 'Carla', 'Dora']) others.push({ id: await studio().addPhotographer({ name }), name });
  await offeredBy(photographer(), ...others.map(({ id }) => id));
});

afterEach(() => sql`DELETE FROM setting WHERE name = 'calendar'`.execute(studio().database.db));

const away = (id: string, from: string, until: string): Promise<unknown> =>
  sql`INSERT INTO time_off (id, photographer_id, during)
      VALUES (gen_random_uuid(), ${id}, tstzrange(${from}, ${until}))`.execute(studio().database.db);
const alternatives = (id: string) => studio().adminCall('GET', `/api/admin/bookings/${id}/alternatives`);
const names = async (id: string): Promise<string[]> =>
  (await alternatives(id)).body.photographers.map(({ name }: { name: string }) => name);

it('offers only photographers who offer the service, work here and are free for the whole session (TIME-018)', async () => {
  const { booking_id } = await book('2030-06-05T10:00:00');
  expect(await names(booking_id)).toEqual(['Berta', 'Carla', 'Dora']);
  const [berta, carla, dora] = others;
  await book('2030-06-05T10:45:00', { photographer_id: berta?.id });
  await away(carla?.id ?? '', '2030-06-05T00:00+02', '2030-06-06T00:00+02');
  expect(await names(booking_id)).toEqual(['Dora']);
  await offeredBy(photographer(), berta?.id ?? '', carla?.id ?? '');
  expect(await names(booking_id)).toEqual([]);
  await offeredBy();
  expect(await names(booking_id)).toContain('Dora');
  await studio().adminCall('PUT', `/api/admin/photographers/${dora?.id}`, { is_active: false });
  expect(await names(booking_id)).not.toContain('Dora');
});

it('offers the times at which its own photographer is free: not during time off, not in the past, also beyond the booking window', async () => {
  const { booking_id } = await book('2030-06-05T10:00:00');
  await away(photographer(), '2030-06-05T00:00+02', '2030-06-07T00:00+02');
  const { body } = await alternatives(booking_id);
  const days = [...new Set(body.starts.map((start: string) => start.slice(0, 10)))];
  expect(days).toEqual(['2030-06-07', '2030-06-08', '2030-06-10', '2030-06-11', '2030-06-12', '2030-06-13']);
  expect(body.starts).toContain('2030-06-07T10:00:00+02:00');
  // The booking window ends before these times, and the booking does not conflict with its own time.
  studio().setNow('2030-06-05T12:00');
  await sql`DELETE FROM time_off`.execute(studio().database.db);
  await sql`INSERT INTO setting (name, value) VALUES ('calendar', '{"advance_booking_days": 1}')
            ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`.execute(studio().database.db);
  const later = (await alternatives(booking_id)).body.starts;
  expect(later[0]).toBe('2030-06-05T13:00:00+02:00');
  expect(later.some((start: string) => start > '2030-06-08')).toBe(true);
});

it('can be booked as offered, and the customer is notified (TIME-018)', async () => {
  const { booking_id } = await book('2030-06-05T10:00:00');
  await away(photographer(), '2030-06-05T00:00+02', '2030-06-06T00:00+02');
  const { photographers, starts } = (await alternatives(booking_id)).body;
  const { version } = await read(booking_id);
  const given = await edit(booking_id, { photographer_id: photographers[0].id, version });
  expect(given).toMatchObject({ status: 200, body: { photographer_name: 'Berta', version: version + 1 } });
  const back = { photographer_id: photographer(), start: starts[0], version: version + 1 };
  expect(await edit(booking_id, back)).toMatchObject({ status: 200, body: { start: starts[0] } });
  const { rows } = await sql`
    SELECT 1 FROM message WHERE booking_id = ${booking_id} AND kind = 'booking_changed'`.execute(studio().database.db);
  expect(rows).toHaveLength(2);
});

it('leaves it to the database who gets the last free photographer', async () => {
  const [berta] = others;
  await offeredBy(photographer(), berta?.id ?? '');
  const anna = await book('2030-06-05T10:00:00');
  const second = await studio().addPhotographer({ name: 'Emma' });
  await offeredBy(photographer(), second, berta?.id ?? '');
  const emma = await book('2030-06-05T10:00:00', { photographer_id: second });
  const both = [anna.booking_id, emma.booking_id];
  for (const id of both) expect(await names(id)).toEqual(['Berta']);
  const responses = await Promise.all(both.map((id) => edit(id, { photographer_id: berta?.id, version: 1 })));
  expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const lost = responses.findIndex(({ status }) => status === 409);
  expect((await read(both[lost] ?? '')).version).toBe(1);
});

it('offers nothing for a booking that cannot be moved, and 404 for an unknown one', async () => {
  const { booking_id } = await book('2030-06-05T10:00:00');
  await cancel(booking_id);
  expect((await alternatives(booking_id)).body).toEqual({ photographers: [], starts: [] });
  expect((await alternatives('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await alternatives('nope')).status).toBe(404);
});
