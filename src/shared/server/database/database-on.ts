import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** A Database on one connection: its statements run in the transaction that the caller has begun there. */
export const databaseOn = (client: PoolClient): Database => {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool: PostgresPool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};
