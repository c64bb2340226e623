import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';

const { studio, photographer, service, book, cancel, addRoom, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const path = (id: string, of = 'resources') => `/api/admin/${of}/${id}/calendar-feed`;
const turnOn = async (id: string): Promise<string> => (await admin('POST', path(id))).body.address;
const read = (address: string, headers = {}) =>
  studio().call('GET', address.replace('http://localhost:3000', ''), undefined, headers);
const summaries = async (address: string, language = 'de') =>
  readCalendar((await read(address, { 'accept-language': language })).body).events.map((one) => one['SUMMARY']);
const audit = async () => {
  const { rows } = await sql<{ details: object }>`
    SELECT details FROM audit_entry WHERE action LIKE 'calendar_feed.%'`.execute(studio().database.db);
  return rows.map(({ details }) => details);
};

it('the feed of a room contains the sessions in any of its units and its time off, in the language of the reader (PLAN-06)', async () => {
  const room = await addRoom('Studio 1', { units: 2, name_ru: 'Студия 1' });
  const other = await addRoom('Studio 2');
  const second = await studio().addPhotographer();
  await need([room]);
  await book('2030-06-04T10:00:00');
  const { booking_id } = await book('2030-06-04T10:00:00', { photographer_id: second });
  await admin('POST', '/api/admin/resource-timeoff', {
    resource_id: room,
    start: '2030-06-06T00:00',
    end: '2030-06-07T00:00',
    reason: 'Maler',
  });
  await admin('POST', '/api/admin/timeoff', {
    photographer_id: photographer(),
    start: '2030-06-08T00:00',
    end: '2030-06-09T00:00',
  });
  const [address, empty] = [await turnOn(room), await turnOn(other)];
  const session = expect.stringMatching(/^Porträt - /);
  expect(await summaries(address)).toEqual([session, session, 'Nicht verfügbar - Studio 1']);
  expect(await summaries(address, 'ru')).toEqual([session, session, 'Недоступно - Студия 1']);
  expect(readCalendar((await read(address, { 'accept-language': 'ru' })).body).properties).toMatchObject({
    'X-WR-CALNAME': 'Студия 1',
  });
  expect(readCalendar((await read(address)).body).events[2]).toMatchObject({ DESCRIPTION: 'Maler' });
  expect(await summaries(empty)).toEqual([]);
  await cancel(booking_id);
  expect(await summaries(address)).toEqual([session, 'Nicht verfügbar - Studio 1']);
});

it('the URL of a room is replaced and switched off, and works only while the room is active (PLAN-06)', async () => {
  const room = await addRoom('Studio 1');
  expect((await admin('GET', path(room))).body).toEqual({ created_at: null, address: null, last_read_at: null });
  const first = await turnOn(room);
  const second = await turnOn(room);
  expect((await admin('GET', path(room))).body.address).toBe(second);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await admin('PATCH', `/api/admin/resources/${room}`, { active: false });
  expect((await read(second)).status).toBe(404);
  await admin('PATCH', `/api/admin/resources/${room}`, { active: true });
  expect((await read(second)).status).toBe(200);
  await admin('DELETE', path(room));
  expect((await read(second)).status).toBe(404);
  const third = await turnOn(room);
  await admin('DELETE', `/api/admin/resources/${room}`);
  expect((await read(third)).status).toBe(404);
  for (const method of ['GET', 'POST', 'DELETE'] as const) expect((await admin(method, path(room))).status).toBe(404);
  expect(await audit()).toContainEqual({ resource_id: room });
});

it('a photographer has one feed under both paths, and other IDs are unknown under theirs (PLAN-06)', async () => {
  const person = await studio().addPhotographer();
  const room = await addRoom('Studio 3');
  const address = await turnOn(person);
  expect((await admin('GET', path(person, 'photographers'))).body.address).toBe(address);
  expect(await audit()).toContainEqual({ photographer_id: person });
  await admin('DELETE', path(person, 'photographers'));
  expect((await admin('GET', path(person))).body.address).toBeNull();
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await admin(method, path(room, 'photographers'))).status).toBe(404);
    for (const unknown of [service(), 'x']) expect((await admin(method, path(unknown))).status).toBe(404);
    expect((await studio().call(method, path(room))).status).toBe(401);
  }
});
