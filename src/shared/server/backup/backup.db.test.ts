import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import {
  createTestDatabase,
  dropTestDatabase,
  plainPool,
  type TestDatabase,
} from '../database/testing/test-database.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { addBooking, contentOf, fillStudio } from './testing/sample-studio.ts';

interface Place {
  readonly database: TestDatabase;
  readonly pool: Pool;
  readonly dataDir: string;
}

let folder: string;
let file: string;
let source: Place;
let target: Place;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fb-test-backup-'));
  file = join(folder, 'studio.backup');
  [source, target] = await Promise.all([openPlace('source'), openPlace('target')]);
  await fillStudio(source.pool);
});

afterEach(async () => {
  for (const { pool, database } of [source, target]) {
    await pool.end();
    await dropTestDatabase(database);
  }
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('brings every table back as it was, whatever is in the texts, and over time off', async () => {
    await backupSource();
    await restoreTarget();
    expect(await contentOf(target.pool)).toEqual(await contentOf(source.pool));
  });

  it('is of one moment, taken while bookings are written', async () => {
    const load = { hour: 1, isOn: true };
    const writers = [1, 2, 3].map(async () => {
      while (load.isOn) await addBooking(source.pool, load.hour++);
    });
    while (load.hour < 30) await new Promise(setImmediate);
    const manifest = await backupSource();
    load.isOn = false;
    await Promise.all(writers);
    await restoreTarget();

    const count = async ({ pool }: Place, table: string) => (await pool.query(`SELECT FROM ${table}`)).rowCount;
    expect(rowsIn(manifest, 'booking')).toBeGreaterThan(20);
    expect(await count(target, 'booking')).toBe(rowsIn(manifest, 'booking'));
    expect(await count(target, 'occupied_time')).toBe(rowsIn(manifest, 'booking'));
    expect(await count(source, 'booking')).toBeGreaterThan(rowsIn(manifest, 'booking'));
    const missing = `SELECT FROM booking WHERE NOT EXISTS (SELECT FROM occupied_time WHERE occupied_time.id = booking.id)`;
    expect((await target.pool.query(missing)).rowCount).toBe(0);
  });

  it('goes on where it was: numbers continue, rules and triggers hold', async () => {
    await backupSource();
    await restoreTarget();
    const { rows } = await target.pool.query(`INSERT INTO audit_entry (actor, action) VALUES ('a', 'b') RETURNING id`);
    expect(rows).toEqual([{ id: 6 }]);
    await expect(target.pool.query(`UPDATE audit_entry SET actor = 'c'`)).rejects.toThrow('never changed');
    // The hour is taken by a booking and by time off on top of it; the next hour is free.
    expect(await addBooking(target.pool, 0)).toBe(false);
    expect(await addBooking(target.pool, 1)).toBe(true);
    await expect(target.pool.query('DELETE FROM occupied_time')).rejects.toThrow('booking_occupies_its_time');
  });

  it('keeps the generated key, and is readable by its owner only', async () => {
    await mkdir(source.dataDir);
    await writeFile(join(source.dataDir, 'secret.key'), 'the-key\n', { mode: 0o600 });
    await backupSource();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await restoreTarget();
    expect(await readFile(join(target.dataDir, 'secret.key'), 'utf8')).toBe('the-key\n');
    expect((await stat(join(target.dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(target.dataDir)).toEqual(['secret.key']);
  });

  it('leaves nothing next to it, and replaces an older one only when it is whole', async () => {
    await writeFile(file, 'older');
    const closed = await openPlace('closed');
    await closed.pool.query('DROP TABLE kysely_migration');
    await expect(backupOf(closed)).rejects.toThrow('no studio in this database');
    expect(await readFile(file, 'utf8')).toBe('older');
    await backupSource();
    expect(await readdir(folder)).toEqual(['studio.backup']);
    await closed.pool.end();
    await dropTestDatabase(closed.database);
  });
});

describe('a restore', () => {
  it('brings the data of an older version up to this one', async () => {
    await backupSource();
    const migrationsDirectory = await migrationsWith(`
      ALTER TABLE photographer ADD COLUMN nickname text;
      UPDATE photographer SET nickname = 'die ' || name;`);
    await restoreTarget({ migrationsDirectory });
    const { rows } = await target.pool.query(`SELECT nickname FROM photographer WHERE name = 'Boris'`);
    expect(rows).toEqual([{ nickname: 'die Boris' }]);
  });

  it('lets triggers rest, since what they do has been done', async () => {
    const migrationsDirectory = await migrationsWith(`
      CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.name := NEW.name || '!'; RETURN NEW; END $$;
      CREATE TRIGGER shout BEFORE INSERT ON photographer FOR EACH ROW EXECUTE FUNCTION shout();`);
    await migrate({ connection: source.database.url, log: silentLog }, migrationsDirectory);
    await backupSource();
    await restoreTarget({ migrationsDirectory });
    expect(await contentOf(target.pool)).toEqual(await contentOf(source.pool));
    const { rows } = await target.pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Eva')
                                              RETURNING name`);
    expect(rows).toEqual([{ name: 'Eva!' }]);
  });

  it('refuses a backup of a newer version', async () => {
    await backupSource();
    const migrationsDirectory = join(folder, 'migrations');
    await cp('migrations', migrationsDirectory, { recursive: true });
    const newest = (await readdir(migrationsDirectory)).sort().at(-1) ?? '';
    await rm(join(migrationsDirectory, newest));
    await expect(restoreTarget({ migrationsDirectory })).rejects.toThrow(/FotoBooking 1\.2\.3.*update it first/);
  });

  it('refuses to replace a studio with data, unless forced to', async () => {
    await backupSource();
    await target.pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Other')`);
    const before = await contentOf(target.pool);
    await expect(restoreTarget()).rejects.toThrow(/already holds data \(photographer, resource, lane\).*--force/);
    expect(await contentOf(target.pool)).toEqual(before);
    await restoreTarget({ force: true });
    expect(await contentOf(target.pool)).toEqual(await contentOf(source.pool));
  });

  it('lets what the replaced database knew be applied to what was restored, in one transaction (G11)', async () => {
    await backupSource();
    await target.pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Other')`);
    const before = await contentOf(target.pool);
    const carryOver = async (replaced: Database) => {
      const known = await sql<{ name: string }>`SELECT name FROM photographer`.execute(replaced);
      return async (restored: Database) =>
        void (await sql`UPDATE photographer SET bio = ${known.rows[0]?.name ?? null}`.execute(restored));
    };
    const failing = () => Promise.resolve(() => Promise.reject(new Error('not applied')));
    await expect(restoreTarget({ force: true, carryOver: failing })).rejects.toThrow('not applied');
    expect(await contentOf(target.pool)).toEqual(before);
    await restoreTarget({ force: true, carryOver });
    const { rows } = await target.pool.query(`SELECT DISTINCT bio FROM photographer`);
    expect(rows).toEqual([{ bio: 'Other' }]);
  });

  it('refuses while a studio runs on the database, even when forced to', async () => {
    await backupSource();
    const studio = openDatabase({ connection: target.database.url, log: silentLog });
    await studio.pool.query('SELECT 1');
    await expect(restoreTarget({ force: true })).rejects.toThrow('A studio is running on this database');
    await studio.close();
    await restoreTarget({ force: true });
  });

  it('replaces all or nothing: what goes wrong on the way leaves everything as it was', async () => {
    await mkdir(source.dataDir);
    await writeFile(join(source.dataDir, 'secret.key'), 'the-key\n');
    await backupSource();
    await fillStudio(target.pool);
    const before = await contentOf(target.pool);
    const migrationsDirectory = await migrationsWith('SELECT 1 / 0');
    await expect(restoreTarget({ migrationsDirectory, force: true })).rejects.toThrow('division by zero');
    expect(await contentOf(target.pool)).toEqual(before);
    expect(await readdir(target.dataDir)).toEqual([]);
  });

  it.each([
    ['not a backup', () => writeFile(file, randomBytes(1000))],
    ['cut off', async () => truncate(file, Math.floor((await stat(file)).size / 2))],
    ['another archive', () => repack(async (parts) => writeFile(join(parts, 'manifest.json'), '{"format": "zip"}'))],
    ['without a manifest', () => repack((parts) => rm(join(parts, 'manifest.json')))],
    ['with a changed table', () => repack((parts) => writeFile(join(parts, 'tables/service.copy'), ''))],
    ['without a table', () => repack((parts) => rm(join(parts, 'tables/service.copy')))],
  ])('refuses a file that is %s before it opens the database', async (_, damage) => {
    await backupSource();
    await damage();
    const open = () => Promise.reject(new Error('the database was opened'));
    const attempt = restore(file, { ...restoreOptions(), open });
    await expect(attempt).rejects.toThrow(/(?:is damaged|cannot be read|is no backup)/);
    expect(await readdir(folder)).toEqual(['studio.backup']);
  });
});

describe('the schema', () => {
  it('keeps everything of ours in one place, which is what a backup looks at', async () => {
    const { rows } = await source.pool.query(
      `SELECT DISTINCT table_schema FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(rows).toEqual([{ table_schema: 'public' }]);
  });
});

async function openPlace(name: string): Promise<Place> {
  const database = await createTestDatabase();
  // Not the pool of the database itself: its connections would look like a running studio.
  const pool = plainPool(database.url);
  return { database, pool, dataDir: join(folder, name) };
}

const backupOf = ({ database, dataDir }: Place) =>
  backup(file, { connection: database.url, log: silentLog, dataDir, version: '1.2.3' });

const backupSource = () => backupOf(source);

const restoreOptions = () => ({
  open: () => Promise.resolve({ connection: target.database.url, close: () => Promise.resolve() }),
  log: silentLog,
  dataDir: target.dataDir,
  migrationsDirectory: 'migrations',
  force: false,
});

const restoreTarget = (options: Partial<RestoreOptions> = {}) => restore(file, { ...restoreOptions(), ...options });

const rowsIn = (manifest: Manifest, table: string): number =>
  manifest.tables.find(({ name }) => name === table)?.rows ?? 0;

/** The migrations of this version and one of a later version. */
async function migrationsWith(statement: string): Promise<string> {
  const directory = join(folder, 'migrations');
  await cp('migrations', directory, { recursive: true });
  await writeFile(join(directory, '99991231T2359_next.sql'), statement);
  return directory;
}

async function repack(change: (parts: string) => Promise<void>): Promise<void> {
  const parts = await mkdtemp(join(tmpdir(), 'fb-test-parts-'));
  await unpackArchive(file, parts);
  await change(parts);
  await packArchive(parts, await readdir(parts), file);
  await rm(parts, { recursive: true });
}
