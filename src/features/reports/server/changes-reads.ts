import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DateRange } from '#shared/server/date-range.ts';
import type { ChangeCounts } from '../domain/changes.ts';

/** Counts the sessions moved and the events of the waiting list within a range of instants; null: without that end. */
export const countChanges = async (db: Database, { from, until }: DateRange): Promise<ChangeCounts> => {
  const after = from === null ? sql`true` : sql`at >= ${at(from)}`;
  const before = until === null ? sql`true` : sql`at < ${at(until)}`;
  const { rows } = await sql<ChangeCounts>`
    SELECT count(*) FILTER (WHERE kind = 'by_customer')::int AS moved_by_customers,
           count(*) FILTER (WHERE kind = 'by_studio')::int AS moved_by_studio,
           count(*) FILTER (WHERE kind = 'joined')::int AS waited,
           count(*) FILTER (WHERE kind = 'offered')::int AS offered,
           count(*) FILTER (WHERE kind = 'filled')::int AS filled
    FROM (SELECT moved_at AS at, CASE WHEN by_customer THEN 'by_customer' ELSE 'by_studio' END AS kind
          FROM booking_move_fact
          UNION ALL SELECT at, kind FROM waiting_fact) AS change
    WHERE ${after} AND ${before}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('count(*) returns a row');
  return counts;
};
