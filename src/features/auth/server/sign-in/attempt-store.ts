import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/**
 * Serialises the transactions that count for one of these subjects, across all processes, until the transaction ends.
 */
export const lockSubjects = async (trx: Database, subjects: readonly Buffer[]): Promise<void> => {
  // Always locked in the same order, so that no deadlock occurs.
  const keys = subjects.map((subject) => subject.readBigInt64BE()).toSorted((a, b) => (a < b ? -1 : 1));
  const locks = keys.map((key) => sql`pg_advisory_xact_lock(${String(key)}::bigint)`);
  await sql`SELECT ${sql.join(locks)}`.execute(trx);
};

/**
 * Returns the number of failed attempts for each subject within `window` ms before now. Attempts up to `window` ms
 * after now count as well, because the clocks of processes differ a little; entries further in the future come from a
 * wrong clock and must not lock anyone out.
 */
export const countFailures = async (
  db: Database,
  subjects: readonly Buffer[],
  now: number,
  window: number,
): Promise<number[]> => {
  const [from, to] = [at(now - window), at(now + window)];
  const counts = subjects.map(
    (subject) => sql`(SELECT count(*)::int FROM failed_sign_in
                      WHERE subject = ${subject} AND at > ${from} AND at < ${to})`,
  );
  const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(db);
  return rows[0]?.counts ?? [];
};

interface NewAttempt {
  readonly id: string;
  readonly subjects: readonly Buffer[];
  /** Hash of the e-mail address of the attempt; null if it concerns none. */
  readonly about: Buffer | null;
  /** Epoch ms. */
  readonly at: number;
  readonly forgetBefore: number;
}

/** Records an attempt for all its subjects, and deletes those too old to count. */
export const insertAttempt = async (trx: Database, attempt: NewAttempt): Promise<void> => {
  const values = attempt.subjects.map(
    (subject) => sql`(${subject}::bytea, ${at(attempt.at)}::timestamptz, ${attempt.id}::uuid, ${attempt.about}::bytea)`,
  );
  await sql`
    WITH forgotten AS (DELETE FROM failed_sign_in WHERE at < ${at(attempt.forgetBefore)})
    INSERT INTO failed_sign_in (subject, at, attempt, about) VALUES ${sql.join(values)}`.execute(trx);
};

export const deleteAttempt = async (db: Database, id: string): Promise<void> => {
  await sql`DELETE FROM failed_sign_in WHERE attempt = ${id}`.execute(db);
};

/** Deletes every attempt that concerns an address, under all subjects. */
export const deleteFailuresAbout = async (db: Database, about: Buffer): Promise<void> => {
  await sql`DELETE FROM failed_sign_in WHERE about = ${about}`.execute(db);
};

export const forgetFailures = async (db: Database, subjects: readonly Buffer[]): Promise<void> => {
  if (subjects.length === 0) return;
  await sql`DELETE FROM failed_sign_in WHERE subject IN (${sql.join(subjects)})`.execute(db);
};
