import { type RawBuilder, sql } from 'kysely';

/** SQL for the epoch ms of an instant, for values inside jsonb. */
export const milliseconds = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${instant}) * 1000)::bigint`;
