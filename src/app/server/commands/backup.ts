import { parseArgs } from 'node:util';
import { recordAudit } from '#shared/server/audit/audit.ts';
import { backup } from '#shared/server/backup/backup.ts';
import type { OpenedDatabase } from '#shared/server/backup/restore.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import type { Log } from '#shared/server/log.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openSource } from '../open-source.ts';
import { productVersion, projectRoot } from '../project-root.ts';
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

// The dashboard asks for a backup until one has been recorded. A failure to record it does not fail the backup.
const noteBackup = async (connection: OpenedDatabase['connection'], log: Log): Promise<void> => {
  const { db, close } = openDatabase({ connection, log, maxConnections: 1 });
  await recordAudit(db, { actor: 'system', action: 'backup.made' }).catch((error: unknown) =>
    log.warn({ err: error }, 'the backup was written, but could not be recorded'),
  );
  await close();
};

runCommand(main);
