import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations/migrate.ts';
import { silentLog } from './silent-log.ts';
import { startTestServer, type TestServer, withDatabase } from './test-server.ts';

export const templateName = 'studio_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** The address of the same server as its owner; none if the server was given. */
    databaseOwner: string | undefined;
  }
}

/**
 * Starts one PostgreSQL for all database tests: the bundled one, that of EMBEDDED_PG_BINDIR, or TEST_DATABASE_URL.
 * Creates a migrated template that test databases are copied from.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { url, ownerUrl, stop } = await databaseServer();
  // scripts/test.mjs reads this line and names the server in its summary.
  process.stdout.write(`Database tests run on PostgreSQL ${await createTemplate(url)}\n`);
  project.provide('databaseServer', url);
  project.provide('databaseOwner', ownerUrl);
  return stop;
}

const databaseServer = async (): Promise<Omit<TestServer, 'ownerUrl'> & Partial<TestServer>> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return { url, stop: () => Promise.resolve() };
  return startTestServer(process.env['EMBEDDED_PG_BINDIR']);
};

/** Returns the version of the server. */
const createTemplate = async (url: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: url });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${templateName}`);
  await migrate({ connection: withDatabase(url, templateName), log: silentLog }, 'migrations');
  const { rows } = await admin.query<{ server_version: string }>('SHOW server_version');
  await admin.end();
  return rows[0]?.server_version ?? 'of an unknown version';
};
