import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { carryCredentials, sameStudioAs } from '#features/auth/server/api.ts';
import { carryLinks } from '#features/booking/server/api.ts';
import { carryFeeds } from '#features/calendar/server/api.ts';
import { carryEndpoints } from '#features/integrations/server/api.ts';
import { carryNumbers } from '#features/invoices/server/api.ts';
import { carryErasures } from '#features/privacy/server/api.ts';
import { carryBlocks } from '#features/vouchers/server/api.ts';
import { type OpenedDatabase, restore } from '#shared/server/backup/restore.ts';
import type { Database } from '#shared/server/database/database.ts';
import { startEmbeddedDatabase } from '#shared/server/database/embedded-database.ts';
import type { Log } from '#shared/server/log.ts';
import { type Config, readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { projectRoot } from '../project-root.ts';
import { callOf, fileFromArgument, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(`Usage: ${callOf('restore')} FILE [--force]`);
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const notes: string[] = [];
  const { created_at, tables, files } = await restore(fileFromArgument(name), {
    open: () => openTarget(config, log),
    log,
    dataDir: config.DATA_DIR,
    migrationsDirectory: join(projectRoot(), 'migrations'),
    force: values.force ?? false,
    carryOver: (before) => keepFromReturning(before, notes),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const key = files.length > 0 ? '' : ' The backup holds no key: start with the SECRET_KEY the studio had.';
  return [`Restored the studio as of ${created_at} (${tables.length} tables, ${rows} rows).${key}`, ...notes].join(
    '\n',
  );
};

/**
 * What was closed since the backup must not return with it: sessions, keys, passwords, links, addresses of calendars,
 * webhooks, blocked vouchers and customers who were erased. No number of a document is given twice. `notes` gets what has to
 * be said of it.
 */
const keepFromReturning = async (before: Database, notes: string[]): Promise<(restored: Database) => Promise<void>> => {
  const [credentials, erasures] = [await carryCredentials(before), await carryErasures(before, Date.now)];
  const isSame = await sameStudioAs(before);
  const closed = [
    await carryLinks(before),
    await carryBlocks(before),
    await carryFeeds(before),
    await carryEndpoints(before),
  ];
  const numbers = await carryNumbers(before);
  return async (restored) => {
    const isSameStudio = await isSame(restored);
    await credentials(restored);
    await erasures(restored);
    if (isSameStudio) for (const close of closed) await close(restored);
    else notes.push(unknownSince);
    const { new_prefix, gaps } = await numbers(restored, { isSameStudio, now: Date.now() });
    if (new_prefix !== undefined) notes.push(newSeries(new_prefix));
    if (gaps.length > 0)
      notes.push(`Numbers that were given after the backup are not given again: ${gaps.join(', ')}.`);
  };
};

const unknownSince =
  'The replaced database has no record of what was closed since the backup. Check the API keys, webhooks, calendar addresses and blocked vouchers.';
const newSeries = (prefix: string): string =>
  `It is not known which numbers of documents were given since the backup: the next ones begin with ${prefix}.`;

const openTarget = async (config: Config, log: Log): Promise<OpenedDatabase> => {
  if (config.DATABASE_URL !== undefined) return { connection: config.DATABASE_URL, close: () => Promise.resolve() };
  const embedded = await startEmbeddedDatabase({ dataDir: config.DATA_DIR, binDir: config.EMBEDDED_PG_BINDIR, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
};

runCommand(main);
