import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from '../database/database.ts';
import { databaseOn } from '../database/database-on.ts';
import { migrationLock, stateOfApplied } from '../database/migrations/migrate.ts';
import type { Log } from '../log.ts';
import { roomToUnpack, unpackArchive } from './archive.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { importDatabase } from './import-database.ts';
import { prepareFiles } from './kept-files.ts';
import { type Manifest, readVerifiedManifest } from './manifest.ts';
import { ownTables } from './own-tables.ts';

/** An open database. */
export interface OpenedDatabase extends Pick<DatabaseOptions, 'connection'> {
  close(): Promise<void>;
}

export interface RestoreOptions {
  /** Opens the database to restore into. Called only after the backup has been verified. */
  readonly open: () => Promise<OpenedDatabase>;
  readonly log: Log;
  readonly dataDir: string;
  readonly migrationsDirectory: string;
  /** Whether to replace a studio that already holds data. */
  readonly force: boolean;
  /**
   * Called with the database before it is replaced. Returns a function that completes the restored database in the same
   * transaction.
   */
  readonly carryOver?: (before: Database) => Promise<(restored: Database) => Promise<void>>;
}

/**
 * Restores the studio from a backup, completely or not at all. The backup may come from another database or an older
 * version: its data is migrated to this version. It is unpacked beside the file or in DATA_DIR, never in the folder for
 * temporary files, which may be small. Throws BackupRefusal.
 */
export const restore = async (file: string, options: RestoreOptions): Promise<Manifest> => {
  const directory = await roomToUnpack(file, options.dataDir);
  try {
    await unpackArchive(file, directory);
    const manifest = await readVerifiedManifest(directory, file);
    await refuseUnknownMigrations(manifest, options.migrationsDirectory);
    const target = await options.open();
    try {
      await restoreInto(target, manifest, directory, options);
    } finally {
      await target.close();
    }
    return manifest;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const restoreInto = async (
  { connection }: OpenedDatabase,
  manifest: Manifest,
  directory: string,
  { log, dataDir, migrationsDirectory, force, carryOver }: RestoreOptions,
): Promise<void> => {
  const { pool, close } = openDatabase({ connection, log, maxConnections: 2, noTimeouts: true });
  try {
    const client = await pool.connect();
    try {
      await refuseRunningStudio(client);
      // A studio that starts meanwhile waits for this lock before it reads the schema.
      await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      if (!force) await refuseExistingData(client);
      await mkdir(dataDir, { recursive: true });
      const files = await prepareFiles(
        manifest.files.map(({ path }) => join(directory, path)),
        dataDir,
      );
      try {
        await client.query(`BEGIN; SET LOCAL lock_timeout = '10s'`);
        const finish = await carryOver?.(databaseOn(client));
        await importDatabase(client, manifest, directory, migrationsDirectory);
        await finish?.(databaseOn(client));
        await client.query('COMMIT');
        await files.settle();
        await client.query('ANALYZE');
      } catch (error) {
        throw withoutRoom(error) ?? error;
      } finally {
        await files.discard();
      }
    } finally {
      // Closed instead of returned to the pool: this ends an open transaction and releases the lock.
      client.release(true);
    }
  } finally {
    await close();
  }
};

/** A database whose disk is full names the file that it could not extend. */
const withoutRoom = (error: unknown): BackupRefusal | undefined =>
  error instanceof Error && 'code' in error && error.code === '53100'
    ? new BackupRefusal(`The database has no room: ${error.message}. Nothing was changed.`)
    : undefined;

const refuseUnknownMigrations = async ({ migrations, product_version }: Manifest, directory: string): Promise<void> => {
  const { applied, pending, unknown, isTooOld, former } = await stateOfApplied(migrations, directory);
  if (isTooOld) {
    throw new BackupRefusal(
      `The backup was made by FotoBooking ${product_version} before the first release, and without the last change of ` +
        `that time (${former.names.at(-1)}): restore it with the last version before the release, and use the backup ` +
        'that this version makes.',
    );
  }
  const isUnbroken = pending.every((name) => name > (applied.at(-1) ?? ''));
  if (unknown.length === 0 && isUnbroken) return;
  throw new BackupRefusal(
    `The backup was made by FotoBooking ${product_version}, which this version does not understand: update it first.`,
  );
};

const refuseRunningStudio = async (client: PoolClient): Promise<void> => {
  // The connections of a studio that has just stopped may remain visible for a moment.
  for (const patience of [200, 400, 800, 0]) {
    const { rows } = await client.query(`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'fotobooking' AND pid <> pg_backend_pid()`);
    if (rows.length === 0) return;
    await delay(patience);
  }
  throw new BackupRefusal('A studio is running on this database: stop it first.');
};

const refuseExistingData = async (client: PoolClient): Promise<void> => {
  const filled: string[] = [];
  for (const { name } of await ownTables(client)) {
    const { rows } = await client.query(`SELECT FROM ${escapeIdentifier(name)} LIMIT 1`);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new BackupRefusal(
    `This database already holds data (${filled.join(', ')}): --force replaces it by the backup, for good.`,
  );
};
