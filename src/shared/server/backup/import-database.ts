import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { adoptFormerSchema, prepareFormerTables } from '../database/migrations/former-files.ts';
import { migratorWithin, stateOfApplied } from '../database/migrations/migrate.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { Manifest } from './manifest.ts';
import { disableTriggers, dropOwnObjects, type OwnTable, ownTables } from './own-tables.ts';

/**
 * Replaces everything in the database by the backup unpacked in `directory`, in the caller's transaction: creates the
 * schema of the backup, loads the data, then applies later migrations.
 *
 * Triggers are disabled meanwhile, because the data already contains their effects. All constraints are enforced at the
 * end.
 */
export const importDatabase = async (
  client: PoolClient,
  manifest: Manifest,
  directory: string,
  migrationsDirectory: string,
): Promise<void> => {
  const migrator = migratorWithin(client, migrationsDirectory);
  await dropOwnObjects(client);
  const { applied, isFormer } = await stateOfApplied(manifest.migrations, migrationsDirectory);
  await migrator.migrateTo(applied.at(-1) ?? '');
  if (isFormer) await prepareFormerTables(client, migrationsDirectory);
  const enableTriggers = await disableTriggers(client);
  await emptyTables(client, manifest);
  await client.query(`SET CONSTRAINTS ALL DEFERRED; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'`);
  for (const { name, columns, ...part } of manifest.tables) {
    const list = columns.map((column) => escapeIdentifier(column)).join(', ');
    await copyIn(client, `COPY ${escapeIdentifier(name)} (${list}) FROM STDIN`, directory, part);
  }
  for (const { name, last_value, is_called } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [escapeIdentifier(name), last_value, is_called]);
  }
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await enableTriggers();
  if (isFormer) await adoptFormerSchema(client, migrationsDirectory);
  await migrator.migrateToLatest();
};

/** A migration may insert rows of its own; the backup contains them as they were. */
const emptyTables = async (client: PoolClient, manifest: Manifest): Promise<void> => {
  const shape = (tables: readonly OwnTable[]): string =>
    tables
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
      .sort()
      .join();
  const tables = await ownTables(client);
  if (shape(tables) !== shape(manifest.tables)) {
    throw new BackupRefusal('The tables of the backup are not those that its migrations create. Nothing was changed.');
  }
  await client.query(`TRUNCATE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
};

const copyIn = async (
  client: PoolClient,
  statement: string,
  directory: string,
  { path, rows }: { path: string; rows: number },
): Promise<void> => {
  const target = client.query(copyFrom(statement));
  await pipeline(createReadStream(join(directory, path)), target);
  if (target.rowCount !== rows)
    throw new BackupRefusal(`${path} has ${target.rowCount} rows instead of ${rows}. Nothing was changed.`);
};
