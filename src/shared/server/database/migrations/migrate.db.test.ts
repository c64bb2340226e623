import { describe, expect, it } from 'vitest';
import { changedMigrations } from '../testing/changed-migrations.ts';
import { schemaState } from './migrate.ts';

const { database, add, migrateNow, rowsOf, tableExists } = changedMigrations();

describe('a migration that fails', () => {
  it('rolls back all pending ones and is named in the error; once corrected, all of them run', async () => {
    await database().pool.query(`INSERT INTO service (id, name, duration_min, price_cents)
                               VALUES (gen_random_uuid(), 'Porträt', 60, 15000)`);
    await add('20991231T0000_good', `CREATE TABLE good (id int); UPDATE service SET name = 'anders';`);
    await add('20991231T0001_broken', 'CREATE TABLE half (id int); ALTER TABLE service ADD COLUMN name text;');
    await expect(migrateNow()).rejects.toThrow(
      /^Migration 20991231T0001_broken failed, nothing was changed: .*"name".*already exists/,
    );
    expect(await rowsOf('SELECT name FROM service')).toEqual([{ name: 'Porträt' }]);
    expect([await tableExists('good'), await tableExists('half')]).toEqual([false, false]);
    // The previous version finds its schema complete and goes on serving.
    expect(await schemaState(database().db, 'migrations')).toMatchObject({ pending: [], unknown: [] });

    await add('20991231T0001_broken', 'ALTER TABLE service ADD COLUMN more text;');
    expect(await migrateNow()).toEqual(['20991231T0000_good', '20991231T0001_broken']);
    expect(await rowsOf('SELECT name, more FROM service')).toEqual([{ name: 'anders', more: null }]);
  });
});
