import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { applicationConnection, type EmbeddedConnection } from './application-database.ts';
import type { Installation } from './installation.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { errorCode } from './system-error.ts';

/**
 * Returns how to connect to the embedded database that another process runs on this data directory; undefined if there
 * is none.
 */
export async function findRunningDatabase(
  dataDir: string,
  { name }: Pick<Installation, 'name'>,
): Promise<EmbeddedConnection | undefined> {
  const file = await readPostmasterFile(join(resolve(dataDir), 'database'));
  if (!file?.socketDir || file.status !== 'ready') return undefined;
  const connection = applicationConnection(file.socketDir, name);
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // Errors between queries have no other handler and must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return connection;
  } catch (error) {
    // The files of a killed server look like those of a running one until a connection is tried.
    if (errorCode(error) === 'ECONNREFUSED' || errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
