import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { SlotView } from '#features/availability/contract.ts';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { onceFree } from '#features/booking/server/testing/moving-studio.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, ids, take, born, choose, call } = birthStudio();

/** Tuesdays from 10 to 13 o'clock, until three days before. */
const kept_hours = { opens_days_before: 3, weekly: [{ weekday: 2, from: '10:00', until: '13:00' }] };
const tuesday = '2030-03-12';

const admin = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
  const answer = await studio().adminCall(method, path, body);
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const addRoom = async (name: string): Promise<string> =>
  (await admin('POST', '/api/admin/resources', { kind: 'room', name_de: name })).id;

/** The room that a service for newborns with one photographer needs, another one, and a portrait by others in either. */
const withRooms = async () => {
  studio().setNow('2030-02-20T08:00');
  const [room, other] = [await addRoom('Studio 1'), await addRoom('Studio 2')];
  await admin('PUT', `/api/admin/services/${ids.service}`, {
    kept_hours,
    needs: [{ resource_ids: [room] }],
  });
  await admin('PUT', `/api/admin/services/${ids.service}/special-settings`, {
    assigned_photographers: [ids.photographer],
  });
  const portrait = await studio().addService();
  await admin('PUT', `/api/admin/services/${portrait}`, { needs: [{ resource_ids: [room, other] }] });
  return { room, other, portrait, photographer: await studio().addPhotographer() };
};
type Rooms = Awaited<ReturnType<typeof withRooms>>;

const listed = async ({ portrait, photographer }: Rooms, date = tuesday): Promise<string[]> => {
  const path = `/api/availability?service_id=${portrait}&photographer_id=${photographer}&date=${date}`;
  return (await call('GET', path)).body.slots.map(({ start }: SlotView) => start.slice(11, 16));
};
const book = ({ portrait, photographer }: Rooms, time: string, more: object = {}) =>
  call('POST', '/api/bookings', {
    service_id: portrait,
    photographer_id: photographer,
    location_id: 'company',
    start: `${tuesday}T${time}:00`,
    customer,
    ...more,
  });
const roomsOf = async (booking: string): Promise<string[]> => {
  const { rows } = await sql<{ resource_id: string }>`
    SELECT lane.resource_id FROM occupied_time AS own JOIN lane ON lane.id = ANY(own.uses)
    WHERE own.id = ${booking} AND lane.resource_id <> own.photographer_id`.execute(db());
  return rows.map(({ resource_id }) => resource_id);
};

afterEach(async () => {
  await sql`UPDATE service SET kept_hours = NULL`.execute(db());
});

describe('the room of a service that keeps hours for births', () => {
  it('is kept with them: other sessions get another room, or nothing, and the family finds it free (BABY-03)', async () => {
    const rooms = await withRooms();
    const booked = await book(rooms, '11:00');
    expect(booked.status).toBe(201);
    expect(await roomsOf(booked.body.booking_id)).toEqual([rooms.other]);
    const second = { ...rooms, photographer: await studio().addPhotographer() };
    expect(await listed(second)).not.toContain('11:00');
    const refused = await book(second, '11:00');
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    const place = await take(1, { due_on: '2030-03-05' });
    studio().setNow('2030-03-06T08:00');
    await born(place, '2030-03-05');
    expect((await choose(place, `${tuesday}T10:00:00+01:00`)).body).toMatchObject({ state: 'booked' });
    expect(await roomsOf(place.booking_id)).toEqual([rooms.room]);
  });

  it('opens with them, and is never kept from the studio (BABY-03)', async () => {
    const rooms = await withRooms();
    await admin('PUT', `/api/admin/services/${rooms.portrait}`, { needs: [{ resource_ids: [rooms.room] }] });
    expect(await listed(rooms)).not.toContain('11:00');
    const byStudio = await admin('POST', '/api/admin/bookings', {
      service_id: rooms.portrait,
      photographer_id: rooms.photographer,
      customer_name: 'Anna',
      customer_email: 'anna@example.de',
      customer_phone: '+49 170 1234567',
      send_notifications: false,
      start: '2030-03-19T11:00:00',
    });
    expect(await roomsOf(byStudio.booking_id ?? byStudio.id)).toEqual([rooms.room]);
    studio().setNow('2030-03-09T00:00');
    expect(await listed(rooms)).toContain('11:00');
    expect((await book(rooms, '11:00')).status).toBe(201);
  });

  it('is another one while it is not in use (BABY-03)', async () => {
    const rooms = await withRooms();
    await admin('PUT', `/api/admin/services/${ids.service}`, { needs: [{ resource_ids: [rooms.room, rooms.other] }] });
    expect(await listed(rooms)).toContain('11:00');
    await admin('PATCH', `/api/admin/resources/${rooms.room}`, { active: false });
    expect(await listed(rooms)).not.toContain('11:00');
  });

  it('is taken by none of 24 customers at once, while one of them gets the other room (BABY-03)', async () => {
    const rooms = await withRooms();
    const photographers: string[] = [];
    for (let i = 0; i < 24; i++) photographers.push(await studio().addPhotographer());
    const answers = await Promise.all(
      photographers.map((photographer, i) =>
        book({ ...rooms, photographer }, '11:00', { customer: { ...customer, email: `k${i}@example.de` } }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    expect(await roomsOf(winners[0]?.body.booking_id)).toEqual([rooms.other]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(23);
  });

  it('is not taken by a session that its customer moves (BABY-03)', async () => {
    const rooms = await withRooms();
    await admin('PUT', '/api/admin/calendar/settings', { move_rules: onceFree });
    const { booking_id, cancel_token } = (await book(rooms, '15:00')).body;
    expect(await roomsOf(booking_id)).toEqual([rooms.room]);
    const path = `/api/bookings/${booking_id}/move?token=${cancel_token}`;
    const moved = await call('POST', path, { start: `${tuesday}T11:00:00+01:00` });
    expect([moved.status, moved.body]).toMatchObject([200, {}]);
    expect(await roomsOf(booking_id)).toEqual([rooms.other]);
  });

  it('keeps its photographer as the second person of another session, too (BABY-03)', async () => {
    const rooms = await withRooms();
    await admin('PUT', `/api/admin/services/${rooms.portrait}`, { needs: [{ resource_ids: [ids.photographer] }] });
    const free = await listed(rooms);
    expect(free).not.toContain('11:00');
    expect(free).toContain('15:00');
    const query = `service_id=${rooms.portrait}&photographer_id=${rooms.photographer}&start=${tuesday}T11:00:00`;
    const explained = async () => (await studio().adminCall('GET', `/api/admin/availability/explain?${query}`)).body;
    const asSecond = { reason: 'kept_for_births', blocks: ['public'], resource: { id: ids.photographer } };
    expect(await explained()).toMatchObject({ free_for: ['staff', 'internal'], reasons: [asSecond] });
    // Without a list it is a service of every photographer.
    await admin('PUT', `/api/admin/services/${ids.service}/special-settings`, { assigned_photographers: [] });
    expect((await explained()).reasons).toMatchObject([{ reason: 'kept_for_births', resource: null }, asSecond]);
  });
});
