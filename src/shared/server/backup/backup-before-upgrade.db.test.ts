import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate, migrationNames } from '../database/migrations/migrate.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import {
  createTestDatabase,
  dropTestDatabase,
  plainPool,
  type TestDatabase,
} from '../database/testing/test-database.ts';
import { backupBeforeUpgrade } from './backup-before-upgrade.ts';
import { restore } from './restore.ts';
import { contentOf, fillStudio } from './testing/sample-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let dataDir: string;
let older: string;
let newer: string;
let database: TestDatabase;
let pool: Pool;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fb-test-upgrade-'));
  [dataDir, older, newer] = ['data', 'older', 'newer'].map((name) => join(folder, name)) as [string, string, string];
  await mkdir(dataDir);
  await cp('migrations', older, { recursive: true });
  await cp('migrations', newer, { recursive: true });
  await writeFile(join(newer, '99991231T0000_later.sql'), `ALTER TABLE service DROP COLUMN price_cents CASCADE;`);
  database = await createTestDatabase('template0');
  pool = plainPool(database.url);
});

afterEach(async () => {
  await pool.end();
  await dropTestDatabase(database);
  await rm(folder, { recursive: true });
});

const options = (migrationsDirectory: string) => ({
  connection: database.url,
  log: silentLog,
  dataDir,
  version: '2.0.0',
  migrationsDirectory,
});
const migrateTo = (directory: string) => migrate({ connection: database.url, log: silentLog }, directory);

it('the previous version can restore the backup that an upgrade makes before changing the schema (SRV-65)', async () => {
  expect(await backupBeforeUpgrade(options(older))).toBeUndefined();
  await migrateTo(older);
  await fillStudio(pool);
  expect(await backupBeforeUpgrade(options(older))).toBeUndefined();
  const before = await contentOf(pool);

  const file = (await backupBeforeUpgrade(options(newer))) ?? '';
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await migrateTo(newer);
  await expect(migrateTo(older)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^This database belongs to a newer version [^\n]*99991231T0000_later/),
  });
  await pool.end();

  await restore(file, {
    open: () => Promise.resolve({ connection: database.url, close: () => Promise.resolve() }),
    log: silentLog,
    dataDir,
    migrationsDirectory: older,
    force: true,
  });
  pool = plainPool(database.url);
  expect(await contentOf(pool)).toEqual(before);
  expect(await migrateTo(older)).toEqual([]);
});

it('a failed migration is named in the error, and the backup made before it is kept', async () => {
  await migrateTo(older);
  await writeFile(join(newer, '99991231T0001_broken.sql'), 'ALTER TABLE nobody ADD COLUMN x int');
  const file = (await backupBeforeUpgrade(options(newer))) ?? '';
  await expect(migrateTo(newer)).rejects.toThrow(/^Migration 99991231T0001_broken failed, nothing was changed/);
  expect((await stat(file)).size).toBeGreaterThan(0);
  expect(await migrateTo(older)).toEqual([]);
});

it('three of these backups are kept, and other files are not touched', async () => {
  const names = await migrationNames(older);
  await rm(join(older, `${names.at(-1)}.sql`));
  await migrateTo(older);
  const backups = join(dataDir, 'backups');
  await mkdir(backups);
  await writeFile(join(backups, 'mine.tar.gz'), '');
  const written: (string | undefined)[] = [];
  for (let round = 0; round < 4; round++) written.push(await backupBeforeUpgrade(options('migrations')));
  const left = (await readdir(backups)).map((name) => join(backups, name)).sort();
  expect(left).toEqual([...written.slice(1), join(backups, 'mine.tar.gz')]);
});

it('the start is refused in one line if the backup cannot be written', async () => {
  await migrateTo(older);
  await writeFile(join(dataDir, 'backups'), 'a file in the way');
  await expect(backupBeforeUpgrade(options(newer))).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^This version changes the database[^\n]*Nothing was changed\.$/),
  });
});
