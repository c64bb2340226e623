import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type DatabaseConnection, type DatabaseOptions, openDatabase } from '../database.ts';
import { databaseProblem } from '../database-problem.ts';
import { Cable } from '../testing/cable.ts';
import { silentLog } from '../testing/silent-log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { Pulse, tickMs, usualPatience } from './pulse.ts';

const reachDatabase = (): Socket => {
  const url = new URL(inject('databaseServer').replace('@/', '@socket/'));
  const host = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? (url.port || '5432');
  return host ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), url.hostname);
};

const database = testDatabase();

/** The test database behind a `Cable`. */
const atTheEndOf = async (cable: Cable, options: Partial<DatabaseOptions>): Promise<DatabaseConnection> => {
  const url = new URL(database().url.replace('@/', '@socket/'));
  const connection = `postgres://${url.username}:${url.password}@127.0.0.1:${await cable.listen()}${url.pathname}`;
  return openDatabase({ connection, log: silentLog, ...options });
};

const one = [{ one: 1 }];
const ask = ({ pool }: DatabaseConnection) =>
  pool.query('SELECT 1 AS one WHERE $1', [true]).then(({ rows }: { rows: unknown[] }) => rows);
const queryLikeKysely = async ({ pool }: DatabaseConnection) => {
  const client = await pool.connect();
  // Released as if nothing had happened: a silent connection must not serve the next caller.
  return client
    .query('SELECT 1 AS one')
    .then(({ rows }: { rows: unknown[] }) => rows)
    .finally(() => client.release());
};
const refusals = async (far: DatabaseConnection) => {
  const errors = await Promise.all(
    [ask, queryLikeKysely, ask, ask, queryLikeKysely].map((way) => way(far).catch((error: unknown) => error)),
  );
  return errors.map((error) => databaseProblem(error)?.code);
};
const unavailable = Array.from({ length: 5 }, () => 'database_unavailable');

describe('a database that stops responding without closing connections (D03)', () => {
  const cable = new Cable(reachDatabase);
  let far: DatabaseConnection;

  beforeAll(async () => {
    // Longer than any test: only a detected failure can end the wait.
    far = await atTheEndOf(cable, { silenceMs: 3_600_000 });
  });
  afterAll(async () => {
    await far.close();
    cable.remove();
  });

  it('is detected: waiting callers get an error, later ones are refused at once, and it is used again when it responds', async () => {
    for (let time = 0; time < 2; time++) {
      await expect.poll(() => ask(far).catch(() => 'not yet')).toEqual(one);
      cable.isCut = true;
      expect(await refusals(far)).toEqual(unavailable);
      const { message } = (await ask(far).catch((error: unknown) => error)) as Error;
      expect(message).toBe('The database does not respond');
      cable.isCut = false;
    }
    await expect.poll(() => ask(far).catch(() => 'not yet')).toEqual(one);
  });
});

it('a pool that nobody waits for does nothing, until somebody does', async () => {
  const tick = vi.spyOn(Pulse.prototype, 'tick');
  const { pool, close } = openDatabase({ connection: database().url, log: silentLog });
  for (let time = 0; time < 2; time++) {
    tick.mockClear();
    await pool.query('SELECT pg_sleep($1)', [(2.5 * tickMs) / 1000]);
    expect(tick).toHaveBeenCalled();
    await delay(2 * tickMs);
    tick.mockClear();
    await delay(4 * tickMs);
    expect(tick).not.toHaveBeenCalled();
  }
  await close();
  tick.mockRestore();
});

describe('a slow database (D03)', () => {
  const cable = new Cable(reachDatabase);
  let far: DatabaseConnection;

  beforeAll(async () => {
    // However busy this machine is, the probe gets the time it needs.
    far = await atTheEndOf(cable, { silenceMs: 3_600_000, patience: { ...usualPatience, probe: 100_000 } });
  });
  afterAll(async () => {
    await far.close();
    cable.remove();
  });

  it('a running query is not aborted while the database responds to others', async () => {
    const holder = await database().pool.connect();
    await holder.query('BEGIN; LOCK TABLE setting IN ACCESS EXCLUSIVE MODE');
    const client = await far.pool.connect();
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    const before = cable.calls;
    const held = client.query('SELECT 1 AS one FROM (SELECT count(*) FROM setting) AS waiting').then(
      ({ rows }) => rows as unknown,
      (error: unknown) => error,
    );
    // Long enough to be probed, and probed again while it stays silent.
    await expect.poll(() => cable.calls - before).toBeGreaterThan(1);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await held).toEqual(one);
    client.release();
  });
});

describe('one connection that stops responding, while the database does not (D03)', () => {
  const cable = new Cable(reachDatabase);
  let far: DatabaseConnection;

  beforeAll(async () => {
    far = await atTheEndOf(cable, { silenceMs: 300, patience: 'endless' });
  });
  afterAll(async () => {
    await far.close();
    cable.remove();
  });

  it('is closed after a timeout, and another one serves the next caller', async () => {
    expect(await Promise.all([ask(far), ask(far), ask(far)])).toEqual([one, one, one]);
    cable.isCut = true;
    expect(await refusals(far)).toEqual(unavailable);
    cable.isCut = false;
    await expect.poll(() => ask(far).catch(() => 'not yet')).toEqual(one);
  });
});
