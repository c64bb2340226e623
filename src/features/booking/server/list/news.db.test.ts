import { beforeEach, expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, service, photographer, cancel } = bookableStudio();
let cursor: string | undefined;
const ask = async () => {
  const query = cursor === undefined ? '' : `?after=${cursor}`;
  const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/news${query}`);
  expect(status).toBe(200);
  cursor = body.cursor;
  return body;
};
const nothing = { changed: false, new_bookings: 0, bookings: [], more: false };

beforeEach(async () => {
  cursor = undefined;
  await ask();
});

it('reports nothing without changes', async () => {
  expect(await ask()).toMatchObject(nothing);
});

it('reports a booking by a customer once, and that lists have to be loaded again (SRV-93)', async () => {
  const { booking_id } = await book('2030-06-05T09:00');
  expect(await ask()).toMatchObject({
    changed: true,
    new_bookings: 1,
    bookings: [{ id: booking_id, customer_name: 'Änne Müller', start: '2030-06-05T09:00:00+02:00' }],
  });
  expect(await ask()).toMatchObject(nothing);
  // A booking that lost the race has changed nothing.
  expect((await attempt('2030-06-05T09:00')).status).toBe(409);
  expect(await ask()).toMatchObject(nothing);
});

it('reports changes by the studio without a name, and time off', async () => {
  const made = await studio().adminCall('POST', '/api/admin/bookings', {
    service_id: service(),
    photographer_id: photographer(),
    start: '2030-06-05T12:00',
    customer: { name: 'Ben Adler' },
  });
  expect(made.status).toBe(201);
  const changed = { ...nothing, changed: true };
  expect(await ask()).toMatchObject(changed);
  await cancel(made.body.id);
  expect(await ask()).toMatchObject(changed);
  const off = await studio().adminCall('POST', '/api/admin/timeoff', {
    photographer_id: photographer(),
    start: '2030-07-01T00:00',
    end: '2030-07-02T00:00',
  });
  expect(off.status).toBe(201);
  expect(await ask()).toMatchObject(changed);
  await studio().adminCall('DELETE', `/api/admin/bookings/${made.body.id}`);
  expect(await ask()).toMatchObject(changed);
});

it('names the latest of many bookings and counts all; a deleted one has no name', async () => {
  const starts = ['09:00', '11:00', '14:00', '16:00'];
  const days = ['05', '06', '07', '11', '12', '13', '14'];
  const ids = [];
  for (const day of days) {
    for (const start of starts) {
      const customer = { name: 'Änne Müller', email: `a${ids.length}@example.de`, phone: '+49 170 1234567' };
      const { status, body } = await attempt(`2030-06-${day}T${start}`, { customer });
      if (status === 201) ids.push(body.booking_id);
    }
  }
  expect(ids.length).toBeGreaterThan(20);
  await studio().adminCall('DELETE', `/api/admin/bookings/${ids.at(-1)}`);
  const { new_bookings, bookings } = await ask();
  expect(new_bookings).toBe(ids.length);
  expect(bookings.map(({ id }: { id: string }) => id)).toEqual(ids.slice(-20, -1));
});

it('starts with the time the page was loaded: a booking made before the first request is reported', async () => {
  const news = async (query: string) => (await studio().adminCall('GET', `/api/admin/bookings/news${query}`)).body;
  studio().setNow('2030-06-03T09:00');
  const { booking_id } = await book('2030-06-18T09:00');
  studio().setNow('2030-06-03T09:00:05');
  const first = await news('?within=5000');
  expect(first).toMatchObject({ changed: true, new_bookings: 1, bookings: [{ id: booking_id }], more: false });
  expect(await news(`?after=${first.cursor}`)).toMatchObject(nothing);
  // The page was loaded later, or the request does not say when.
  expect(await news('?within=4999')).toMatchObject(nothing);
  expect(await news('')).toMatchObject(nothing);
  for (const within of ['-1', '1.5', 'x', '604800001'])
    expect((await studio().adminCall('GET', `/api/admin/bookings/news?within=${within}`)).status).toBe(422);
});

it('reports closed dates and settings', async () => {
  const closed = await studio().adminCall('POST', '/api/admin/calendar/exceptions', {
    date: '2030-07-03',
    name: 'Umzug',
    is_working: false,
  });
  expect(closed.status).toBe(201);
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  await studio().adminCall('DELETE', `/api/admin/calendar/exceptions/${closed.body.id}`);
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  await studio().adminCall('PUT', '/api/admin/calendar/settings', { advance_booking_days: 31 });
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  await studio().adminCall('PUT', '/api/admin/calendar/settings', { advance_booking_days: 30 });
});

it('reports rooms and own hours (PLAN-08, PLAN-43)', async () => {
  const room = await studio().adminCall('POST', '/api/admin/resources', { kind: 'room', name_de: 'Eins' });
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  const path = `/api/admin/resources/${room.body.id}`;
  await studio().adminCall('PUT', `${path}/hours`, { exceptions: [{ date: '2030-07-03', blocks: [] }] });
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  await studio().adminCall('DELETE', path);
  expect(await ask()).toMatchObject({ ...nothing, changed: true });
  expect(await ask()).toMatchObject({ ...nothing, changed: false });
});

it('refuses an invalid cursor, and requests without a sign-in', async () => {
  const { body } = await studio().adminCall('GET', '/api/admin/bookings/news?after=x');
  expect(body).toMatchObject({ ...nothing, changed: true, cursor });
  expect((await studio().adminCall('GET', `/api/admin/bookings/news?after=${'9'.repeat(2001)}`)).status).toBe(422);
  expect((await studio().call('GET', '/api/admin/bookings/news')).status).toBe(401);
});
