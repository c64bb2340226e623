import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { readPostmasterFile } from './postmaster-file.ts';
import { type EmbeddedConnection, studioConnection } from './studio-database.ts';
import { errorCode } from './system-error.ts';

/** How to connect to the embedded database that another process runs on this data directory, if one does. */
export async function findRunningDatabase(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const file = await readPostmasterFile(join(resolve(dataDir), 'database'));
  if (!file?.socketDir || file.status !== 'ready') return undefined;
  const connection = studioConnection(file.socketDir);
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // What breaks while nothing is being asked is told to nobody else, and must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return connection;
  } catch (error) {
    // What a server that was killed leaves behind looks like a running one until it is asked.
    if (errorCode(error) === 'ECONNREFUSED' || errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
