import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#shared/server/database/embedded-database.ts';
import { silentLog } from './silent-log.ts';

export interface TestServer {
  readonly url: string;
  /** The same server as its owner, who may do everything. */
  readonly ownerUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL for tests, bundled or from `binDir`, in which the studio's role may create databases. */
export const startTestServer = async (binDir?: string): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fotobooking-test-'));
  // The server's own user needs access; otherwise a server started by root would keep its programs outside of this
  // directory, which is removed afterwards.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedDatabase({ dataDir, log: silentLog, binDir });
  const { host, port, user, database } = embedded.connection;
  const superuser = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  superuser.on('error', () => undefined);
  await superuser.connect();
  await superuser.query(`ALTER ROLE ${user} CREATEDB`);
  // A running autovacuum belongs to the superuser and would prevent a test database from being dropped.
  await superuser.query('ALTER SYSTEM SET autovacuum = off');
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.end();
  const urlOf = (role: string) => `postgres://${role}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  return {
    url: urlOf(user),
    ownerUrl: urlOf('postgres'),
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The URL of another database on the same server. */
export const withDatabase = (url: string, database: string): string => {
  // URL does not accept an empty host, which is how a socket directory is written.
  const parsed = new URL(url.replace('@/', '@socket/'));
  parsed.pathname = `/${database}`;
  return parsed.toString().replace('@socket/', '@/');
};
