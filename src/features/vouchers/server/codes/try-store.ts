import { sql } from 'kysely';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';

/** Whose tries are counted, and how many unknown codes they may try in an hour. */
export interface TryLimit {
  /** The ID of an administrator, or who looks at the public page. */
  readonly actor: string;
  readonly most: number;
}

/** Counts a try. Returns false, having counted nothing, if there were too many within an hour. */
export const countTry = async (db: Database, { actor, most }: TryLimit, now: number): Promise<boolean> => {
  const begin = at(now - HOUR);
  const { rows } = await sql`
    INSERT INTO voucher_try AS counted (actor, since, tries) VALUES (${actor}, ${at(now)}, 1)
    ON CONFLICT (actor) DO UPDATE SET
      tries = CASE WHEN counted.since <= ${begin} THEN 1 ELSE counted.tries + 1 END,
      since = CASE WHEN counted.since <= ${begin} THEN excluded.since ELSE counted.since END
    WHERE counted.since <= ${begin} OR counted.tries < ${most}
    RETURNING tries`.execute(db);
  return rows.length > 0;
};

/** Takes a try back: the code was known, or was not looked at. */
export const forgetTry = async (db: Database, actor: string): Promise<void> => {
  await sql`UPDATE voucher_try SET tries = tries - 1 WHERE actor = ${actor} AND tries > 0`.execute(db);
  await sql`DELETE FROM voucher_try WHERE actor = ${actor} AND tries = 0`.execute(db);
};

/** How many seconds it takes until tries count anew, at least one. */
export const secondsOfTries = async (db: Database, actor: string, now: number): Promise<number> => {
  const { rows } = await sql<{ since: number }>`SELECT since FROM voucher_try WHERE actor = ${actor}`.execute(db);
  const since = rows[0]?.since ?? now - HOUR;
  return Math.max(1, Math.ceil((since + HOUR - now) / 1000));
};

/** Deletes the counts that are older than an hour; `now`: epoch ms. */
export const forgetVoucherTries = async (db: Database, now: number): Promise<void> => {
  await sql`DELETE FROM voucher_try WHERE since <= ${at(now - HOUR)}`.execute(db);
};
