import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';

const { studio, book, cancel, addRoom, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const occupancy = async (from: string, to: string) =>
  (await admin('GET', `/api/admin/reports/charts?date_from=${from}&date_to=${to}`)).body.resource_occupancy;
/** The minutes that the studio is open on a day: those of a photographer without time off. */
const openOn = async (date: string): Promise<number> =>
  (await admin('GET', `/api/admin/reports/charts?date_from=${date}&date_to=${date}`)).body.occupancy[0].offered_minutes;
const addedBefore = () => sql`UPDATE resource SET created_at = '2029-01-01'`.execute(studio().database.db);
const [tuesday, wednesday] = ['2030-06-04', '2030-06-05'];

it('the occupancy of a resource adds up its units without time off, and counts sessions outside of the offered time separately (PLAN-06)', async () => {
  await sql`UPDATE photographer SET created_at = '2029-01-01'`.execute(studio().database.db);
  const set = await addRoom('Hintergrund', { kind: 'set', units: 2, name_ru: 'Фон' });
  const room = await addRoom('Studio 1');
  await addedBefore();
  const second = await studio().addPhotographer();
  await need([set]);
  await book(`${tuesday}T10:00:00`);
  await book(`${tuesday}T10:00:00`, { photographer_id: second });
  await cancel((await book(`${tuesday}T14:00:00`)).booking_id);
  const open = await openOn(tuesday);
  expect(open).toBeGreaterThan(0);
  const rowOf = (offered_minutes: number, booked_minutes: number, outside_minutes = 0) => ({
    offered_minutes,
    booked_minutes,
    outside_minutes,
  });
  const [ofSet, ofRoom] = [
    { id: set, kind: 'set', name_de: 'Hintergrund', name_ru: 'Фон' },
    { id: room, kind: 'room', name_de: 'Studio 1', name_ru: null },
  ];
  expect(await occupancy(tuesday, tuesday)).toEqual([
    { ...ofSet, ...rowOf(2 * open, 120) },
    { ...ofRoom, ...rowOf(open, 0) },
  ]);
  const off = { resource_id: set, start: `${tuesday}T00:00`, end: `${tuesday}T10:30` };
  expect((await admin('POST', '/api/admin/resource-timeoff', off)).status).toBe(201);
  const [{ offered_minutes, booked_minutes, outside_minutes }] = await occupancy(tuesday, tuesday);
  expect(offered_minutes).toBeLessThan(2 * open);
  expect([booked_minutes, outside_minutes]).toEqual([60, 60]);
});

it('a resource counts from its first day, a removed unit until it was removed, an inactive or deleted resource not at all (PLAN-06)', async () => {
  await need();
  const [late, fewer, inactive, deleted] = await Promise.all(
    ['Neu', 'Weniger', 'Aus', 'Weg'].map((name) => addRoom(name, { units: 2 })),
  );
  await addedBefore();
  await sql`UPDATE resource SET created_at = '2030-06-05T08:00Z' WHERE id = ${late}`.execute(studio().database.db);
  studio().setNow(`${wednesday}T00:00`);
  await admin('PATCH', `/api/admin/resources/${fewer}`, { units: 1 });
  await admin('PATCH', `/api/admin/resources/${inactive}`, { active: false });
  await admin('DELETE', `/api/admin/resources/${deleted}`);
  const minutes = async (date: string) =>
    Object.fromEntries(
      (await occupancy(date, date)).map((one: { name_de: string; offered_minutes: number }) => [
        one.name_de,
        one.offered_minutes,
      ]),
    );
  const [before, after] = [await openOn(tuesday), await openOn(wednesday)];
  expect(await minutes(tuesday)).toMatchObject({ Neu: 0, Weniger: 2 * before });
  expect(await minutes(wednesday)).toMatchObject({ Neu: 2 * after, Weniger: after });
  expect(Object.keys(await minutes(wednesday))).not.toEqual(expect.arrayContaining(['Aus']));
  expect(Object.keys(await minutes(wednesday))).not.toEqual(expect.arrayContaining(['Weg']));
});
