import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { at } from '#shared/server/database/database.ts';

const studio = testStudio();
const db = () => studio().context.db;
const noon = Date.parse('2030-06-05T12:00:00+02:00');
const minutes = 60_000;

let anna = '';
let boris = '';
let room = 0;
let backdrop = 0;

/** Adds a resource with one lane and returns the lane. */
const addLane = async (): Promise<number> => {
  const id = randomUUID();
  await sql`INSERT INTO resource (id, kind, name_de) VALUES (${id}, 'room', 'Studio')`.execute(db());
  const { rows } = await sql<{ id: number }>`
    INSERT INTO lane (resource_id, unit) VALUES (${id}, 1) RETURNING id`.execute(db());
  return rows[0]?.id ?? 0;
};
const laneOf = async (photographer: string): Promise<number> =>
  (await sql<{ id: number }>`SELECT id FROM lane WHERE resource_id = ${photographer}`.execute(db())).rows[0]?.id ?? 0;

const lanes = (uses: readonly (number | null)[] | null): RawBuilder<unknown> =>
  uses === null ? sql`NULL` : sql`${`{${uses.map(String).join()}}`}::int[]`;

/** Claims an hour at `start` minutes after noon, like the statement that books; returns the id or nothing. */
const claim = async (photographer: string, uses: readonly (number | null)[] | null, start = 0, buffer = 0) => {
  const [from, to] = [noon + start * minutes, noon + (start + 60) * minutes];
  const { rows } = await sql<{ id: string; uses: number[] }>`
    INSERT INTO occupied_time (id, photographer_id, uses, during, guarded)
    VALUES (${randomUUID()}, ${photographer}, ${lanes(uses)}, tstzrange(${at(from)}, ${at(to)}),
            tstzrange(${at(from)}, ${at(to + buffer * minutes)}))
    ON CONFLICT DO NOTHING RETURNING id, uses`.execute(db());
  return rows[0];
};
const usesOf = async (id: string | undefined): Promise<number[] | undefined> =>
  (await sql<{ uses: number[] }>`SELECT uses FROM occupied_time WHERE id = ${id}`.execute(db())).rows[0]?.uses;

beforeEach(async () => {
  await sql`DELETE FROM occupied_time`.execute(db());
  [anna, boris] = [await studio().addPhotographer(), await studio().addPhotographer()];
  [room, backdrop] = [await addLane(), await addLane()];
});

describe('lanes in the database', () => {
  it('two photographers cannot use one room at the same time, nor within its buffer', async () => {
    const own = [await laneOf(anna), await laneOf(boris)] as [number, number];
    expect(await claim(anna, [own[0], room], 0, 15)).toBeDefined();
    expect(await claim(boris, [own[1], room], 30)).toBeUndefined();
    expect(await claim(boris, [own[1], room], 60)).toBeUndefined();
    expect(await claim(boris, [own[1], backdrop], 30)).toBeDefined();
    expect(await claim(anna, [own[0], room], 75)).toBeDefined();
  });

  it('an internal appointment may lie within the buffer of a room, never within a session there', async () => {
    await claim(anna, [room], 0, 15);
    const internal = async (from: number) => {
      const span = sql`tstzrange(${at(noon + from * minutes)}, ${at(noon + (from + 30) * minutes)})`;
      const { rows } = await sql`
        INSERT INTO occupied_time (id, photographer_id, uses, during, guarded, internal)
        VALUES (${randomUUID()}, ${boris}, ${lanes([room])}, ${span}, ${span}, true)
        ON CONFLICT DO NOTHING RETURNING id`.execute(db());
      return rows.length;
    };
    expect([await internal(59), await internal(-29), await internal(60)]).toEqual([0, 0, 1]);
  });

  it('a plain INSERT of a claimed lane is an exclusion violation', async () => {
    await claim(anna, [room]);
    const plain = sql`
      INSERT INTO occupied_time (id, photographer_id, uses, during, guarded)
      SELECT gen_random_uuid(), ${boris}::uuid, ${lanes([room])}, during, guarded FROM occupied_time`;
    await expect(plain.execute(db())).rejects.toMatchObject({ code: '23P01' });
  });

  it('lanes are stored ascending and distinct, and always include the photographer’s', async () => {
    const own = await laneOf(anna);
    expect((await claim(anna, [backdrop, room, own, room], 0))?.uses).toEqual([own, room, backdrop]);
    expect((await claim(anna, [backdrop], 120))?.uses).toEqual([own, backdrop]);
    const put = (uses: readonly number[]) =>
      sql`UPDATE occupied_time SET uses = ${lanes(uses)} WHERE starts_at = ${at(noon)}`.execute(db());
    await put([room, backdrop, own, own]);
    expect(
      (await sql<{ uses: number[] }>`SELECT uses FROM occupied_time ORDER BY starts_at`.execute(db())).rows,
    ).toEqual([{ uses: [own, room, backdrop] }, { uses: [own, backdrop] }]);
    await sql`ALTER TABLE occupied_time DISABLE TRIGGER occupied_time_claims_lanes`.execute(db());
    const disordered = [[], [room, own], [own, own]].map((uses) => put(uses));
    for (const one of await Promise.allSettled(disordered)) {
      expect(one).toMatchObject({ reason: { code: '23514', constraint: 'occupied_time_lanes_in_order' } });
    }
    await sql`ALTER TABLE occupied_time ENABLE TRIGGER occupied_time_claims_lanes`.execute(db());
  });

  it('an unknown lane is an error, and a retired one is not claimed', async () => {
    await expect(claim(anna, [999_999])).rejects.toMatchObject({ code: '23503' });
    await expect(claim(anna, [null])).rejects.toMatchObject({ code: expect.stringMatching(/^22|^23/) });
    await expect(claim(randomUUID(), null)).rejects.toMatchObject({ code: '23503' });
    await sql`UPDATE lane SET retired_at = now() WHERE id = ${room}`.execute(db());
    expect(await claim(anna, [room])).toBeUndefined();
    const session = await claim(anna, [backdrop]);
    await expect(
      sql`UPDATE occupied_time SET uses = ${lanes([room])} WHERE id = ${session?.id}`.execute(db()),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'retired_lane' });
  });

  it('a lane is never deleted', async () => {
    await expect(sql`DELETE FROM lane WHERE id = ${room}`.execute(db())).rejects.toThrow('retired, never deleted');
  });

  it('a program without lanes claims that of its photographer, and releases the room when it moves a session', async () => {
    const own = [await laneOf(anna), await laneOf(boris)] as [number, number];
    const session = await claim(anna, null);
    expect(session?.uses).toEqual([own[0]]);
    expect(await claim(anna, null, 30)).toBeUndefined();
    await sql`UPDATE occupied_time SET uses = uses || ${room}::int WHERE id = ${session?.id}`.execute(db());
    expect(await usesOf(session?.id)).toEqual([own[0], room]);
    await sql`UPDATE occupied_time SET photographer_id = ${boris} WHERE id = ${session?.id}`.execute(db());
    expect(await usesOf(session?.id)).toEqual([own[1], room]);
    expect(await claim(anna, null)).toBeDefined();
    expect(await claim(boris, null)).toBeUndefined();
  });

  it('time off of a room prevents every session in it, that of a photographer also as a second person', async () => {
    const off = (resource: RawBuilder<unknown>) => sql`
      INSERT INTO time_off (id, resource_id, photographer_id, during)
      SELECT gen_random_uuid(), id, CASE kind WHEN 'photographer' THEN id END, tstzrange(${at(noon)}, ${at(noon + 1)})
      FROM resource WHERE id = ${resource}`;
    await off(sql`(SELECT resource_id FROM lane WHERE id = ${room})`).execute(db());
    await off(sql`${boris}`).execute(db());
    expect(await claim(anna, [room])).toBeUndefined();
    expect(await claim(anna, [await laneOf(boris)])).toBeUndefined();
    const session = await claim(anna, [backdrop]);
    expect(session).toBeDefined();
    const move = sql`UPDATE occupied_time SET uses = ${lanes([room])} WHERE id = ${session?.id}`;
    await expect(move.execute(db())).rejects.toMatchObject({ code: '23P01', constraint: 'time_off' });
    await expect(off(sql`(SELECT resource_id FROM lane WHERE id = ${room})`).execute(db())).rejects.toMatchObject({
      constraint: 'time_off_no_overlap',
    });
  });

  it('a session within time off that was added later may still change its other lanes', async () => {
    const session = await claim(anna, [room]);
    await sql`
      INSERT INTO time_off (id, photographer_id, during) SELECT gen_random_uuid(), ${anna}::uuid, during
      FROM occupied_time`.execute(db());
    await sql`UPDATE occupied_time SET uses = uses - ${room}::int + ${backdrop}::int WHERE id = ${session?.id}`.execute(
      db(),
    );
    expect(await usesOf(session?.id)).toEqual([await laneOf(anna), backdrop]);
  });
});
