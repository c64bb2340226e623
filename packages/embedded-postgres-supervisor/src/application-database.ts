import { Client, escapeIdentifier } from 'pg';
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

/** `name` is that of the role and of the database. */
export function applicationConnection(socketDir: string, name: string): EmbeddedConnection {
  return { host: socketDir, port: socketPort, user: name, database: name };
}

/** Creates the application's role, which is not a superuser, and its database, unless they exist. */
export async function ensureApplicationDatabase(socketDir: string, name: string): Promise<void> {
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
      [name],
    );
    if (!rows[0]?.role) await client.query(`CREATE ROLE ${escapeIdentifier(name)} LOGIN`);
    if (!rows[0]?.database)
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)} OWNER ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
