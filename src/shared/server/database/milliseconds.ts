import { type RawBuilder, sql } from 'kysely';

/** Epoch ms of an instant, for what goes through jsonb. */
export const milliseconds = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${instant}) * 1000)::bigint`;
