import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Context } from '#shared/server/context.ts';
import { bookSpot } from './spots/book-spot.ts';
import { campaignStudio, personOf } from './testing/campaign-studio.ts';

// That an answer at the opening comes within a second follows from these: it waits for nobody else, and its work does
// not grow with the number of spots and people. How long it takes on a machine is measured by `npm run bench -- opening`.
const { studio, db, make, take, shown } = campaignStudio();
const fortySpots = { date: '2030-06-08', from: '08:00', to: '18:00', session_minutes: 10, break_minutes: 5 };

it('a booking that hangs delays only those of its own spot: all others are booked or refused meanwhile, and the page is shown (MINI-04)', async () => {
  const { spots } = await make();
  const [first, sold, ...others] = spots;
  // The first booking of a studio stores its legal texts; the next ones wait for those.
  expect((await take(sold?.id, { customer: personOf(99) })).status).toBe(201);
  let hangs = true;
  let answer: Promise<{ status: number }> | undefined;
  await db()
    .connection()
    .execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection);
      await sql`BEGIN`.execute(connection);
      await sql`SELECT FROM occupied_time WHERE campaign_spot_id = ${first?.id} FOR UPDATE`.execute(connection);
      answer = take(first?.id, { customer: personOf(0) }).finally(() => {
        hangs = false;
      });
      const waiting = sql`
        SELECT FROM pg_stat_activity WHERE ${rows[0]?.pid}::int = ANY(pg_blocking_pids(pid))`;
      await expect.poll(async () => (await waiting.execute(db())).rows.length, { timeout: 4000 }).toBe(1);
      const booked = await Promise.all(others.map((spot, i) => take(spot.id, { customer: personOf(i + 1) })));
      expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([201]));
      const late = await Promise.all(others.map((spot, i) => take(spot.id, { customer: personOf(i + 100) })));
      expect(new Set(late.map(({ body }) => body.code))).toEqual(new Set(['spot_taken']));
      expect((await shown()).counts).toEqual({ total: 5, sold: 4, free: 1 });
      expect(hangs).toBe(true);
      await sql`ROLLBACK`.execute(connection);
    });
  expect((await answer)?.status).toBe(201);
});

/** Counts the statements that are executed. */
const counting = (context: Context) => {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { context: { ...context, db: context.db.withPlugin(plugin) }, statements: () => count };
};

it('the work of a booking and of a refusal is the same for the first person and for the last (MINI-04)', async () => {
  const { spots } = await make(fortySpots);
  const attempt = async (spot_id: string | undefined, number: number) => {
    const { context, statements } = counting(studio().context);
    const wanted = { spot_id: spot_id ?? '', customer: personOf(number) };
    const caller = { language: 'de', idempotency_key: undefined, network: '192.0.2.1' } as const;
    await bookSpot(context, 'minis', wanted, caller).catch(() => undefined);
    return statements();
  };
  const booked: number[] = [];
  for (const [i, spot] of spots.entries()) booked.push(await attempt(spot.id, i));
  const refused: number[] = [];
  for (const [i, spot] of spots.entries()) refused.push(await attempt(spot.id, 100 + i));
  expect((await shown()).counts.sold).toBe(40);
  expect(new Set(booked).size).toBe(1);
  expect(new Set(refused).size).toBe(1);
  expect(refused[0]).toBeLessThanOrEqual(4);
});
