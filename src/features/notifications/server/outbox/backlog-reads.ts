import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** The state of the outbox, for monitoring. */
export interface OutboxBacklog {
  /** Messages that have yet to be sent. */
  readonly waiting: number;
  /** How long the oldest due message has been waiting, in ms; 0 if there is none. */
  readonly oldest_ms: number;
  /** Messages that have failed. */
  readonly failed: number;
}

/** Counts waiting and failed messages; `now` is epoch ms. A message with a later retry is not overdue, and one that was planned for a day waits from then on. */
export const outboxBacklog = async (db: Database, now: number): Promise<OutboxBacklog> => {
  const { rows } = await sql<OutboxBacklog>`
    SELECT count(*) AS waiting,
           coalesce(max(extract(epoch FROM ${at(now)}::timestamptz - coalesce(send_at, created_at)) * 1000)
                      FILTER (WHERE next_attempt_at <= ${at(now)}), 0)::float8 AS oldest_ms,
           (SELECT count(*) FROM message WHERE status = 'failed') AS failed
    FROM message WHERE status = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, oldest_ms: 0, failed: 0 };
};
