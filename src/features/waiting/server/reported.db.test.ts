import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { deleteEndedEntries } from './person-store.ts';
import { studioWithWaitingList } from './testing/studio-with-waiting-list.ts';

const { studio, fill, join, look, offerOf, cancel, edit } = studioWithWaitingList();
const db = () => studio().database.db;
beforeEach(async () => {
  await sql`DELETE FROM waiting_event`.execute(db());
  await sql`DELETE FROM booking_move`.execute(db());
});
const changesOf = async (date_from: string, date_to: string) =>
  (await studio().adminCall('GET', `/api/admin/reports/charts?date_from=${date_from}&date_to=${date_to}`)).body.changes;

it('the reports count who waited, what was offered and what was taken, also once the entries are deleted (REP-025)', async () => {
  const ids = await fill();
  for (const name of ['Anna', 'Boris', 'Clara']) await join(name);
  for (const start of ['10:15', '14:00']) await cancel(ids.get(start) as string);
  await look();
  await (await offerOf('Anna')).take();
  await (await offerOf('Boris')).decline();
  expect(await changesOf('2030-06-03', '2030-06-03')).toEqual({
    moved_by_customers: { count: 0, previous: 0 },
    moved_by_studio: { count: 0, previous: 0 },
    waited: { count: 3, previous: 0 },
    offered: { count: 2, previous: 0 },
    filled: { count: 1, previous: 0 },
  });
  await deleteEndedEntries(db(), Date.parse('2031-01-01'), 100);
  await sql`DELETE FROM offer`.execute(db());
  expect(await changesOf('2030-06-04', '2030-06-04')).toMatchObject({
    waited: { count: 0, previous: 3 },
    filled: { count: 0, previous: 1 },
  });
});

it('a studio in which nothing was moved and nobody waited has no such figures (REP-025)', async () => {
  await fill();
  expect(await changesOf('2030-06-01', '2030-06-30')).toBeNull();
});

it('a session that the studio moves counts as such, on the day on which it is moved; other changes do not (REP-025)', async () => {
  const [id] = [...(await fill()).values()];
  expect((await edit(id as string, { notes: 'Mit Hund' })).status).toBe(200);
  expect(await changesOf('2030-06-03', '2030-06-03')).toBeNull();
  expect((await edit(id as string, { start: '2030-06-06T09:00:00', end: '2030-06-06T10:00:00' })).status).toBe(200);
  expect(await changesOf('2030-06-03', '2030-06-03')).toMatchObject({
    moved_by_customers: { count: 0 },
    moved_by_studio: { count: 1 },
  });
  expect(await changesOf('2030-06-10', '2030-06-11')).toBeNull();
});
