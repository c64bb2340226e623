import { Client } from 'pg';
import { superuser } from './cluster.ts';
import { socketPort } from './private-directory.ts';

/**
 * Connection parameters of the embedded database, a valid `pg.PoolConfig`. `host` is the directory of the server's
 * socket.
 */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

const studio = 'fotobooking';

export function studioConnection(socketDir: string): EmbeddedConnection {
  return { host: socketDir, port: socketPort, user: studio, database: studio };
}

/** Creates the application's role, which is not a superuser, and its database, unless they exist. */
export async function ensureStudioDatabase(socketDir: string): Promise<void> {
  const client = new Client({
    host: socketDir,
    port: socketPort,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  // If the server dies between two statements, the next one fails; the error event must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [studio],
    );
    if (!rows[0]?.role) await client.query(`CREATE ROLE ${studio} LOGIN`);
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${studio} OWNER ${studio}`);
  } finally {
    await client.end();
  }
}
