import { join } from 'node:path';
import { backupBeforeUpgrade, type UpgradeOptions } from '#shared/server/backup/backup-before-upgrade.ts';
import { refuseUnusableServer } from '#shared/server/database/connection/refuse-unusable-server.ts';
import { type DatabaseOptions, openDatabase } from '#shared/server/database/database.ts';
import { startEmbeddedDatabase } from '#shared/server/database/embedded-database.ts';
import { migrate } from '#shared/server/database/migrations/migrate.ts';
import type { Log } from '#shared/server/log.ts';
import type { Config } from './config.ts';
import { productVersion } from './project-root.ts';

export interface Storage extends ReturnType<typeof openDatabase> {
  /** Closes the pool and, if it is embedded, the database server. */
  readonly close: () => Promise<void>;
  /** Stops the database server, if it is embedded, without waiting for whoever uses it. */
  readonly abandon: () => Promise<void>;
}

/**
 * Opens the database — the server of DATABASE_URL, or the embedded one in the data directory — and migrates it. The
 * embedded one is backed up before a migration, because nothing else backs it up.
 */
export const openStorage = async (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'EMBEDDED_PG_BINDIR'>,
  log: Log,
  root: string,
): Promise<Storage> => {
  const migrationsDirectory = join(root, 'migrations');
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedDatabase({ dataDir: config.DATA_DIR, binDir: config.EMBEDDED_PG_BINDIR, log })
      : undefined;
  try {
    const options: DatabaseOptions = { connection: embedded?.connection ?? config.DATABASE_URL ?? '', log };
    if (!embedded) await refuseUnusableServer(options);
    else
      await writeUpgradeBackup({
        ...options,
        dataDir: config.DATA_DIR,
        version: productVersion(root),
        migrationsDirectory,
      });
    const applied = await migrate(options, migrationsDirectory);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database schema was migrated');
    const database = openDatabase(options);
    return {
      ...database,
      close: async () => {
        await database.close();
        await embedded?.stop();
      },
      abandon: async () => embedded?.stop(),
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};

const writeUpgradeBackup = async (options: UpgradeOptions): Promise<void> => {
  const file = await backupBeforeUpgrade(options);
  if (file !== undefined) options.log.info({ file }, `Before the upgrade, a backup was written: ${file}`);
};
