import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { schemaState } from '../database/migrations/migrate.ts';
import { StartRefusal } from '../start-refusal.ts';
import { errorText } from '../system-error.ts';
import { backup } from './backup.ts';

/** How many of these backups are kept. Older ones are deleted when a new one has been written. */
const keptBackups = 3;

export interface UpgradeOptions extends Pick<DatabaseOptions, 'connection' | 'log'> {
  readonly dataDir: string;
  readonly version: string;
  readonly migrationsDirectory: string;
}

/**
 * Writes a backup into DATA_DIR/backups before a newer version changes the schema of an existing studio, so that it can
 * return to the version before. If the backup cannot be written the start is refused and nothing is changed. Returns
 * the path of the file; undefined if there are no changes to apply or no data to keep.
 */
export const backupBeforeUpgrade = async (options: UpgradeOptions): Promise<string | undefined> => {
  if (!(await isUpgrade(options))) return undefined;
  const folder = join(options.dataDir, 'backups');
  const file = join(folder, `before-upgrade-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await backup(file, options);
  } catch (error) {
    throw new StartRefusal(
      `This version changes the database, and the backup before that could not be written: ${errorText(error)}. Nothing was changed.`,
    );
  }
  await forgetOlder(folder);
  return file;
};

const isUpgrade = async ({ connection, log, migrationsDirectory }: UpgradeOptions): Promise<boolean> => {
  const { db, close } = openDatabase({ connection, log, maxConnections: 1, noTimeouts: true });
  try {
    const { applied, pending, unknown, isFormer, isTooOld } = await schemaState(db, migrationsDirectory);
    return applied.length > 0 && (isFormer || pending.length > 0) && unknown.length === 0 && !isTooOld;
  } finally {
    await close();
  }
};

// The file names are timestamps, so the last ones are the newest.
const forgetOlder = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /^before-upgrade-[\dTZ-]+\.tar\.gz$/.test(name)).sort();
  await Promise.all(names.slice(0, -keptBackups).map((name) => rm(join(folder, name))));
};
