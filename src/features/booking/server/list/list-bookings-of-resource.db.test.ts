import { expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, book, cancel, edit, addRoom, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const listed = async (query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await admin('GET', `/api/admin/bookings?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.map(({ id }: { id: string }) => id).toSorted();
};

it('the list of bookings is filtered and searched by the resources of the sessions (PLAN-06)', async () => {
  const [red, blue] = [await addRoom('Rotes Atelier', { name_ru: 'Красный зал' }), await addRoom('Blaues Atelier')];
  const other = await studio().addService({ name: 'Ohne Raum' });
  await need([red]);
  const inRed = (await book('2030-06-04T09:00')).booking_id;
  const cancelled = (await book('2030-06-04T13:00')).booking_id;
  await cancel(cancelled);
  await need([blue]);
  const inBlue = (await book('2030-06-05T09:00')).booking_id;
  const without = (await book('2030-06-06T09:00', { service_id: other })).booking_id;
  expect(await listed({ resource_id: red })).toEqual([inRed]);
  expect(await listed({ resource_id: blue })).toEqual([inBlue]);
  expect(await listed({ resource_id: blue, date_to: '2030-06-04' })).toEqual([]);
  expect(await listed({ search: 'ROTES atel' })).toEqual([inRed]);
  expect(await listed({ search: 'красный' })).toEqual([inRed]);
  expect(await listed({ search: 'atelier' })).toEqual([inRed, inBlue].toSorted());
  expect(await listed({ search: '%' })).not.toContain(without);
  expect(await listed({ search: 'Ohne Raum' })).toEqual([without]);
  expect(await listed({ resource_id: photographer() })).toEqual([inRed, inBlue, without].toSorted());
  expect((await edit(inBlue, { service_id: other })).status).toBe(200);
  expect(await listed({ resource_id: blue })).toEqual([]);
});

it('a second person is a resource as well; an unknown one has no sessions (PLAN-06)', async () => {
  const helper = await studio().addPhotographer({ name: 'Zenobia Hilfe' });
  await need([helper]);
  const { booking_id } = await book('2030-06-04T09:00');
  expect(await listed({ resource_id: helper })).toEqual([booking_id]);
  expect(await listed({ search: 'zenobia' })).toEqual([booking_id]);
  for (const resource_id of ['nope', service()]) expect(await listed({ resource_id })).toEqual([]);
});
