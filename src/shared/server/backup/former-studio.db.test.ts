import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { migrate, migrationNames } from '../database/migrations/migrate.ts';
import { makeFormer } from '../database/testing/former-schema.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import { backupBeforeUpgrade } from './backup-before-upgrade.ts';
import { restore } from './restore.ts';
import { backupPlaces } from './testing/backup-places.ts';
import { contentOf } from './testing/sample-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const { source, target, backupSource, restoreOptions, restoreTarget } = backupPlaces();

/** Turns the studio into one of that time, with rows that only it could have. */
const makeSourceFormer = async (): Promise<void> => {
  const { pool } = source();
  await makeFormer(pool);
  await pool.query('UPDATE booking SET daily_limited = NULL');
  await pool.query(`
    INSERT INTO calendar_feed (photographer_id, token_hash, sealed_token, created_at)
    SELECT id, 'x', 'sealed', now() FROM photographer WHERE name = 'Boris'`);
};
const migrateSource = () => migrate({ connection: source().database.url, log: silentLog }, 'migrations');

it('a backup made with the former files is restored as the database itself goes on (SRV-65)', async () => {
  await makeSourceFormer();
  await backupSource();
  await migrateSource();
  await restoreTarget();
  const { booking: bookings, ...others } = await contentOf(target().pool);
  const { booking: expected, ...expectedOthers } = await contentOf(source().pool);
  expect(others).toEqual(expectedOthers);
  expect(bookings).toEqual(expected);
  expect(others['calendar_feed']).toHaveLength(1);
  const { rows } = await target().pool.query('SELECT name FROM kysely_migration ORDER BY name');
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames('migrations'));
});

it('a backup made without the last of the former files is refused in one sentence, and nothing is changed', async () => {
  await makeSourceFormer();
  await source().pool.query(`DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)`);
  await backupSource();
  const before = await contentOf(target().pool);
  await expect(restoreTarget({ force: true })).rejects.toThrow(
    /^The backup was made by FotoBooking 1\.2\.3 before the first release[^\n]*restore it with the last version before/,
  );
  expect(await contentOf(target().pool)).toEqual(before);
});

it('before a database goes on from the former files, a backup is written that can be restored', async () => {
  await makeSourceFormer();
  const { dataDir, database } = source();
  const options = {
    connection: database.url,
    log: silentLog,
    dataDir,
    version: '1.2.3',
    migrationsDirectory: 'migrations',
  };
  await backupBeforeUpgrade(options);
  await migrateSource();
  expect(await backupBeforeUpgrade(options)).toBeUndefined();
  const [file = ''] = await readdir(join(dataDir, 'backups'));
  await restore(join(dataDir, 'backups', file), restoreOptions());
  expect((await contentOf(target().pool))['photographer']).toEqual((await contentOf(source().pool))['photographer']);
});
