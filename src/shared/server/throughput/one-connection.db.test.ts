import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { overOneConnection } from './one-connection.ts';

const studio = testDatabase();

// At most two connections: a shared one, and one for all other callers.
let small: DatabaseConnection;
beforeEach(() => {
  small = openDatabase({ connection: studio().url, log: silentLog, patience: 'endless', maxConnections: 2 });
});
afterEach(() => small.close());

const value = async (statement: RawBuilder<{ value: unknown }>, db = overOneConnection(small.db)): Promise<unknown> =>
  (await statement.execute(db)).rows[0]?.value;
const backend = (): Promise<unknown> => value(sql`SELECT pg_backend_pid() AS value`);
const sleeping = sql<{ value: number }>`
  SELECT pid AS value FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND state = 'active' AND pid <> pg_backend_pid()
     AND datname = current_database()`;

it('pipelines statements over one connection and returns the result of each', async () => {
  const backends = await Promise.all(Array.from({ length: 20 }, backend));
  expect(new Set(backends).size).toBe(1);
  const responses = Array.from({ length: 20 }, (_, i) => value(sql`SELECT ${i}::integer AS value`));
  expect(await Promise.all(responses)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

it('a failed statement does not affect the others', async () => {
  await sql`CREATE TABLE kept (n integer)`.execute(studio().db);
  const insert = (n: number) => sql`INSERT INTO kept SELECT 10 / ${n}::integer`.execute(overOneConnection(small.db));
  const outcomes = await Promise.allSettled([insert(1), insert(0), insert(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await sql`SELECT n FROM kept ORDER BY n`.execute(studio().db)).rows).toEqual([{ n: 5 }, { n: 10 }]);
});

it('releases its connection to the pool when no statement is under way', async () => {
  await backend();
  expect(small.pool.idleCount).toBe(small.pool.totalCount);
});

it('rejects all pending calls when the connection is lost, and uses another one for the next call', async () => {
  const lost = Promise.allSettled([value(sql`SELECT pg_sleep(60) AS value`), backend(), backend()]);
  let pid: unknown;
  while (pid === undefined) pid = await value(sleeping, studio().db);
  await sql`SELECT pg_terminate_backend(${pid}::integer)`.execute(studio().db);
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await backend()).not.toBe(pid);
  expect(small.pool.idleCount).toBe(small.pool.totalCount);
});
