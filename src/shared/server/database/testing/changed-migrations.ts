import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { silentLog } from './silent-log.ts';
import { createTestDatabase, dropTestDatabase, type TestDatabase } from './test-database.ts';

/** A migrated database for each test, and a copy of the migrations to which a test adds its own. */
export const changedMigrations = () => {
  let database: TestDatabase;
  let directory: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    directory = await mkdtemp(join(tmpdir(), 'fb-test-migrations-'));
    await cp('migrations', directory, { recursive: true });
  });
  afterEach(async () => {
    await dropTestDatabase(database);
    await rm(directory, { recursive: true });
  });
  const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;
  return {
    database: () => database,
    add: (name: string, sql: string) => writeFile(join(directory, `${name}.sql`), sql),
    migrateNow: () => migrate({ connection: database.url, log: silentLog }, directory),
    rowsOf,
    tableExists: async (name: string) => (await rowsOf(`SELECT to_regclass('${name}') IS NOT NULL AS there`))[0].there,
  };
};
