import { type RawBuilder, sql } from 'kysely';

/** SQL for whether a row of `occupied_time` is a session, or held until later than now. */
export const isStillTaken = (row: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.held_until`)} IS NULL OR ${sql.ref(`${row}.held_until`)} > statement_timestamp())`;
