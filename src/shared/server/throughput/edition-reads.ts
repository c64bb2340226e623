import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type CurrentReads, keeping } from './current-reads.ts';

/** More than the studio ever changes between a decision and its write. */
const mostAttempts = 10;

/**
 * Yields the cached reads of settings, services, photographers and exceptions for each attempt to decide and write. They
 * may be stale: whoever decides returns a refusal only if `isCurrent`, and the statement that writes compares the edition
 * and writes nothing if another one is current. Then the loop goes on, with data read again. It ends after ten attempts:
 * the studio was changed during each of them.
 */
export async function* editionAttempts(db: Database): AsyncGenerator<EditionReads, void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    yield await editionReads(db);
    editions.delete(db);
  }
}

/** Cached reads of one edition of the studio (decision 0009). */
interface EditionReads extends CurrentReads {
  /** The edition, read before anything else. Every change of the data assigns a new one. */
  readonly edition: string;
  /** Whether it is still the stored one. */
  isCurrent(): Promise<boolean>;
}

/**
 * Returns the cached reads of this process, which may be stale: use them in a decision that is verified, or right
 * after one.
 */
export const editionReads = (db: Database): Promise<EditionReads> => {
  const known = editions.get(db);
  if (known) return known;
  const reading = selectEdition(db).then(
    (edition): EditionReads => ({
      edition,
      of: keeping(new Map()),
      isCurrent: async () => (await selectEdition(db)) === edition,
    }),
  );
  editions.set(db, reading);
  reading.catch(() => editions.delete(db));
  return reading;
};

/** SQL for the current edition, for the statement that writes. */
export const storedEdition: RawBuilder<string> = sql`(SELECT edition FROM studio_edition)`;

const editions = new WeakMap<Database, Promise<EditionReads>>();

const selectEdition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ edition: string | null }>`SELECT ${storedEdition} AS edition`.execute(db);
  return rows[0]?.edition ?? '';
};
