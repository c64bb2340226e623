import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate, migrationNames } from '../database/migrations/migrate.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { restore } from './restore.ts';
import { backupPlaces } from './testing/backup-places.ts';
import { contentOf, fillStudio } from './testing/sample-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const { folder, file, source, target, backupSource, restoreOptions, restoreTarget } = backupPlaces();

describe('a restore', () => {
  it('migrates the data of an older version to this one', async () => {
    await backupSource();
    const migrationsDirectory = await migrationsWith(`
      ALTER TABLE photographer ADD COLUMN nickname text;
      UPDATE photographer SET nickname = 'die ' || name;`);
    await restoreTarget({ migrationsDirectory });
    const { rows } = await target().pool.query(`SELECT nickname FROM photographer WHERE name = 'Boris'`);
    expect(rows).toEqual([{ nickname: 'die Boris' }]);
  });

  it('disables triggers, because the data already contains their effects', async () => {
    const migrationsDirectory = await migrationsWith(`
      CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.name := NEW.name || '!'; RETURN NEW; END $$;
      CREATE TRIGGER shout BEFORE INSERT ON photographer FOR EACH ROW EXECUTE FUNCTION shout();`);
    await migrate({ connection: source().database.url, log: silentLog }, migrationsDirectory);
    await backupSource();
    await restoreTarget({ migrationsDirectory });
    expect(await contentOf(target().pool)).toEqual(await contentOf(source().pool));
    const { rows } = await target().pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Eva')
                                              RETURNING name`);
    expect(rows).toEqual([{ name: 'Eva!' }]);
  });

  it('refuses a backup of a newer version', async () => {
    await backupSource();
    const migrationsDirectory = join(folder(), 'migrations');
    await cp('migrations', migrationsDirectory, { recursive: true });
    const newest = (await migrationNames(migrationsDirectory)).at(-1) ?? '';
    await rm(join(migrationsDirectory, `${newest}.sql`));
    await expect(restoreTarget({ migrationsDirectory })).rejects.toThrow(/FotoBooking 1\.2\.3.*update it first/);
  });

  it('refuses to replace a studio with data unless forced', async () => {
    await backupSource();
    await target().pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Other')`);
    const before = await contentOf(target().pool);
    await expect(restoreTarget()).rejects.toThrow(/already holds data \(photographer, resource, lane\).*--force/);
    expect(await contentOf(target().pool)).toEqual(before);
    await restoreTarget({ force: true });
    expect(await contentOf(target().pool)).toEqual(await contentOf(source().pool));
  });

  it('applies data of the replaced database to the restored one in the same transaction (G11)', async () => {
    await backupSource();
    await target().pool.query(`INSERT INTO photographer (id, name) VALUES (gen_random_uuid(), 'Other')`);
    const before = await contentOf(target().pool);
    const carryOver = async (replaced: Database) => {
      const known = await sql<{ name: string }>`SELECT name FROM photographer`.execute(replaced);
      return async (restored: Database) =>
        void (await sql`UPDATE photographer SET bio = ${known.rows[0]?.name ?? null}`.execute(restored));
    };
    const failing = () => Promise.resolve(() => Promise.reject(new Error('not applied')));
    await expect(restoreTarget({ force: true, carryOver: failing })).rejects.toThrow('not applied');
    expect(await contentOf(target().pool)).toEqual(before);
    await restoreTarget({ force: true, carryOver });
    const { rows } = await target().pool.query(`SELECT DISTINCT bio FROM photographer`);
    expect(rows).toEqual([{ bio: 'Other' }]);
  });

  it('refuses while a studio runs on the database, even if forced', async () => {
    await backupSource();
    const studio = openDatabase({ connection: target().database.url, log: silentLog });
    await studio.pool.query('SELECT 1');
    await expect(restoreTarget({ force: true })).rejects.toThrow('A studio is running on this database');
    await studio.close();
    await restoreTarget({ force: true });
  });

  it('replaces everything or, after any error, nothing', async () => {
    await mkdir(source().dataDir);
    await writeFile(join(source().dataDir, 'secret.key'), 'the-key\n');
    await backupSource();
    await fillStudio(target().pool);
    const before = await contentOf(target().pool);
    const migrationsDirectory = await migrationsWith('SELECT 1 / 0');
    await expect(restoreTarget({ migrationsDirectory, force: true })).rejects.toThrow('division by zero');
    expect(await contentOf(target().pool)).toEqual(before);
    expect(await readdir(target().dataDir)).toEqual([]);
  });

  it.each([
    ['not a backup', () => writeFile(file(), randomBytes(1000))],
    ['cut off', async () => truncate(file(), Math.floor((await stat(file())).size / 2))],
    ['another archive', () => repack(async (parts) => writeFile(join(parts, 'manifest.json'), '{"format": "zip"}'))],
    ['without a manifest', () => repack((parts) => rm(join(parts, 'manifest.json')))],
    ['with a changed table', () => repack((parts) => writeFile(join(parts, 'tables/service.copy'), ''))],
    ['without a table', () => repack((parts) => rm(join(parts, 'tables/service.copy')))],
  ])('refuses a file that is %s before it opens the database', async (_, damage) => {
    await backupSource();
    await damage();
    const open = () => Promise.reject(new Error('the database was opened'));
    const attempt = restore(file(), { ...restoreOptions(), open });
    await expect(attempt).rejects.toThrow(/(?:is damaged|cannot be read|is not a backup)/);
    expect(await readdir(folder())).toEqual(['studio.backup']);
  });
});

/** The migrations of this version and one of a later version. */
async function migrationsWith(statement: string): Promise<string> {
  const directory = join(folder(), 'migrations');
  await cp('migrations', directory, { recursive: true });
  await writeFile(join(directory, '99991231T2359_next.sql'), statement);
  return directory;
}

async function repack(change: (parts: string) => Promise<void>): Promise<void> {
  const parts = await mkdtemp(join(tmpdir(), 'fb-test-parts-'));
  await unpackArchive(file(), parts);
  await change(parts);
  await packArchive(parts, await readdir(parts), file());
  await rm(parts, { recursive: true });
}
