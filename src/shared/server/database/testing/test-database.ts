import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../database.ts';
import { silentLog } from './silent-log.ts';
import { templateName } from './start-database.ts';
import { withDatabase } from './test-server.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
}

/** Creates a database for the tests of a file, copied from the migrated template, and drops it afterwards. */
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

/**
 * Creates a copy of `template`; by default one with the schema of this version. Its files are copied: half the processor
 * time of a copy through the write-ahead log.
 */
export const createTestDatabase = async (template = templateName): Promise<TestDatabase> => {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = withDatabase(server, name);
  return { ...openDatabase({ connection: url, log: silentLog, patience: 'endless' }), url };
};

export const dropTestDatabase = async (database: TestDatabase): Promise<void> => {
  await database.close();
  const name = /\/(test_[0-9a-f]+)/.exec(database.url)?.[1];
  if (name !== undefined) await onServer(inject('databaseServer'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
};

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
