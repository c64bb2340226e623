import { sql } from 'kysely';
import { type CurrentReads, keeping } from './current-reads.ts';
import type { Database } from './database.ts';

/** What was read of settings, services, photographers and exceptions on one edition of the studio (decision 0009). */
export interface EditionReads extends CurrentReads {
  /** Was asked for before anything was read: what has changed since has another one. */
  readonly edition: string;
}

/**
 * What this process remembers. It may be out of date: whoever decides by it lets the statement that writes compare the
 * edition, and asks `isCurrentEdition` before telling anybody no.
 */
export const editionReads = (db: Database): Promise<EditionReads> => {
  const known = memories.get(db);
  if (known) return known;
  const reading = selectEdition(db).then((edition): EditionReads => ({ edition, of: keeping(new Map()) }));
  memories.set(db, reading);
  reading.catch(() => memories.delete(db));
  return reading;
};

/** Whether nothing of it has changed; if something has, it is forgotten. */
export const isCurrentEdition = async (db: Database, { edition }: EditionReads): Promise<boolean> => {
  const isCurrent = (await selectEdition(db)) === edition;
  if (!isCurrent) forgetEditions(db);
  return isCurrent;
};

/** Lets everything be read anew. */
export const forgetEditions = (db: Database): void => {
  memories.delete(db);
};

const memories = new WeakMap<Database, Promise<EditionReads>>();

const selectEdition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ edition: string }>`SELECT edition FROM studio_edition`.execute(db);
  return rows[0]?.edition ?? '';
};
