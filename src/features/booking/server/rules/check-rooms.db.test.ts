import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, book, edit, addRoom, need } = studioWithRooms();
const check = async (more: object = {}) =>
  studio().adminCall('POST', '/api/admin/bookings/check-availability', {
    photographer_id: photographer(),
    datetime: '2030-06-05T12:00',
    duration_minutes: 60,
    ...more,
  });

it('a time is free for a service only if a room is free, too (PLAN-42)', async () => {
  await need([await addRoom('Studio 1')]);
  const boris = await studio().addPhotographer();
  const { booking_id } = await book('2030-06-05T12:00', { photographer_id: boris });
  const of = { service_id: service() };
  expect((await check()).body).toEqual({ available: true, reason: null });
  expect((await check({ service_id: null })).body).toEqual({ available: true, reason: null });
  expect((await check(of)).body).toEqual({ available: false, reason: 'booked' });
  expect((await check({ ...of, ignore_working_hours: true })).body).toEqual({ available: false, reason: 'booked' });
  expect((await check({ ...of, exclude_booking_id: booking_id })).body).toEqual({ available: true, reason: null });
  expect((await check({ ...of, datetime: '2030-06-05T13:05' })).body).toEqual({ available: false, reason: 'buffer' });
  const other = await book('2030-06-05T15:00');
  for (const hour of ['11:00', '12:00', '13:15', '14:00', '15:30']) {
    const datetime = `2030-06-05T${hour}`;
    const { available } = (await check({ ...of, datetime, exclude_booking_id: other.booking_id })).body;
    const { status } = await edit(other.booking_id, { start: datetime });
    expect({ hour, available }).toEqual({ hour, available: status === 200 });
  }
});

it('an unknown service is 404 (PLAN-42)', async () => {
  for (const service_id of [randomUUID(), 'nope']) expect((await check({ service_id })).status).toBe(404);
});
