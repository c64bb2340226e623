import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { convertHeldTimes, holdTime, releaseHeldTimes } from '#features/availability/server/api.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, photographer, attempt, book, edit } = bookableStudio();
const among = studioOfSeveral();
const ten = '2030-06-05T10:00:00';
const tenIn = Date.parse('2030-06-05T10:00:00+02:00');
const hour = 3_600_000;
/** Later than the clock of the tests and that of the database, and earlier than both. */
const [later, past] = [Date.parse('2031-01-01T00:00:00Z'), Date.parse('2026-01-01T00:00:00Z')];
const db = () => studio().context.db;

/** Inserts an offer of a service; returns its id. */
const offerOf = async (to: Database, service_id: string): Promise<string> => {
  const id = randomUUID();
  await sql`
    INSERT INTO offer (id, link_hash, service_id, customer_name, customer_email, customer_phone, language, held_until,
                       created_at, created_by)
    VALUES (${id}, sha256(${id}::bytea), ${service_id}, 'Mia', 'mia@example.de', '', 'de', ${at(later)}, now(), 'test')`.execute(
    to,
  );
  return id;
};

/** Holds 10:00 to 11:00; returns the id, or undefined if the time was not free. */
const hold = async (until: number, start = tenIn, photographer_id = photographer()) => {
  const id = randomUUID();
  const offer_id = await offerOf(db(), service());
  const time = { start, end: start + hour, buffer_time_minutes: 0, minutes_before: 0, minutes_after: 0 };
  return (await holdTime(db(), { booking_id: id, photographer_id, ...time, internal: false }, { offer_id, until }))
    ? id
    : undefined;
};
const lapse = (id: string | undefined, until = past) =>
  sql`UPDATE occupied_time SET held_until = ${at(until)} WHERE id = ${id}`.execute(db());
const startsListed = async (query = `photographer_id=${photographer()}`): Promise<string[]> => {
  const path = `/api/availability?service_id=${service()}&${query}&date=2030-06-05`;
  return (await studio().call('GET', path)).body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
};

it('a held time is not listed, and refused for customers, the studio and other holds (OFFER-02)', async () => {
  expect(await hold(later)).toBeDefined();
  expect(await startsListed()).not.toContain('10:00');
  expect((await attempt(ten)).status).toBe(409);
  expect(await hold(later)).toBeUndefined();
  const other = await book('2030-06-05T14:00:00');
  expect((await edit(other.booking_id, { start: ten })).status).toBe(409);
  const month = `/api/availability/month?service_id=${service()}&photographer_id=${photographer()}&month=2030-06`;
  const days = (await studio().call('GET', month)).body.days as { date: string; first: string[] }[];
  expect(days.find(({ date }) => date === '2030-06-05')?.first.join()).not.toContain('T10:00');
});

it('a lapsed time is free in the list, for booking, moving and holding, although its row still exists (OFFER-02)', async () => {
  await lapse(await hold(later));
  expect(await startsListed()).toContain('10:00');
  const { booking_id } = await book(ten);
  expect((await edit(booking_id, { start: '2030-06-06T10:00:00' })).status).toBe(200);
  const moved = await book('2030-06-05T14:00:00');
  await lapse(await hold(later));
  expect((await edit(moved.booking_id, { start: ten })).status).toBe(200);
  await lapse(await hold(later, tenIn + 2 * hour));
  expect(await hold(later, tenIn + 2 * hour)).toBeDefined();
});

it('a cached list contains a time from the instant at which it lapses (OFFER-02)', async () => {
  studio().setNow('2030-06-03T08:00');
  await hold(Date.parse('2030-06-03T10:00:00+02:00'));
  studio().setNow('2030-06-03T09:59');
  expect(await startsListed()).not.toContain('10:00');
  studio().setNow('2030-06-03T10:00');
  expect(await startsListed()).toContain('10:00');
});

it('of 60 customers for a lapsed time exactly one is booked (OFFER-02)', async () => {
  await lapse(await hold(later));
  const all = await Promise.all(Array.from({ length: 60 }, () => attempt(ten)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(59);
});

const holdOf = async (photographer_id: string, lanes: readonly number[] = []) => {
  const id = randomUUID();
  const time = { start: tenIn, end: tenIn + hour, buffer_time_minutes: 0, minutes_before: 0, minutes_after: 0 };
  const to = among.studio().context.db;
  const held = { offer_id: await offerOf(to, among.service()), until: later };
  await holdTime(to, { booking_id: id, photographer_id, lanes, ...time, internal: false }, held);
  return () =>
    sql`UPDATE occupied_time SET held_until = ${at(past)} WHERE id = ${id}`.execute(among.studio().context.db);
};
const listedFor = async (photographer_id: string): Promise<string> => {
  const query = `service_id=${among.service()}&photographer_id=${photographer_id}&date=2030-06-05`;
  const { body } = await among.studio().call('GET', `/api/availability?${query}`);
  return body.slots.map(({ start }: { start: string }) => start.slice(11, 16)).join(' ');
};

it('with any photographer a customer gets one whose time has lapsed, and none whose time is held (OFFER-02)', async () => {
  const [anna = '', boris = ''] = await among.people('Anna', 'Boris');
  await holdOf(anna);
  const lapseOfBoris = await holdOf(boris);
  expect((await among.attempt(ten, { photographer_id: 'any' })).status).toBe(409);
  await lapseOfBoris();
  expect((await among.attempt(ten, { photographer_id: 'any' })).body.photographer_name).toBe('Boris');
});

it('a held room is unavailable to everybody until it lapses (OFFER-02, PLAN-03)', async () => {
  const [anna = '', boris = ''] = await among.people('Anna', 'Boris');
  const room = await among.addRoom('Salon');
  await among.need([room]);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM lane WHERE resource_id = ${room}`.execute(among.studio().context.db);
  const release = await holdOf(
    anna,
    rows.map(({ id }) => id),
  );
  expect(await listedFor(boris)).not.toContain('10:00');
  expect((await among.attempt(ten, { photographer_id: boris })).status).toBe(409);
  await release();
  expect(await listedFor(boris)).toContain('10:00');
  expect((await among.attempt(ten, { photographer_id: boris })).status).toBe(201);
});

it('a held time becomes that of a session only while it is held, and is not released afterwards', async () => {
  const keep = async (id: string | undefined) =>
    (await convertHeldTimes(sql`(SELECT ${id}::uuid AS id)`).execute(db())).rows.length;
  const [id, lapsed] = [await hold(later), await hold(later, tenIn + hour)];
  await lapse(lapsed);
  expect([await keep(id), await keep(lapsed), await keep(id)]).toEqual([1, 0, 0]);
  const { rows } = await sql<{ id: string }>`SELECT id FROM offer`.execute(db());
  await releaseHeldTimes(
    db(),
    rows.map((offer) => offer.id),
  );
  expect((await attempt(ten)).status).toBe(409);
});

it('a time that lapses while it is being claimed concurrently has one owner (OFFER-02)', async () => {
  for (let round = 0; round < scaleCount(12, 4); round++) {
    await sql`DELETE FROM booking`.execute(db());
    await sql`DELETE FROM occupied_time`.execute(db());
    const { rows } = await sql<{ soon: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 + 6 AS soon`.execute(db());
    const id = await hold(Number(rows[0]?.soon));
    // The list and the check use the clock of the process and the statements that of the database, so the race is
    // between statements only.
    const [kept, ...others] = await Promise.all([
      convertHeldTimes(sql`(SELECT ${id}::uuid AS id)`).execute(db()),
      ...Array.from({ length: 20 }, () => attempt(ten)),
    ]);
    const booked = others.filter(({ status }) => status === 201).length;
    expect(kept.rows.length + booked).toBeLessThanOrEqual(1);
    const left = await sql<{ held_until: unknown }>`SELECT held_until FROM occupied_time`.execute(db());
    if (kept.rows.length + booked === 1) expect(left.rows).toEqual([{ held_until: null }]);
  }
});

it('looking up lapsed times uses an index, however many sessions there are (OFFER-02)', async () => {
  const plan = await inTransaction(db(), async (trx) => {
    const { rows } = await sql<{ proconfig: string[]; prosrc: string }>`
      SELECT proconfig, prosrc FROM pg_proc WHERE proname = 'release_lapsed_time'`.execute(trx);
    expect(rows[0]?.proconfig).toEqual(['enable_seqscan=off']);
    const question = /EXISTS \((.*)\) THEN/.exec(rows[0]?.prosrc ?? '')?.[1] ?? '';
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    return (await sql`EXPLAIN ${sql.raw(question)}`.execute(trx)).rows;
  });
  expect(JSON.stringify(plan)).toMatch(/occupied_time_held.*Index Cond: \(held_until <=/);
});
