import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, schemaState } from './migrate.ts';
import { silentLog } from './testing/silent-log.ts';
import { createTestDatabase, dropTestDatabase, type TestDatabase } from './testing/test-database.ts';

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

const add = (name: string, sql: string) => writeFile(join(directory, `${name}.sql`), sql);

const migrateNow = () => migrate({ connection: database.url, log: silentLog }, directory);

const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;

const tableExists = async (name: string) =>
  (await rowsOf(`SELECT to_regclass('${name}') IS NOT NULL AS there`))[0].there;

describe('a migration that fails', () => {
  it('leaves everything as it was, those before it too, and is named; put right, all of them run', async () => {
    await database.pool.query(`INSERT INTO service (id, name, duration_min, price_cents)
                               VALUES (gen_random_uuid(), 'Porträt', 60, 15000)`);
    await add('20991231T0000_good', `CREATE TABLE good (id int); UPDATE service SET name = 'anders';`);
    await add('20991231T0001_broken', 'CREATE TABLE half (id int); ALTER TABLE service ADD COLUMN name text;');
    await expect(migrateNow()).rejects.toThrow(
      /^Migration 20991231T0001_broken failed, nothing was changed: .*"name".*already exists/,
    );
    expect(await rowsOf('SELECT name FROM service')).toEqual([{ name: 'Porträt' }]);
    expect([await tableExists('good'), await tableExists('half')]).toEqual([false, false]);
    // The previous version finds its schema complete and goes on serving.
    expect(await schemaState(database.db, 'migrations')).toMatchObject({ pending: [], unknown: [] });

    await add('20991231T0001_broken', 'ALTER TABLE service ADD COLUMN more text;');
    expect(await migrateNow()).toEqual(['20991231T0000_good', '20991231T0001_broken']);
    expect(await rowsOf('SELECT name, more FROM service')).toEqual([{ name: 'anders', more: null }]);
  });
});
