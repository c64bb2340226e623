import { type RawBuilder, sql } from 'kysely';
import { type Result, refused } from '#shared/kernel/result.ts';
import type { Database } from '../database/database.ts';
import { type CurrentReads, keeping } from './current-reads.ts';

/** More than the studio ever changes between a decision and its write. */
const mostAttempts = 10;

/**
 * Decides from cached reads of settings, services, photographers and exceptions, and writes what was decided. The data
 * may be stale: a refusal is returned only if its edition is still current, and `write` compares the edition in the
 * statement that writes and returns 'outdated' if another one is current. The decision is then repeated from data read
 * again. Returns 'contended' if the studio was changed during each of ten attempts.
 */
export const decideOnEdition = async <Decision, Refusal, Outcome>(
  db: Database,
  decide: (reads: CurrentReads) => Promise<Result<Decision, Refusal>>,
  write: (decision: Decision, edition: string) => Promise<Result<Outcome, 'outdated'>>,
): Promise<Result<Outcome, Refusal | 'contended'>> => {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const reads = await editionReads(db);
    const decision = await decide(reads);
    if (decision.ok) {
      const written = await write(decision.value, reads.edition);
      if (written.ok) return written;
    } else if ((await selectEdition(db)) === reads.edition) {
      return decision;
    }
    editions.delete(db);
  }
  return refused('contended');
};

/** Cached reads of one edition of the studio (decision 0009). */
interface EditionReads extends CurrentReads {
  /** The edition, read before anything else. Every change of the data assigns a new one. */
  readonly edition: string;
}

/**
 * Returns the cached reads of this process, which may be stale: use them in a decision that `decideOnEdition` verifies, or
 * right after one.
 */
export const editionReads = (db: Database): Promise<EditionReads> => {
  const known = editions.get(db);
  if (known) return known;
  const reading = selectEdition(db).then((edition): EditionReads => ({ edition, of: keeping(new Map()) }));
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
