import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '#shared/contract/problem.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { Context } from '#shared/server/context.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createPublicBooking } from '../create/create-booking.ts';
import { customer } from '../testing/bookable-studio.ts';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio, service, photographer, attempt, book, edit, read, cancel, slots, addRoom, need } = studioWithRooms();
const db = () => studio().database.db;
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const [tuesday, wednesday] = ['2030-06-04', '2030-06-05'];

const limitService = async (daily_limit: number | null, id = service()) =>
  expect((await admin('PUT', `/api/admin/services/${id}`, { daily_limit })).body).toMatchObject({ daily_limit });
const limitPhotographer = async (daily_limit: number | null) =>
  expect((await admin('PUT', `/api/admin/photographers/${photographer()}`, { daily_limit })).body).toMatchObject({
    daily_limit,
  });
const explain = async (start: string, more: Record<string, string> = {}) => {
  const who = { photographer_id: photographer(), service_id: service(), start, ...more };
  return (await admin('GET', `/api/admin/availability/explain?${new URLSearchParams(who)}`)).body;
};
const month = async () => {
  const who = `service_id=${service()}&photographer_id=${photographer()}&month=2030-06`;
  const { days } = (await studio().call('GET', `/api/availability/month?${who}`)).body;
  return days.map(({ date }: { date: string }) => date);
};
const statusOf = async (start: string, more: object = {}) => (await attempt(start, more)).status;

let boris = '';
let other = '';
beforeEach(async () => {
  boris = await studio().addPhotographer();
  other = await studio().addService({ name: 'Passbild' });
});

describe('a daily limit', () => {
  it('of a service counts its sessions of one Berlin day with all photographers (PLAN-13)', async () => {
    await limitService(2);
    await book(`${tuesday}T09:00`);
    await book(`${tuesday}T09:00`, { photographer_id: boris });
    expect(await slots(tuesday)).toEqual([]);
    expect(await month()).not.toContain(tuesday);
    expect(await month()).toContain(wednesday);
    expect(await attempt(`${tuesday}T15:00`)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(await statusOf(`${tuesday}T15:00`, { service_id: other })).toBe(201);
    expect(await statusOf(`${wednesday}T09:00`)).toBe(201);
  });

  it('of a photographer counts every session that claims them, and no others (PLAN-13)', async () => {
    await limitPhotographer(2);
    await book(`${tuesday}T09:00`);
    await book(`${tuesday}T11:00`, { service_id: other });
    expect(await slots(tuesday)).toEqual([]);
    expect(await statusOf(`${tuesday}T15:00`, { service_id: other })).toBe(409);
    expect(await slots(tuesday, boris)).toContain('15:00');
    expect(await statusOf(`${tuesday}T15:00`, { photographer_id: boris })).toBe(201);
  });

  it('of a room with several units counts the sessions in all of them; another room gets the rest (PLAN-13)', async () => {
    const room = await addRoom('Eins', { units: 3, daily_limit: 2 });
    await need([room]);
    await book(`${tuesday}T09:00`);
    await book(`${tuesday}T09:00`, { photographer_id: boris });
    expect(await slots(tuesday)).toEqual([]);
    expect(await statusOf(`${tuesday}T15:00`)).toBe(409);
    const { reasons } = await explain(`${tuesday}T15:00`);
    expect(reasons[0]).toMatchObject({ reason: 'resource_full', resource: { id: room }, blocks: ['public', 'staff'] });
    const second = await addRoom('Zwei');
    await need([room, second]);
    expect(await statusOf(`${tuesday}T15:00`)).toBe(201);
    expect(await slots(wednesday)).toContain('09:00');
  });

  it('has a place again when a session is cancelled or moved to another day (PLAN-13)', async () => {
    await limitService(1);
    const { booking_id: id } = await book(`${tuesday}T09:00`);
    const { version } = await read(id);
    expect((await edit(id, { start: `${wednesday}T09:00`, version })).status).toBe(200);
    expect(await slots(wednesday)).toEqual([]);
    const { booking_id: again } = await book(`${tuesday}T12:00`);
    expect((await edit(id, { start: `${tuesday}T09:00` })).body.code).toBe('slot_taken');
    await cancel(again);
    expect((await edit(id, { start: `${tuesday}T09:00` })).status).toBe(200);
    expect((await edit(again, { status: 'PENDING' })).body.code).toBe('slot_taken');
  });

  it('does not prevent moving a session within its day, even if it was lowered since (PLAN-13)', async () => {
    const { booking_id: id } = await book(`${tuesday}T09:00`);
    await book(`${tuesday}T12:00`);
    await limitService(1);
    expect((await explain(`${tuesday}T15:00`, { except: id })).free_for).toContain('staff');
    expect((await edit(id, { start: `${tuesday}T15:00` })).status).toBe(200);
    expect((await edit(id, { service_id: other })).status).toBe(200);
    expect((await edit(id, { service_id: service() })).body.code).toBe('slot_taken');
  });

  it('applies to the studio as to customers, except for internal appointments, which count (PLAN-13)', async () => {
    await limitService(1);
    const wanted = (more: object) => ({
      photographer_id: photographer(),
      service_id: service(),
      start: `${tuesday}T12:00`,
      customer: { name: 'Anna', email: '', phone: '' },
      ...more,
    });
    const internal = { ignore_working_hours: true };
    expect((await admin('POST', '/api/admin/bookings', wanted(internal))).status).toBe(201);
    expect(await slots(tuesday)).toEqual([]);
    const another = { start: `${tuesday}T15:00` };
    expect((await admin('POST', '/api/admin/bookings', wanted(another))).body.code).toBe('slot_taken');
    expect((await admin('POST', '/api/admin/bookings', wanted({ ...another, ...internal }))).status).toBe(201);
  });

  it('is explained with what has reached it (PLAN-13, PLAN-14)', async () => {
    await limitService(1);
    await book(`${tuesday}T09:00`);
    const blocks = ['public', 'staff'];
    expect(await explain(`${tuesday}T15:00`)).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'service_full', blocks, booking: null, resource: null }],
    });
    await limitService(null);
    expect((await explain(`${tuesday}T15:00`)).reasons).toEqual([]);
    await limitPhotographer(1);
    expect((await explain(`${tuesday}T15:00`)).reasons).toMatchObject([{ reason: 'resource_full', blocks }]);
    const day = new URLSearchParams({ photographer_id: photographer(), service_id: service(), date: tuesday });
    const { reasons } = (await admin('GET', `/api/admin/availability/explain/day?${day}`)).body;
    expect(reasons).toContainEqual(
      expect.objectContaining({ reason: 'resource_full', from: `${tuesday}T00:00:00+02:00` }),
    );
  });

  it('counts all 25 hours of the day of the clock change and no others (PLAN-13)', async () => {
    studio().setNow('2030-10-20T08:00');
    await limitService(1);
    const at = (start: string) => ({ ignore_working_hours: true, start });
    const appointment = (start: string) =>
      admin('POST', '/api/admin/bookings', {
        photographer_id: photographer(),
        service_id: service(),
        customer: { name: 'Anna', email: '', phone: '' },
        ...at(start),
      });
    expect((await appointment('2030-10-26T23:30')).status).toBe(201);
    expect((await appointment('2030-10-28T00:00')).status).toBe(201);
    expect((await explain('2030-10-27T12:00')).reasons).not.toContainEqual(
      expect.objectContaining({ reason: 'service_full' }),
    );
    expect((await appointment('2030-10-27T23:00')).status).toBe(201);
    expect((await explain('2030-10-27T12:00')).reasons).toContainEqual(
      expect.objectContaining({ reason: 'service_full' }),
    );
  });
});

describe('a daily limit under concurrency', () => {
  it('many customers for a service with a limit of 7 get exactly 7 sessions (PLAN-13)', async () => {
    await limitService(7);
    const people = [photographer(), boris];
    while (people.length < 8) people.push(await studio().addPhotographer());
    const requests = Array.from({ length: scaleCount(400) }, (_, i) => ({
      start: `${tuesday}T${String(9 + (i % 8)).padStart(2, '0')}:00`,
      photographer_id: people[Math.floor(i / 8) % people.length],
    }));
    const responses = await Promise.all(
      requests.map(({ start, photographer_id }) => attempt(start, { photographer_id })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(7);
    expect(statuses.filter((status) => status === 409)).toHaveLength(requests.length - 7);
  });

  it('several processes book over several days, and no day and no room gets more than its limit (PLAN-13)', async () => {
    const rooms = [await addRoom('Eins', { units: 2, daily_limit: 3 }), await addRoom('Zwei', { daily_limit: 2 })];
    await need(rooms);
    const people = [photographer(), boris, await studio().addPhotographer()];
    const others = [1, 2].map(() => openDatabase({ connection: studio().database.url, log: silentLog }));
    const contexts = others.map((database) => ({ ...studio().context, db: database.db }));
    const statuses = await Promise.all(
      Array.from({ length: scaleCount(180, 72) }, async (_, i) => {
        const start = `2030-06-${String(4 + (i % 3)).padStart(2, '0')}T${String(9 + (i % 8)).padStart(2, '0')}:00:00`;
        const photographer_id = people[Math.floor(i / 24) % people.length] as string;
        const wanted = { service_id: service(), photographer_id, location_id: 'company' as const, start, customer };
        return createPublicBooking(contexts[i % 2] as Context, wanted, caller).then(
          () => 'booked',
          (problem: unknown) => (problem instanceof Problem ? problem.code : String(problem)),
        );
      }),
    );
    expect([...new Set(statuses)].sort()).toEqual(['booked', 'slot_taken']);
    const { rows } = await sql<{ day: string; name: string; sessions: number }>`
      SELECT starts_at::date::text AS day, name, count(DISTINCT time.id)::int AS sessions
      FROM occupied_time AS time JOIN lane_fact ON lane_fact.id = ANY (time.uses)
      WHERE resource_id = ANY (${rooms}::uuid[]) GROUP BY 1, 2 ORDER BY 1, 2`.execute(db());
    expect(rows.map(({ name, sessions }) => [name, sessions])).toEqual(
      [1, 2, 3].flatMap(() => [
        ['Eins', 3],
        ['Zwei', 2],
      ]),
    );
    await Promise.all(others.map(({ close }) => close()));
  });

  it('a photographer chosen by the studio has not reached their limit, also under concurrency (PLAN-13, PLAN-21)', async () => {
    const mine = await studio().addService({ name: 'Bewerbung' });
    for (const id of [photographer(), boris]) {
      await sql`INSERT INTO service_photographer VALUES (${mine}, ${id})`.execute(db());
    }
    await limitPhotographer(1);
    const times = ['09:00', '11:00', '13:00', '15:00'];
    const responses = await Promise.all(
      [...times, ...times].map((time) => attempt(`2030-06-21T${time}`, { service_id: mine, photographer_id: 'any' })),
    );
    const booked = responses.filter(({ status }) => status === 201).map(({ body }) => body.photographer_id);
    expect(booked.filter((id) => id === photographer())).toHaveLength(1);
    expect(booked.filter((id) => id === boris)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('of a move and a booking only one gets the last place of a day (PLAN-13)', async () => {
    await limitService(1);
    for (const day of ['10', '11', '12', '13', '14']) {
      const { booking_id: id } = await book(`2030-06-${Number(day) + 7}T09:00`);
      const both = await Promise.all([
        edit(id, { start: `2030-06-${day}T09:00` }),
        attempt(`2030-06-${day}T09:00`, { photographer_id: boris }),
      ]);
      expect(both.filter(({ status }) => status === 409)).toHaveLength(1);
    }
  });
});

describe('the field', () => {
  it.each([
    ['a service', () => `/api/admin/services/${service()}`, 'PUT'],
    ['a photographer', () => `/api/admin/photographers/${photographer()}`, 'PUT'],
  ] as const)('of %s is null until it is set, and refused outside 1 to 1000 (PLAN-13)', async (_, path, method) => {
    expect((await admin('GET', path())).body.daily_limit).toBeNull();
    for (const daily_limit of [0, -1, 1001, 1.5, '3']) {
      const { status, body } = await admin(method, path(), { daily_limit });
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'daily_limit']]);
    }
    await admin(method, path(), { daily_limit: 1000 });
    await admin(method, path(), {});
    expect((await admin('GET', path())).body.daily_limit).toBe(1000);
  });

  it('can be given to a new photographer, and is hidden from customers (PLAN-13)', async () => {
    const { body } = await admin('POST', '/api/admin/photographers', { name: 'Clara', daily_limit: 4 });
    expect(body.daily_limit).toBe(4);
    expect((await studio().call('GET', `/api/photographers/${body.id}`)).body).not.toHaveProperty('daily_limit');
  });
});

const caller = { language: 'de', idempotency_key: undefined, administrator: undefined, network: '127.0.0.1' } as const;
