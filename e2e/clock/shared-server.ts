import pg from 'pg';
import { startTestServer, withDatabase } from '../../src/shared/server/database/testing/test-server.ts';

/** Names of the template databases: one without a schema, and one of a studio that has started once. */
export const templates = { blank: 'blank_template', studio: 'studio_template' } as const;

/** The server on which the studios of the browser tests have their databases; without one each studio starts its own. */
export const sharedServer = (): string | undefined => process.env['TEST_STUDIO_SERVER'];

/**
 * The clock of SQL: functions of its names, found before those of `pg_catalog`, which is named last. They are inlined, so
 * that an index on an instant is still used.
 */
const testClock = `
  CREATE SCHEMA test_clock;
  GRANT USAGE ON SCHEMA test_clock TO PUBLIC;
  CREATE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT pg_catalog.now() + current_setting('test_clock.shift')::interval $$;
  CREATE FUNCTION test_clock.transaction_timestamp() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT pg_catalog.transaction_timestamp() + current_setting('test_clock.shift')::interval $$;
  CREATE FUNCTION test_clock.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT pg_catalog.statement_timestamp() + current_setting('test_clock.shift')::interval $$;
  CREATE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
    AS $$ SELECT pg_catalog.clock_timestamp() + current_setting('test_clock.shift')::interval $$;`;

/** Starts a PostgreSQL whose clock is shifted, with a blank template. */
export const startSharedServer = async (shiftMs: number): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = await startTestServer();
  const superuser = server.url.replace(/\/\/\w+@/, '//postgres@');
  await run(withDatabase(superuser, 'postgres'), [
    `CREATE DATABASE ${templates.blank} OWNER fotobooking`,
    `ALTER ROLE fotobooking SET search_path = public, test_clock, pg_catalog`,
    `ALTER ROLE fotobooking SET test_clock.shift = '${shiftMs} ms'`,
  ]);
  await run(withDatabase(superuser, templates.blank), [testClock]);
  return { url: server.url, stop: server.stop };
};

/** Creates a database as a copy of a template. */
export const createDatabase = (server: string, name: string, template: string): Promise<string> =>
  run(server, [`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`]).then(() =>
    withDatabase(server, name).replace('@/', '@socket/'),
  );

/** Removes a database, together with connections that a process has left open. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  run(server, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]);

const run = async (connectionString: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
