import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { offeringStudio } from '../testing/offering-studio.ts';

const { studio, service, photographer, tryOffer, offer, take, shown, occupied } = offeringStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

/** Inserts an occupied time of the photographer, bypassing the rules of the program. */
const insertTime = (from: string, to: string, db = studio().database.db) => {
  const range = sql`tstzrange(${`2030-06-05T${from}+02`}, ${`2030-06-05T${to}+02`})`;
  return sql`
    INSERT INTO occupied_time (id, photographer_id, during, guarded)
    VALUES (gen_random_uuid(), ${photographer()}, ${range}, ${range})`.execute(db);
};

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const neverOpen = Object.fromEntries(days.map((day) => [day, []]));

it('reports which time is invalid (OFFER-01)', async () => {
  const refused = await tryOffer(['05T10:00', 'never']);
  expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['body', 'times', 1, 'start']]);
});

it('returns 404 for withdrawing an unknown offer (OFFER-01)', async () => {
  const path = '/api/admin/offers/00000000-0000-0000-0000-000000000000/withdraw';
  expect((await admin('POST', path)).status).toBe(404);
});

it('refuses a photographer who does not offer the service (OFFER-01)', async () => {
  const assigned_photographers = [await studio().addPhotographer()];
  const saved = await admin('PUT', `/api/admin/services/${service()}/special-settings`, { assigned_photographers });
  expect(saved.status).toBe(200);
  const refused = await tryOffer(['05T10:00']);
  expect([refused.status, refused.body.code]).toEqual([400, 'not_offered']);
});

it('holds a room that is open at that time, not the first one without a booking (OFFER-01)', async () => {
  const addRoom = async (name_de: string): Promise<string> =>
    (await admin('POST', '/api/admin/resources', { kind: 'room', name_de })).body.id;
  const [closed, open] = [await addRoom('Studio 1'), await addRoom('Studio 2')];
  const periods = [{ valid_from: null, valid_until: null, week: neverOpen }];
  expect((await admin('PUT', `/api/admin/resources/${closed}/hours`, { periods })).status).toBe(200);
  await admin('PUT', `/api/admin/services/${service()}`, { needs: [{ resource_ids: [closed, open] }] });
  await offer(['05T10:00']);
  const { rows } = await sql<{ room: string }>`
    SELECT resource_id AS room FROM lane JOIN occupied_time ON lane.id = ANY(uses)
    WHERE resource_id IN (${closed}, ${open})`.execute(studio().database.db);
  expect(rows).toEqual([{ room: open }]);
});

it('the database enforces the buffer after a held time for every writer (OFFER-01)', async () => {
  await offer(['05T10:00']);
  await expect(insertTime('11:10', '11:40')).rejects.toMatchObject({ code: '23P01' });
  await insertTime('11:15', '11:40');
});

it('holds nothing if a session takes the time concurrently (OFFER-01)', async () => {
  const { db } = studio().database;
  const isWaiting = async () =>
    (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length > 0;
  const booking = await db.startTransaction().execute();
  await insertTime('10:30', '11:30', booking);
  const offering = tryOffer(['05T16:00', '05T10:00']);
  await expect.poll(isWaiting).toBe(true);
  await booking.commit().execute();
  const refused = await offering;
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
  expect(refused.body.detail).toContain('2030-06-05T10:00');
  expect(await occupied()).toMatchObject([{ held: false }]);
});

it('does not book a time that has lapsed by the clock of the database, whatever the clock of the process shows (OFFER-02)', async () => {
  const made = await offer(['05T10:00']);
  await sql`UPDATE occupied_time SET held_until = now() - interval '1 minute'`.execute(studio().database.db);
  const refused = await take(made);
  expect([refused.status, refused.body.code]).toEqual([409, 'offer_lapsed']);
  expect((await shown(made)).body.state).toBe('open');
  expect((await sql`SELECT FROM booking`.execute(studio().database.db)).rows).toEqual([]);
});
