import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupRefusal } from '#shared/server/backup/backup-refusal.ts';
import type { OpenedDatabase } from '#shared/server/backup/restore.ts';
import { findEmbeddedDatabase, startEmbeddedDatabase } from '#shared/server/database/embedded-database.ts';
import type { Log } from '#shared/server/log.ts';
import type { Config } from './config.ts';

/** Connects to the studio's database: to the running one, or to one that is started until `close` is called. */
export const openSource = async (config: Config, log: Log): Promise<OpenedDatabase> => {
  const leave = (): Promise<void> => Promise.resolve();
  if (config.DATABASE_URL !== undefined) return { connection: config.DATABASE_URL, close: leave };
  const running = await findEmbeddedDatabase(config.DATA_DIR);
  if (running) return { connection: running, close: leave };
  if (!existsSync(join(config.DATA_DIR, 'database'))) {
    throw new BackupRefusal(
      `There is no studio in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL as it is started with.`,
    );
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.DATA_DIR, binDir: config.EMBEDDED_PG_BINDIR, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
};
