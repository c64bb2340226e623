import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** How the outbox stands, for whoever watches the product. */
export interface MailBacklog {
  /** Messages that still have to go out. */
  readonly waiting: number;
  /** How long the oldest of those that could go out by now has been waiting, in ms; 0 when there is none. */
  readonly oldest_ms: number;
  /** Messages that were given up. */
  readonly failed: number;
}

/** Counts what waits and what was given up; `now` is epoch ms. What is to be tried again later is not overdue. */
export const mailBacklog = async (db: Database, now: number): Promise<MailBacklog> => {
  const { rows } = await sql<MailBacklog>`
    SELECT count(*) AS waiting,
           coalesce(max(extract(epoch FROM ${at(now)}::timestamptz - created_at) * 1000)
                      FILTER (WHERE next_attempt_at <= ${at(now)}), 0)::float8 AS oldest_ms,
           (SELECT count(*) FROM mail WHERE status = 'failed') AS failed
    FROM mail WHERE status = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, oldest_ms: 0, failed: 0 };
};
