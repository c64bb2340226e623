import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupRefusal } from './backup-refusal.ts';
import { type Manifest, measurePart, type Part } from './manifest.ts';
import { ownTables, sequencePositions } from './own-tables.ts';

type DatabasePart = Pick<Manifest, 'postgres_version' | 'migrations' | 'tables' | 'sequences'>;

/** Writes all data as of one snapshot into files under `directory`. Concurrent writes continue. */
export const exportDatabase = async (client: PoolClient, directory: string): Promise<DatabasePart> => {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
      SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex'`);
    const migrations = await appliedMigrations(client);
    const tables: DatabasePart['tables'] = [];
    await mkdir(join(directory, 'tables'));
    for (const { name, columns } of await ownTables(client)) {
      const list = columns.map((column) => escapeIdentifier(column)).join(', ');
      const path = `tables/${encodeURIComponent(name)}.copy`;
      const copied = await copyOut(client, `COPY ${escapeIdentifier(name)} (${list}) TO STDOUT`, directory, path);
      tables.push({ name, columns: [...columns], ...copied });
    }
    const sequences = await sequencePositions(client);
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return { postgres_version: rows[0]?.server_version ?? '', migrations, tables, sequences: [...sequences] };
  } finally {
    await client.query('ROLLBACK');
  }
};

export const appliedMigrations = async (client: PoolClient): Promise<string[]> => {
  const { rows: found } = await client.query(`SELECT WHERE to_regclass('kysely_migration') IS NOT NULL`);
  if (found.length === 0) throw new BackupRefusal('There is no studio in this database yet: nothing to back up.');
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map(({ name }) => name);
};

const copyOut = async (
  client: PoolClient,
  statement: string,
  directory: string,
  path: string,
): Promise<Part & { rows: number }> => {
  const rows = client.query(copyTo(statement));
  await pipeline(rows, createWriteStream(join(directory, path), { mode: 0o600 }));
  return { ...(await measurePart(directory, path)), rows: rows.rowCount };
};
