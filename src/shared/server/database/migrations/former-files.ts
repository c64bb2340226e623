import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';

/**
 * Before the first release the schema was made by many more files. Those of today replace them, and a database or a
 * backup that has had all of them goes on with the files of today (decision 0050). What is needed for that lies in the
 * folder `former` of the migrations.
 */
export interface FormerFiles {
  /** Their names, in order. */
  readonly names: readonly string[];
  /** The names of today's files that replace them. */
  readonly replacements: readonly string[];
}

/** Files that describe the schema have a number; those that change it have a time. */
const isOfSchema = (name: string): boolean => /^\d{3}_/.test(name);

/** Reads which files were replaced by which of `known`, the files of today. */
export const formerFiles = async (directory: string, known: readonly string[]): Promise<FormerFiles> => {
  const text = await readFormer(directory, 'names.txt');
  return { names: text.split('\n').filter((name) => name !== ''), replacements: known.filter(isOfSchema) };
};

/** Whether somebody has had all of the former files. */
export const hadFormerFiles = (applied: readonly string[], { names }: FormerFiles): boolean =>
  names.every((name, index) => applied[index] === name);

/** What was applied, with the names of today. */
export const inNamesOfToday = (applied: readonly string[], former: FormerFiles): readonly string[] =>
  hadFormerFiles(applied, former) ? [...former.replacements, ...applied.slice(former.names.length)] : applied;

/** Creates the tables as backups of that time contain them, in the new, empty schema. */
export const prepareFormerTables = async (client: PoolClient, directory: string): Promise<void> =>
  void (await client.query(await readFormer(directory, 'tables-of-backup.sql')));

/** Turns the former schema into that of today. */
export const adoptFormerSchema = async (client: PoolClient, directory: string): Promise<void> =>
  void (await client.query(await readFormer(directory, 'adopt.sql')));

/** Records today's files instead of the former ones. They keep the time of the first, so that they precede later ones. */
export const renameFormerFiles = async (client: PoolClient, { names, replacements }: FormerFiles): Promise<void> => {
  await client.query(
    `WITH gone AS (DELETE FROM kysely_migration WHERE name = ANY ($1) RETURNING timestamp)
     INSERT INTO kysely_migration (name, timestamp)
     SELECT unnest($2::text[]), (SELECT min(timestamp) FROM gone)`,
    [names, replacements],
  );
};

const readFormer = (directory: string, name: string): Promise<string> =>
  readFile(join(directory, 'former', name), 'utf8');
