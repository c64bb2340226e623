import { expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, photographer, book, cancel, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const day = '2030-06-04';
const listed = ({ bookings }: { bookings: { id: string }[] }): string[] => bookings.map(({ id }) => id).toSorted();

it('time off lists the sessions in which the photographer is the second person, as well as their own (PLAN-02, TIME-019)', async () => {
  const helper = await studio().addPhotographer({ name: 'Zenobia Hilfe' });
  const other = await studio().addService({ name: 'Allein' });
  await need([helper]);
  const assisted = (await book(`${day}T09:00`)).booking_id;
  const cancelled = (await book(`${day}T13:00`)).booking_id;
  await cancel(cancelled);
  const own = (await book(`${day}T15:00`, { service_id: other, photographer_id: helper })).booking_id;
  await book(`${day}T15:00`, { service_id: other });
  await book('2030-06-05T09:00');
  const off = { photographer_id: helper, start: `${day}T08:00`, end: `${day}T20:00` };
  const given = await admin('POST', '/api/admin/timeoff', off);
  expect(given.status).toBe(201);
  expect(listed(given.body)).toEqual([assisted, own].toSorted());
  const changed = await admin('PUT', `/api/admin/timeoff/${given.body.id}`, { end: `${day}T14:00` });
  expect(listed(changed.body)).toEqual([assisted]);
  const ofFirst = { photographer_id: photographer(), start: `${day}T08:00`, end: `${day}T10:00` };
  expect(listed((await admin('POST', '/api/admin/timeoff', ofFirst)).body)).toEqual([assisted]);
});

it('concurrent with their time off a session with a second person is listed or refused (PLAN-02, TIME-019)', async () => {
  for (let round = 0; round < 10; round++) {
    const helper = await studio().addPhotographer({ name: 'Zenobia Hilfe' });
    const first = await studio().addPhotographer();
    await need([helper]);
    const requested = { photographer_id: first, start: `${day}T09:00:00` };
    const [session, off] = await Promise.all([
      book(requested.start, { photographer_id: first }).catch(() => undefined),
      admin('POST', '/api/admin/timeoff', { photographer_id: helper, start: `${day}T08:00`, end: `${day}T20:00` }),
    ]);
    expect(listed(off.body)).toEqual(session ? [session.booking_id] : []);
  }
});
