import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#shared/server/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { silentLog } from './silent-log.ts';

export const templateName = 'studio_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/**
 * Starts one PostgreSQL for all database tests, bundled or from EMBEDDED_PG_BINDIR (or takes TEST_DATABASE_URL), with a
 * migrated template to copy from.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await databaseServer();
  await createTemplate(url);
  project.provide('databaseServer', url);
  return stop;
}

const databaseServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'fotobooking-test-'));
  // Open to the server's own user, or root's server would keep its programs outside of what is removed afterwards.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog, binDir: process.env['EMBEDDED_PG_BINDIR'] });
  const { host, port, user, database } = embedded.connection;
  const superuser = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  superuser.on('error', () => undefined);
  await superuser.connect();
  await superuser.query(`ALTER ROLE ${user} CREATEDB`);
  // A vacuum under way belongs to the superuser: it would keep a test's database from being dropped.
  await superuser.query('ALTER SYSTEM SET autovacuum = off');
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.end();
  return {
    url: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const createTemplate = async (url: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${templateName}`);
  await migrate({ connection: withDatabase(url, templateName), log: silentLog }, 'migrations');
  await admin.end();
};

/** The same server, another database. */
export const withDatabase = (url: string, database: string): string => {
  // URL does not accept an empty host, which is how a socket directory is named.
  const parsed = new URL(url.replace('@/', '@socket/'));
  parsed.pathname = `/${database}`;
  return parsed.toString().replace('@socket/', '@/');
};
