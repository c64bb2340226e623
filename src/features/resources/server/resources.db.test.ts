import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { at } from '#shared/server/database/database.ts';

const studio = testStudio();
const db = () => studio().context.db;
const path = '/api/admin/resources';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const add = async (more: object = {}) =>
  (await admin('POST', path, { kind: 'room', name_de: 'Studio 1', ...more })).body;
const lanesOf = async (id: string) =>
  (
    await sql<{ id: number; unit: number; retired: boolean }>`
      SELECT id, unit, retired_at IS NOT NULL AS retired FROM lane WHERE resource_id = ${id} ORDER BY unit`.execute(
      db(),
    )
  ).rows;

/** Inserts a session of an hour that uses a lane, as the booking statement does. */
const use = async (lane: number | undefined, start: string) => {
  const from = at(Date.parse(start));
  const { rows } = await sql`
    INSERT INTO occupied_time (id, photographer_id, uses, during, guarded)
    SELECT gen_random_uuid(), ${await studio().addPhotographer()}::uuid, ARRAY[${lane}::int], span, span
    FROM (SELECT tstzrange(${from}::timestamptz, ${from}::timestamptz + interval '1 hour') AS span) AS time
    ON CONFLICT DO NOTHING RETURNING id`.execute(db());
  return rows.length === 1;
};

describe('resources', () => {
  it('are added with one lane per unit, and listed in the order of the studio without photographers (PLAN-01)', async () => {
    await studio().addPhotographer();
    const backdrops = await admin('POST', path, { kind: 'set', name_de: 'Hintergrund', name_ru: 'Фон', units: 3 });
    expect(backdrops).toMatchObject({ status: 201 });
    expect(backdrops.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'set',
      name_de: 'Hintergrund',
      name_ru: 'Фон',
      units: 3,
      active: true,
      shown_to_customers: false,
      daily_limit: null,
      position: expect.any(Number),
      version: 1,
      upcoming_sessions: 0,
      needed_by: [],
      needed_by_ids: [],
    });
    expect((await lanesOf(backdrops.body.id)).map(({ unit }) => unit)).toEqual([1, 2, 3]);
    const room = await add({ position: 0, active: false, shown_to_customers: true });
    expect(room).toMatchObject({ position: 0, active: false, shown_to_customers: true, name_ru: null, units: 1 });
    await add();
    const { body: listed } = await admin('GET', path);
    expect(listed.map(({ name_de }: { name_de: string }) => name_de)).toEqual(
      expect.arrayContaining(['Hintergrund', 'Studio 1']),
    );
    expect(listed.map(({ position }: { position: number }) => position)).toEqual(
      listed.map(({ position }: { position: number }) => position).toSorted((a: number, b: number) => a - b),
    );
    expect(listed).toContainEqual(room);
    expect((await admin('GET', `${path}/${room.id}`)).body).toEqual(room);
    const photographers = await sql<{ id: string }>`SELECT id FROM photographer`.execute(db());
    expect((await admin('GET', `${path}/${photographers.rows[0]?.id}`)).status).toBe(404);
  });

  it.each([
    [{ kind: 'photographer' }],
    [{ name_de: ' ' }],
    [{ units: 0 }],
    [{ units: 21 }],
    [{ units: 1.5 }],
    [{ position: -1 }],
  ])('refuses %j', async (wrong) => {
    expect((await admin('POST', path, { kind: 'room', name_de: 'Studio', ...wrong })).status).toBe(422);
  });

  it('change the sent fields only, and not from a stale version (PLAN-01)', async () => {
    const { id } = await add();
    const changed = await admin('PATCH', `${path}/${id}`, { name_ru: 'Студия', active: false, version: 1 });
    expect(changed.body).toMatchObject({ name_de: 'Studio 1', name_ru: 'Студия', active: false, version: 2 });
    const stale = await admin('PATCH', `${path}/${id}`, { name_de: 'Anders', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', resource: changed.body } });
    expect((await admin('GET', `${path}/${id}`)).body).toEqual(changed.body);
    expect((await admin('PATCH', `${path}/${randomUUID()}`, { active: true })).status).toBe(404);
  });

  it('lose units only while no future session uses them, and get the same lanes back (PLAN-01)', async () => {
    const { id } = await add({ units: 3 });
    const lanes = await lanesOf(id);
    expect(await use(lanes[2]?.id, '2030-06-05T10:00Z')).toBe(true);
    const refused = await admin('PATCH', `${path}/${id}`, { units: 1 });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'resource_in_use', detail: 'Cannot be removed: 1 future session uses it', sessions: 1 },
    });
    expect(await lanesOf(id)).toEqual(lanes);
    studio().setNow('2030-06-05T13:00');
    expect((await admin('PATCH', `${path}/${id}`, { units: 1 })).body).toMatchObject({
      units: 1,
      upcoming_sessions: 0,
    });
    expect((await lanesOf(id)).map(({ retired }) => retired)).toEqual([false, true, true]);
    expect(await use(lanes[1]?.id, '2030-06-07T10:00Z')).toBe(false);
    await admin('PATCH', `${path}/${id}`, { units: 3 });
    expect(await lanesOf(id)).toEqual(lanes);
    studio().setNow('2030-06-03T08:00');
  });

  it('are deleted unless future sessions use them or services need them, and past sessions keep their lanes (PLAN-01)', async () => {
    const { id } = await add({ units: 2 });
    const [first, second] = await lanesOf(id);
    await use(first?.id, '2030-06-06T10:00Z');
    await use(second?.id, '2030-06-06T10:00Z');
    expect((await admin('GET', `${path}/${id}`)).body.upcoming_sessions).toBe(2);
    expect(await admin('DELETE', `${path}/${id}`)).toMatchObject({
      status: 400,
      body: { code: 'resource_in_use', detail: 'Cannot be removed: 2 future sessions use it' },
    });
    studio().setNow('2030-06-07T08:00');
    expect(await admin('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      expect((await admin(method, `${path}/${id}`, method === 'PATCH' ? {} : undefined)).status).toBe(404);
    }
    const kept =
      await sql`SELECT FROM occupied_time WHERE uses && ARRAY[${first?.id}::int, ${second?.id}::int]`.execute(db());
    expect(kept.rows).toHaveLength(2);
    studio().setNow('2030-06-03T08:00');
  });

  it('are ordered by a list of ids; an unknown or repeated id changes nothing (PLAN-01)', async () => {
    const order = (ids: readonly string[]) => admin('PUT', `${path}/reorder`, { resource_ids: ids });
    const [a, b, c] = [await add(), await add(), await add()];
    const before: { id: string }[] = (await admin('GET', path)).body;
    const { body } = await order([c.id.toUpperCase(), a.id]);
    const rest = before.map(({ id }) => id).filter((id) => id !== c.id && id !== a.id);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([c.id, a.id, ...rest]);
    expect(body.map(({ position }: { position: number }) => position)).toEqual(body.map((_: unknown, i: number) => i));
    expect((await admin('GET', path)).body).toEqual(body);
    const photographer = await studio().addPhotographer();
    for (const [wrong, place, type] of [
      [[b.id, randomUUID()], 1, 'unknown'],
      [[photographer], 0, 'unknown'],
      [[b.id, a.id, b.id], 2, 'repeated'],
    ] as const) {
      const refused = await order(wrong);
      expect(refused).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'resource_ids', place], type }] },
      });
    }
    expect((await admin('GET', path)).body).toEqual(body);
  });

  it('are deleted or booked, never both, when both happen concurrently (PLAN-01)', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await add();
      const [lane] = await lanesOf(id);
      const sessions = Array.from({ length: 6 }, (_, i) => use(lane?.id, `2030-07-0${round + 1}T1${i}:30Z`));
      const deleted = await admin('DELETE', `${path}/${id}`);
      const taken = (await Promise.all(sessions)).filter(Boolean).length;
      if (deleted.status === 200) expect(taken).toBe(0);
      else expect([deleted.status, taken > 0]).toEqual([400, true]);
    }
  });
});
