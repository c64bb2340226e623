import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { packArchive } from './archive.ts';
import { exportDatabase } from './export-database.ts';
import { keptFilesIn } from './kept-files.ts';
import { type Manifest, manifestName, measurePart } from './manifest.ts';

export interface BackupOptions extends Pick<DatabaseOptions, 'connection' | 'log'> {
  readonly dataDir: string;
  /** The product's version; stored as information for people. */
  readonly version: string;
}

/**
 * Writes the whole studio into one file while it runs: every table as of one snapshot, and the generated key. The file
 * contains the studio's data and secrets.
 */
export const backup = async (file: string, { connection, log, dataDir, version }: BackupOptions): Promise<Manifest> => {
  const { pool, close } = openDatabase({ connection, log, maxConnections: 1, noTimeouts: true });
  // Next to the target file, so that a rename completes the backup. An incomplete backup never has the final name.
  const directory = await mkdtemp(`${file}.`);
  try {
    const client = await pool.connect();
    const database = await exportDatabase(client, directory).finally(() => client.release());
    const files = await copyKeptFiles(dataDir, directory);
    const manifest: Manifest = {
      format: 'fotobooking-backup',
      format_version: 1,
      created_at: new Date().toISOString(),
      product_version: version,
      ...database,
      files,
    };
    await writeFile(join(directory, manifestName), JSON.stringify(manifest, null, 2));
    const parts = [...manifest.tables, ...files].map(({ path }) => path);
    const finished = join(directory, 'backup.tar.gz');
    await packArchive(directory, [manifestName, ...parts], finished);
    await rename(finished, file);
    return manifest;
  } finally {
    await rm(directory, { recursive: true, force: true });
    await close();
  }
};

const copyKeptFiles = async (dataDir: string, directory: string): Promise<Manifest['files']> => {
  await mkdir(join(directory, 'files'));
  const names = await keptFilesIn(dataDir);
  return Promise.all(
    names.map(async (name) => {
      const path = `files/${name}`;
      await copyFile(join(dataDir, name), join(directory, path));
      return { name, ...(await measurePart(directory, path)) };
    }),
  );
};
