import { type RawBuilder, sql } from 'kysely';
import { type CurrentReads, keeping } from './current-reads.ts';
import type { Database } from './database.ts';

/** Cached reads of settings, services, photographers and exceptions, for one edition of the studio (decision 0009). */
export interface EditionReads extends CurrentReads {
  /** The edition, read before anything else. Every change of the data assigns a new one. */
  readonly edition: string;
}

/**
 * Returns this process's cached reads, which may be stale. A caller that decides with them compares the edition in the
 * statement that writes, and calls `isCurrentEdition` before refusing a request.
 */
export const editionReads = (db: Database): Promise<EditionReads> => {
  const known = memories.get(db);
  if (known) return known;
  const reading = selectEdition(db).then((edition): EditionReads => ({ edition, of: keeping(new Map()) }));
  memories.set(db, reading);
  reading.catch(() => memories.delete(db));
  return reading;
};

/** Whether the edition is still current. If it is not, the cache is cleared. */
export const isCurrentEdition = async (db: Database, { edition }: EditionReads): Promise<boolean> => {
  const isCurrent = (await selectEdition(db)) === edition;
  if (!isCurrent) forgetEditions(db);
  return isCurrent;
};

/** Clears the cache. */
export const forgetEditions = (db: Database): void => {
  memories.delete(db);
};

/** SQL for the current edition. */
export const storedEdition: RawBuilder<string> = sql`(SELECT edition FROM studio_edition)`;

const memories = new WeakMap<Database, Promise<EditionReads>>();

const selectEdition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ edition: string | null }>`SELECT ${storedEdition} AS edition`.execute(db);
  return rows[0]?.edition ?? '';
};
