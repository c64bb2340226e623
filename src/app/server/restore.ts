import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { carryCredentials } from '#features/auth/server/api.ts';
import { carryErasures } from '#features/privacy/server/api.ts';
import { type OpenedDatabase, restore } from '#shared/server/backup/restore.ts';
import type { Database } from '#shared/server/database/database.ts';
import { startEmbeddedPostgres } from '#shared/server/embedded-postgres/start-embedded-postgres.ts';
import type { Log } from '#shared/server/log.ts';
import { type Config, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { projectRoot } from './project-root.ts';
import { callOf, fileFromArgument, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(`Usage: ${callOf('restore')} FILE [--force]`);
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const { created_at, tables, files } = await restore(fileFromArgument(name), {
    open: () => openTarget(config, log),
    log,
    dataDir: config.DATA_DIR,
    migrationsDirectory: join(projectRoot(), 'migrations'),
    force: values.force ?? false,
    carryOver: keepFromReturning,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const key = files.length > 0 ? '' : ' The backup holds no key: start with the SECRET_KEY the studio had.';
  return `Restored the studio as of ${created_at} (${tables.length} tables, ${rows} rows).${key}`;
};

/** Sessions ended, keys revoked, passwords changed and customers erased since the backup must not return with it. */
const keepFromReturning = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const [credentials, erasures] = [await carryCredentials(before), await carryErasures(before, Date.now)];
  return async (restored) => {
    await credentials(restored);
    await erasures(restored);
  };
};

const openTarget = async (config: Config, log: Log): Promise<OpenedDatabase> => {
  if (config.DATABASE_URL !== undefined) return { connection: config.DATABASE_URL, close: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, binDir: config.EMBEDDED_PG_BINDIR, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
};

runCommand(main);
