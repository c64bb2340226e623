import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { at } from '#shared/server/database/database.ts';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, attempt, book, edit, read, slots, addRoom, need } = studioWithRooms();
const db = () => studio().database.db;
const tuesday = '2030-06-04';

/** Sets what sessions of a service need before and after. */
const around = async (minutes_before: number, minutes_after: number, id = service()) => {
  const change = { minutes_before, minutes_after };
  const { status, body } = await studio().adminCall('PUT', `/api/admin/services/${id}`, change);
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
  return body;
};
const explain = async (start: string, more: Record<string, string> = {}) => {
  const who = { photographer_id: photographer(), service_id: service(), start: `${tuesday}T${start}`, ...more };
  return (await studio().adminCall('GET', `/api/admin/availability/explain?${new URLSearchParams(who)}`)).body;
};
const statusOf = async (time: string, more: object = {}) => (await attempt(`${tuesday}T${time}`, more)).status;

/** A service that needs nothing before or after. */
let plain = '';
beforeEach(async () => {
  plain = await studio().addService({ name: 'Passbild', duration_min: 30 });
});

describe('minutes before and after a session', () => {
  it('are kept between two sessions, whichever was booked first (PLAN-11)', async () => {
    await around(30, 60);
    await book(`${tuesday}T12:00`);
    expect(await statusOf('13:59', { service_id: plain })).toBe(409);
    expect(await statusOf('14:00', { service_id: plain })).toBe(201);
    expect(await statusOf('11:01', { service_id: plain })).toBe(409);
    expect(await statusOf('11:00', { service_id: plain })).toBe(201);
    expect(await statusOf('14:59')).toBe(409);
    expect(await statusOf('15:00')).toBe(201);
  });

  it('are not added to each other or to the buffer: the longest counts (PLAN-11)', async () => {
    await around(45, 30);
    await book(`${tuesday}T12:00`);
    expect(await statusOf('13:44')).toBe(409);
    expect(await statusOf('13:45')).toBe(201);
    await around(5, 10);
    await book(`${tuesday}T16:00`);
    expect(await statusOf('17:14', { service_id: plain })).toBe(409);
    expect(await statusOf('17:15', { service_id: plain })).toBe(201);
  });

  it('determine which times are offered, including the first time after a session (PLAN-11)', async () => {
    await book(`${tuesday}T12:00`, { service_id: plain });
    expect(await slots(tuesday)).toContain('13:00');
    await around(45, 70);
    const offered = await slots(tuesday);
    expect(offered).not.toContain('11:00');
    expect(offered).not.toContain('10:00');
    expect(offered).not.toContain('13:00');
    expect(offered).toContain('13:15');
    for (const time of offered) expect((await explain(time)).free_for).toContain('public');
  });

  it('are explained as a missing gap to the session, and do not bind internal appointments (PLAN-11, PLAN-14)', async () => {
    await around(60, 0);
    const { booking_id: id } = await book(`${tuesday}T12:00`);
    const asked = { service_id: plain };
    expect(await explain('11:00', asked)).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'buffer', booking: { id }, blocks: ['public', 'staff'] }],
    });
    expect((await explain('10:30', asked)).free_for).toContain('public');
    const internal = { ignore_working_hours: true, service_id: plain, photographer_id: photographer() };
    const wanted = { ...internal, start: `${tuesday}T11:15`, customer: { name: 'Anna', email: '', phone: '' } };
    expect((await studio().adminCall('POST', '/api/admin/bookings', wanted)).status).toBe(201);
  });

  it('of a booking stay as they were when it was booked, also when it is moved (PLAN-11)', async () => {
    await around(0, 60);
    const { booking_id: id } = await book(`${tuesday}T10:00`);
    await around(0, 0);
    expect(await statusOf('11:59', { service_id: plain })).toBe(409);
    const { version } = await read(id);
    expect((await edit(id, { start: `${tuesday}T14:00`, version })).status).toBe(200);
    expect(await statusOf('15:59', { service_id: plain })).toBe(409);
    expect(await statusOf('16:00', { service_id: plain })).toBe(201);
    const moved = await explain('15:00', { except: id });
    expect(moved).toMatchObject({ free_for: ['internal'], reasons: [{ reason: 'buffer' }] });
    const question = { photographer_id: photographer(), datetime: `${tuesday}T15:00`, duration_minutes: 60 };
    const check = (more: object) =>
      studio().adminCall('POST', '/api/admin/bookings/check-availability', { ...question, ...more });
    expect((await check({ exclude_booking_id: id })).body).toEqual({ available: false, reason: 'buffer' });
  });

  it('of another service apply when a booking changes to it (PLAN-11)', async () => {
    await around(30, 60);
    const { booking_id: id } = await book(`${tuesday}T10:00`, { service_id: plain });
    await book(`${tuesday}T12:00`, { service_id: plain });
    const change = async (service_id: string) => (await edit(id, { service_id, end: `${tuesday}T10:30` })).status;
    expect(await change(service())).toBe(200);
    expect(await statusOf('11:15', { service_id: plain })).toBe(409);
    expect(await change(plain)).toBe(200);
    expect(await statusOf('11:15', { service_id: plain })).toBe(201);
    expect(await change(service())).toBe(409);
  });

  it('apply to a room, too, whoever used it before (PLAN-11)', async () => {
    await need([await addRoom('Eins')]);
    await around(0, 90);
    await book(`${tuesday}T10:00`);
    const boris = await studio().addPhotographer();
    expect(await statusOf('12:29', { photographer_id: boris })).toBe(409);
    expect(await statusOf('12:30', { photographer_id: boris })).toBe(201);
  });

  it('are kept by concurrent bookings on both sides of a gap (PLAN-11)', async () => {
    await around(60, 0);
    const days = ['04', '05', '06', '07', '11', '12', '13', '14', '18', '19'];
    for (const day of days) {
      const both = await Promise.all([
        attempt(`2030-06-${day}T10:00`, { service_id: plain }),
        attempt(`2030-06-${day}T11:00`),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    }
  });
});

describe('minutes before in the database', () => {
  const hour = (time: string) => Date.parse(`${tuesday}T${time}:00+02:00`);
  /** Claims an hour without saying anything about minutes before. */
  const claim = (on: ReturnType<typeof db>, time: string) => {
    const [from, to] = [hour(time), hour(time) + 3_600_000];
    return sql<{ id: string }>`
      INSERT INTO occupied_time (id, photographer_id, during, guarded)
      VALUES (${randomUUID()}, ${photographer()}, tstzrange(${at(from)}, ${at(to)}), tstzrange(${at(from)}, ${at(to)}))
      ON CONFLICT DO NOTHING RETURNING id`.execute(on);
  };
  const compared = async () =>
    (await sql<{ keeps: boolean }>`SELECT keeps_time_before AS keeps FROM occupied_time ORDER BY during`.execute(db()))
      .rows;
  beforeEach(async () => {
    await sql`DELETE FROM booking`.execute(db());
    await sql`DELETE FROM occupied_time`.execute(db());
    await sql`DELETE FROM time_before_in_use`.execute(db());
  });

  it('cost nothing until a service needs some, and then apply to all upcoming sessions (PLAN-11)', async () => {
    await claim(db(), '10:00');
    expect(await compared()).toEqual([{ keeps: false }]);
    await around(0, 30);
    await book(`${tuesday}T12:00`);
    expect(await compared()).toEqual([{ keeps: false }, { keeps: false }]);
    await around(30, 0);
    expect(await compared()).toEqual([{ keeps: true }, { keeps: true }]);
    expect((await claim(db(), '16:00')).rows).toHaveLength(1);
    expect((await compared()).at(-1)).toEqual({ keeps: true });
  });

  it('apply to a session that was being written when the first service got some (PLAN-11)', async () => {
    const change = await db()
      .transaction()
      .execute(async (trx) => {
        await claim(trx, '10:00');
        const saving = around(30, 0);
        await expect.poll(waiting).toBe(1);
        return { saving };
      });
    await change.saving;
    expect(await compared()).toEqual([{ keeps: true }]);
  });

  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pg_locks
      WHERE NOT granted AND relation = 'occupied_time'::regclass`.execute(db());
    return rows[0]?.count ?? 0;
  };

  it('of a session are refused if sessions are not compared by them (PLAN-11)', async () => {
    await claim(db(), '10:00');
    await expect(sql`UPDATE occupied_time SET minutes_before = 5`.execute(db())).rejects.toThrow(
      'occupied_time_keeps_own_time_before',
    );
  });
});

describe('minutes before and after in the service', () => {
  it('are none by default, and are kept by a form without the fields (PLAN-11)', async () => {
    const saved = async (id: string) => (await studio().adminCall('GET', `/api/admin/services/${id}`)).body;
    expect(await saved(plain)).toMatchObject({ minutes_before: 0, minutes_after: 0 });
    await around(20, 240, plain);
    await studio().adminCall('PUT', `/api/admin/services/${plain}`, { price_eur: 5 });
    expect(await saved(plain)).toMatchObject({ minutes_before: 20, minutes_after: 240, price_eur: 5 });
  });

  it.each(['minutes_before', 'minutes_after'] as const)('%s is refused outside 0 to 240 (PLAN-11)', async (field) => {
    for (const value of [-1, 241, 1.5, '10', null]) {
      const { status, body } = await studio().adminCall('PUT', `/api/admin/services/${plain}`, { [field]: value });
      expect({ value, status, loc: body.detail[0].loc }).toEqual({ value, status: 422, loc: ['body', field] });
    }
    const broken = sql`UPDATE service SET ${sql.id(field)} = 241 WHERE id = ${plain}`.execute(db());
    await expect(broken).rejects.toThrow(`service_${field}_check`);
  });
});
