import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { lockLanes, lockResourceWithLanes } from './api.ts';

const studio = testStudio();
const db = () => studio().context.db;
const path = '/api/admin/resources';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const add = async (more: object = {}): Promise<string> =>
  (await admin('POST', path, { kind: 'room', name_de: 'Studio 1', ...more })).body.id;
const openUnits = async (id: string): Promise<number[]> =>
  (
    await sql<{ unit: number }>`
      SELECT unit FROM lane WHERE resource_id = ${id} AND retired_at IS NULL ORDER BY unit`.execute(db())
  ).rows.map(({ unit }) => unit);

describe('a change of a resource', () => {
  it('leaves an audit entry that names the administrator and what changed (PLAN-01)', async () => {
    const id = await add();
    await admin('PATCH', `${path}/${id}`, { name_ru: 'Зал', units: 2 });
    await admin('PUT', `${path}/reorder`, { resource_ids: [id.toUpperCase()] });
    await admin('DELETE', `${path}/${id}`);
    const { rows } = await sql`
      SELECT action, details FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE action LIKE 'resource.%' ORDER BY a.id`.execute(db());
    expect(rows).toEqual([
      { action: 'resource.created', details: { resource_id: id } },
      { action: 'resource.changed', details: { resource_id: id, name_ru: 'Зал', units: 2 } },
      { action: 'resource.reordered', details: { resource_ids: [id] } },
      { action: 'resource.deleted', details: { resource_id: id } },
    ]);
  });

  it('keeps the units if they are absent, and is applied to any version if none is sent (PLAN-01)', async () => {
    const id = await add({ units: 3 });
    await admin('PATCH', `${path}/${id}`, { units: 2 });
    const renamed = await admin('PATCH', `${path}/${id}`, { name_de: 'Studio 2', version: null });
    expect(renamed.body).toMatchObject({ name_de: 'Studio 2', units: 2, version: 3 });
    expect(await openUnits(id)).toEqual([1, 2]);
    expect((await admin('PATCH', `${path}/${id}`, { units: 3 })).body).toMatchObject({ name_de: 'Studio 2', units: 3 });
    expect(await openUnits(id)).toEqual([1, 2, 3]);
  });

  it('places a new resource last, and sets and removes its daily limit (PLAN-01, PLAN-13)', async () => {
    const [first, last] = [await add({ position: 40 }), await add({ daily_limit: 5 })];
    expect((await admin('GET', `${path}/${first}`)).body).toMatchObject({ position: 40, daily_limit: null });
    expect((await admin('GET', `${path}/${last}`)).body).toMatchObject({ position: 41, daily_limit: 5 });
    expect((await admin('PATCH', `${path}/${last}`, { daily_limit: null })).body).toMatchObject({ daily_limit: null });
  });

  it('of the order reports the id that is unknown or repeated (PLAN-01)', async () => {
    const id = await add();
    const refused = async (...ids: string[]) =>
      (await admin('PUT', `${path}/reorder`, { resource_ids: ids })).body.detail;
    expect(await refused(id, randomUUID())).toEqual([
      { loc: ['body', 'resource_ids', 1], msg: 'no such resource', type: 'unknown' },
    ]);
    expect(await refused(id, id)).toEqual([
      { loc: ['body', 'resource_ids', 1], msg: 'occurs twice', type: 'repeated' },
    ]);
  });
});

describe('resources whose lanes are locked for a move', () => {
  it('block another move of the same lanes, but not of other lanes (PLAN-04)', async () => {
    const [one, other] = [await add({ units: 2 }), await add()];
    const move = (...ids: string[]) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`SET LOCAL lock_timeout = '50ms'`.execute(trx);
          await lockLanes(trx, ids);
        });
    await db()
      .transaction()
      .execute(async (trx) => {
        await lockLanes(trx, [one]);
        await expect(move(other, one)).rejects.toMatchObject({ code: '55P03' });
        await move(other);
        await move();
      });
    await move(one, other);
  });
});

describe('a resource that is locked for a change', () => {
  const book = (photographer: string, lane: number) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL lock_timeout = '50ms'`.execute(trx);
        await sql`
          INSERT INTO occupied_time (id, photographer_id, uses, during, guarded)
          SELECT gen_random_uuid(), ${photographer}::uuid, ARRAY[${lane}::int], span, span
          FROM (SELECT tstzrange('2030-06-05T10:00Z', '2030-06-05T11:00Z') AS span) AS time`.execute(trx);
      });

  it('blocks sessions from its lanes until the change is committed (PLAN-40)', async () => {
    const [id, photographer] = [await add({ units: 2 }), await studio().addPhotographer()];
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM lane WHERE resource_id = ${id} ORDER BY unit DESC`.execute(db());
    const lane = rows[0]?.id ?? 0;
    await db()
      .transaction()
      .execute(async (trx) => {
        expect(await lockResourceWithLanes(trx, id, studio().context.now())).toBe(true);
        await expect(book(photographer, lane)).rejects.toMatchObject({ code: '55P03' });
      });
    await book(photographer, lane);
  });

  it('must exist (PLAN-40)', async () => {
    const id = await add();
    await admin('DELETE', `${path}/${id}`);
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const gone of [id, randomUUID(), await studio().addPhotographer()]) {
          expect(await lockResourceWithLanes(trx, gone, studio().context.now())).toBe(false);
        }
      });
  });
});
