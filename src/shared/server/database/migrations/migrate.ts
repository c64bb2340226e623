import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, type MigrationResultSet, Migrator, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { StartRefusal } from '../../start-refusal.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database.ts';
import { databaseOn } from '../database-on.ts';
import {
  adoptFormerSchema,
  type FormerFiles,
  formerFiles,
  hadFormerFiles,
  inNamesOfToday,
  renameFormerFiles,
} from './former-files.ts';

// Advisory lock: of several processes that start at once, one migrates and the others wait. The number is arbitrary.
export const migrationLock = 7_203_941;

/**
 * Migrates the database to the newest schema, under a lock and in one transaction. A failure leaves the previous state
 * and the error names the file. Returns the names of the applied migrations.
 */
export const migrate = async (options: DatabaseOptions, directory: string): Promise<readonly string[]> => {
  const { db, pool, close } = openDatabase({ ...options, maxConnections: 2, noTimeouts: true });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      const state = await schemaState(db, directory);
      if (state.isTooOld) throw tooOldDatabase(state);
      if (state.unknown.length > 0) throw newerDatabase(state.unknown);
      if (state.isFormer) return await goOnFromFormerFiles(lock, directory, state.former);
      return applied(await migrator(db, directory).migrateToLatest());
    } finally {
      // Closing the connection also releases the lock.
      lock.release(true);
    }
  } finally {
    await close();
  }
};

/** Compares what a database or a backup has had with the migrations of this version. */
export interface SchemaState {
  /** The applied migrations, in order and with the names of today; empty if the database has never been used. */
  readonly applied: readonly string[];
  /** Migrations of this version that have not been applied. */
  readonly pending: readonly string[];
  /** Applied migrations that this version does not have: they are from a newer version. */
  readonly unknown: readonly string[];
  /** Whether it has had the files that those of today replace. */
  readonly isFormer: boolean;
  /** Whether it has had only some of these, or something else: this version cannot continue from there. */
  readonly isTooOld: boolean;
  readonly former: FormerFiles;
}

/** Compares the applied migrations of a database with those in `directory`. */
export const schemaState = async (db: Database, directory: string): Promise<SchemaState> =>
  stateOfApplied(await appliedNames(db), directory);

/** Compares applied migrations with those in `directory`. */
export const stateOfApplied = async (names: readonly string[], directory: string): Promise<SchemaState> => {
  const known = await migrationNames(directory);
  const former = await formerFiles(directory, known);
  const today = inNamesOfToday(names, former);
  return {
    applied: today,
    pending: known.filter((name) => !today.includes(name)),
    unknown: today.filter((name) => !known.includes(name)),
    isFormer: hadFormerFiles(names, former),
    isTooOld: today.length > 0 && !former.replacements.some((name) => today.includes(name)),
    former,
  };
};

/** In one transaction on the connection that holds the lock, which its end rolls back if something fails. */
const goOnFromFormerFiles = async (
  client: PoolClient,
  directory: string,
  former: FormerFiles,
): Promise<readonly string[]> => {
  await client.query('BEGIN');
  try {
    await adoptFormerSchema(client, directory);
    await renameFormerFiles(client, former);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Going on from the former schema failed, nothing was changed: ${reason}`, { cause: error });
  }
  const later = await migratorWithin(client, directory).migrateToLatest();
  await client.query('COMMIT');
  return [...former.replacements, ...later];
};

const appliedNames = async (db: Database): Promise<readonly string[]> => {
  const { rows: found } = await sql`SELECT WHERE to_regclass('kysely_migration') IS NOT NULL`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
};

const newerDatabase = (unknown: readonly string[]): StartRefusal =>
  new StartRefusal(
    `This database belongs to a newer version of FotoBooking (it has had ${unknown.at(-1)}): ` +
      'start that version, or restore a backup made before it.',
  );

const tooOldDatabase = ({ applied: had, former }: SchemaState): StartRefusal =>
  new StartRefusal(
    `This database was made before the first release of FotoBooking and has not had its last change (its last one is ` +
      `${had.at(-1)}, not ${former.names.at(-1)}): start the last version before the release on it once, then this ` +
      'one. Nothing was changed.',
  );

/** Migrates on one connection, inside the transaction that the caller has begun there. */
export const migratorWithin = (client: PoolClient, directory: string) => {
  const db = databaseOn(client);
  const getMigrations = async (): Promise<Record<string, Migration>> => {
    const files = Object.entries(await sqlFiles(directory));
    return Object.fromEntries(
      files.map(([name, file]) => [name, { up: (trx) => withSavepoint(trx, () => file.up(trx)) }]),
    );
  };
  const within = new Migrator({ db, provider: { getMigrations }, disableTransactions: true });
  return {
    migrateTo: async (name: string) => applied(await within.migrateTo(name)),
    migrateToLatest: async () => applied(await within.migrateToLatest()),
  };
};

/** The names of this version's migrations, in order. */
export const migrationNames = async (directory: string): Promise<string[]> => {
  const files = await readdir(directory);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
};

const migrator = (db: Database, directory: string): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => sqlFiles(directory) } });

/** The migrator still sends statements after a failure, which an aborted transaction would refuse. */
const withSavepoint = async (db: Database, work: () => Promise<void>): Promise<void> => {
  await sql`SAVEPOINT migration`.execute(db);
  try {
    await work();
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT migration`.execute(db);
    throw error;
  }
  await sql`RELEASE SAVEPOINT migration`.execute(db);
};

const applied = ({ error, results = [] }: MigrationResultSet): readonly string[] => {
  const failed = results.find((result) => result.status === 'Error');
  if (!error && !failed) return results.map((result) => result.migrationName);
  const reason = error instanceof Error ? error.message : String(error);
  // No migration is named if the connection was lost.
  const what = failed ? `Migration ${failed.migrationName}` : 'Migrating';
  throw new Error(`${what} failed, nothing was changed: ${reason}`, { cause: error });
};

const sqlFiles = async (directory: string): Promise<Record<string, Migration>> => {
  const files = (await migrationNames(directory)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(directory, `${name}.sql`), 'utf8');
    return [name, { up: async (trx) => void (await sql.raw(text).execute(trx)) }];
  });
  return Object.fromEntries(await Promise.all(files));
};
