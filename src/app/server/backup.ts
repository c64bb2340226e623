import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordAudit } from '#shared/server/audit.ts';
import { backup } from '#shared/server/backup/backup.ts';
import { BackupRefusal } from '#shared/server/backup/backup-refusal.ts';
import type { OpenedDatabase } from '#shared/server/backup/restore.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { findRunningDatabase } from '#shared/server/embedded-postgres/find-running-database.ts';
import { startEmbeddedPostgres } from '#shared/server/embedded-postgres/start-embedded-postgres.ts';
import type { Log } from '#shared/server/log.ts';
import { type Config, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { productVersion, projectRoot } from './project-root.ts';
import { callOf, fileFromArgument, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(`Usage: ${callOf('backup')} FILE`);
  const file = fileFromArgument(name);
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const source = await openSource(config, log);
  try {
    const version = productVersion(projectRoot());
    const { tables, files } = await backup(file, { ...source, log, dataDir: config.DATA_DIR, version });
    await noteBackup(source.connection, log);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const key =
      files.length > 0
        ? 'with its key; keep it as safe as the studio itself'
        : 'without a key: keep SECRET_KEY with it';
    return `Backup written: ${file} (${tables.length} tables, ${rows} rows, ${key}).`;
  } finally {
    await source.close();
  }
};

// The dashboard asks for a backup until there has been one; that it could not be noted makes this one no worse.
const noteBackup = async (connection: OpenedDatabase['connection'], log: Log): Promise<void> => {
  const { db, close } = openDatabase({ connection, log, maxConnections: 1 });
  await recordAudit(db, { actor: 'system', action: 'backup.made' }).catch((error: unknown) =>
    log.warn({ err: error }, 'the backup was made, but could not be noted'),
  );
  await close();
};

/** The studio's database: as it runs, or started for as long as this takes. */
const openSource = async (config: Config, log: Log): Promise<OpenedDatabase> => {
  const leave = (): Promise<void> => Promise.resolve();
  if (config.DATABASE_URL !== undefined) return { connection: config.DATABASE_URL, close: leave };
  const running = await findRunningDatabase(config.DATA_DIR);
  if (running) return { connection: running, close: leave };
  if (!existsSync(join(config.DATA_DIR, 'database'))) {
    throw new BackupRefusal(
      `There is no studio in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL as it is started with.`,
    );
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, binDir: config.EMBEDDED_PG_BINDIR, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
};

runCommand(main);
