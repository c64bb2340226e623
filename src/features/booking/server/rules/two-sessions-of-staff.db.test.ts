import { beforeEach, expect, it } from 'vitest';
import { studioWithSecondSession } from '../testing/studio-with-second-session.ts';

const { studio, attempt, book, read, edit, change, service, photographer, second, addRoom, need, resourcesOf, cancel } =
  studioWithSecondSession();

beforeEach(() => change({ minutes_before: 5, minutes_after: 15 }));

const day = '2030-06-05';
const at = (time: string): string => `${day}T${time}:00+02:00`;
const both = () => ({ options: [{ id: second(), count: 1 }] });
const customer = { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' };
const changeSecond = (changes: object) => studio().adminCall('PUT', `/api/admin/services/${second()}`, changes);
const timesOf = ({ start, end }: { start: string; end: string }) => [start.slice(11, 16), end.slice(11, 16)];

it('the studio books two sessions, and moving and restoring moves and restores both (PLAN-33)', async () => {
  const order = { service_id: service(), photographer_id: photographer(), start: at('10:00'), customer, ...both() };
  const { status, body } = await studio().adminCall('POST', '/api/admin/bookings', order);
  expect([status, ...timesOf(body)]).toEqual([201, '10:00', '11:50']);
  const moved = await edit(body.id, { start: at('13:00') });
  expect(timesOf(moved.body)).toEqual(['13:00', '14:50']);
  expect(moved.body.items[0]).toMatchObject({ start: at('14:20'), end: at('14:50') });
  expect((await attempt(at('14:30'))).status).toBe(409);
  await cancel(body.id);
  const restored = await edit(body.id, { status: 'PENDING' });
  expect([restored.status, ...timesOf(restored.body)]).toEqual([200, '13:00', '14:50']);
});

it('an edit adds and removes the second session: time, price and name change, and the booked items keep their prices (PLAN-33)', async () => {
  const { booking_id } = await book(at('10:00'));
  const added = await edit(booking_id, both());
  expect([...timesOf(added.body), added.body.service_price]).toEqual(['10:00', '11:50', 170]);
  expect(added.body.service_name).toMatch(/ \+ Passfoto$/);
  await changeSecond({ price_eur: 99, as_second_session: false });
  const kept = await edit(booking_id, { ...both(), notes: 'Rot' });
  expect([kept.status, kept.body.service_price, kept.body.items.length]).toEqual([200, 170, 1]);
  const removed = await edit(booking_id, { options: [] });
  expect([...timesOf(removed.body), removed.body.service_price]).toEqual(['10:00', '11:00', 150]);
  expect([removed.body.service_name, removed.body.items]).toEqual([(await read(booking_id)).service_name, []]);
  expect(removed.body.service_name).not.toContain('Passfoto');
  expect((await edit(booking_id, both())).body.code).toBe('unknown_option');
});

it('an edit to which the second session does not fit is refused and changes nothing (PLAN-33)', async () => {
  const { booking_id } = await book(at('10:00'));
  await book(at('11:30'));
  expect((await edit(booking_id, both())).status).toBe(409);
  expect(await read(booking_id)).toMatchObject({ items: [], service_price: 150, end: at('11:00') });
});

it('another service removes the second session with all items (PLAN-33)', async () => {
  const { booking_id } = await book(at('10:00'), both());
  const { body } = await edit(booking_id, { service_id: second() });
  expect([...timesOf(body), body.service_price, body.service_name]).toEqual(['10:00', '10:30', 20, 'Passfoto']);
  expect(body.items).toEqual([]);
});

it('both sessions have one photographer, who offers both (PLAN-33)', async () => {
  const other = await studio().addPhotographer();
  const assign = (id: string, assigned_photographers: string[]) =>
    studio().adminCall('PUT', `/api/admin/services/${id}/special-settings`, { assigned_photographers });
  await assign(second(), [other]);
  expect((await attempt(at('10:00'), both())).body.code).toBe('unknown_option');
  await assign(service(), [other]);
  const { body } = await attempt(at('10:00'), { ...both(), photographer_id: 'any' });
  expect(body.photographer_id).toBe(other);
  await assign(service(), []);
  const moved = await edit(body.booking_id, { photographer_id: photographer() });
  expect([moved.status, moved.body.code]).toEqual([400, 'not_offered']);
  const { photographers } = (await studio().adminCall('GET', `/api/admin/bookings/${body.booking_id}/alternatives`))
    .body;
  expect(photographers).toEqual([]);
});

it('both sessions use the only room, and the needs of the second one alone are occupied for the whole time (PLAN-33)', async () => {
  const [room, set] = [await addRoom('Studio'), await addRoom('Kulisse')];
  await need([room]);
  await changeSecond({ needs: [{ resource_ids: [room] }, { resource_ids: [set] }] });
  const { booking_id } = await book(at('10:00'), both());
  expect(await resourcesOf(booking_id)).toEqual(expect.arrayContaining(['Studio', 'Kulisse']));
  const other = await studio().addPhotographer();
  expect((await attempt(at('10:30'), { photographer_id: other, service_id: second() })).status).toBe(409);
  const question = {
    photographer_id: other,
    service_id: service(),
    datetime: at('11:00'),
    duration_minutes: 110,
    ...both(),
  };
  const check = (more: object) =>
    studio().adminCall('POST', '/api/admin/bookings/check-availability', { ...question, ...more });
  expect((await check({})).body).toMatchObject({ available: false, reason: 'booked' });
  expect((await check({ datetime: at('14:00') })).body.available).toBe(true);
});

it('before a service is deleted, future bookings with it as their second session count too, each once (PLAN-33)', async () => {
  const upcoming = async (id: string): Promise<number> =>
    (await studio().adminCall('GET', `/api/admin/services/${id}`)).body.upcoming_bookings;
  const before = [await upcoming(service()), await upcoming(second())];
  const { booking_id } = await book(at('10:00'), both());
  expect([await upcoming(service()), await upcoming(second())]).toEqual(before.map((count) => count + 1));
  await changeSecond({ minutes_before: 0 });
  const order = { service_id: second(), photographer_id: photographer(), start: at('15:00'), customer, ...both() };
  expect((await studio().adminCall('POST', '/api/admin/bookings', order)).status).toBe(201);
  expect(await upcoming(second())).toBe((before[1] ?? 0) + 2);
  await cancel(booking_id);
  expect([await upcoming(service()), await upcoming(second())]).toEqual([before[0], (before[1] ?? 0) + 1]);
});
