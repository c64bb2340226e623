import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type DatabaseConnection, databaseOn, openDatabase } from '../database.ts';
import { type Emptier, emptierOf } from './emptied-database.ts';
import { leasePool } from './leased-pool.ts';
import { silentLog } from './silent-log.ts';
import { templateName } from './start-database.ts';
import { withDatabase } from './test-server.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
}

/** A database for the tests of a file, as a studio has it before its first start. */
export const testDatabase = (): (() => TestDatabase) => {
  let current: TestDatabase | undefined;
  beforeAll(async () => void (current = await createTestDatabase()));
  afterAll(async () => {
    if (current) await dropTestDatabase(current);
  });
  return () => {
    if (!current) throw new Error('The test database exists only while a test runs');
    return current;
  };
};

/** A database that one file after the other uses, on connections that stay: cold ones took a third of the time. */
interface KeptDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly emptier: Emptier;
}

/** Of this worker; none while a file uses it. */
let free: KeptDatabase | undefined;

const inUse = new Map<string, { readonly kept: KeptDatabase; readonly giveBack: () => Promise<boolean> }>();

/** A database with the schema of this version, or a copy of another template, which no other file uses. */
export const createTestDatabase = async (template = templateName): Promise<TestDatabase> => {
  const ownerUrl = inject('databaseOwner');
  if (template !== templateName || ownerUrl === undefined) {
    const url = await copyTemplate(template);
    return { ...openDatabase({ connection: url, log: silentLog, patience: 'endless' }), url };
  }
  const kept = free ?? (await createKeptDatabase(ownerUrl));
  free = undefined;
  const { pool, giveBack } = leasePool(kept.pool);
  inUse.set(kept.url, { kept, giveBack });
  return { ...databaseOn(pool), url: kept.url };
};

const createKeptDatabase = async (ownerUrl: string): Promise<KeptDatabase> => {
  const url = await copyTemplate(templateName);
  const { pool } = openDatabase({ connection: url, log: silentLog, patience: 'endless' });
  const emptier = await emptierOf(withDatabase(ownerUrl, databaseName(url)));
  return { url, pool, emptier };
};

/** Empties it for the next file. If that cannot be done, or another one is free already, it is removed. */
export const dropTestDatabase = async (database: TestDatabase): Promise<void> => {
  await database.close();
  const used = inUse.get(database.url);
  inUse.delete(database.url);
  if (used) {
    const { kept, giveBack } = used;
    if ((await giveBack()) && free === undefined && (await kept.emptier.empty(kept.pool.totalCount))) {
      free = kept;
      return;
    }
    // Not waited for: it may wait for a connection that a test has not returned, and that ends with the database.
    if (!kept.pool.ending) void kept.pool.end();
    await kept.emptier.close();
  }
  await onServer(inject('databaseServer'), `DROP DATABASE IF EXISTS ${databaseName(database.url)} WITH (FORCE)`);
};

/** Its files are copied: half the processor time of a copy through the write-ahead log. */
const copyTemplate = async (template: string): Promise<string> => {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return withDatabase(server, name);
};

const databaseName = (url: string): string => /\/(test_[0-9a-f]+)/.exec(url)?.[1] ?? '';

/** A pool that is not the studio's own. Dropping the database afterwards ends connections that are still open. */
export const plainPool = (connection: string | pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(typeof connection === 'string' ? { connectionString: connection } : connection);
  pool.on('error', () => undefined);
  return pool;
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
