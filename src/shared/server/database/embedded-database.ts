import {
  DatabaseRefusal,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findRunningDatabase,
  type Installation,
  startEmbeddedPostgres,
} from '#packages/embedded-postgres-supervisor/api.ts';
import { StartRefusal } from '../start-refusal.ts';
import { oldestVersion } from './oldest-version.ts';

const installation: Installation = {
  name: 'fotobooking',
  oldestVersion,
  dataDirSetting: 'DATA_DIR',
  binDirSetting: 'EMBEDDED_PG_BINDIR',
  otherWays: `set DATABASE_URL to a PostgreSQL server (${oldestVersion} or newer), or EMBEDDED_PG_BINDIR to a directory with initdb and postgres`,
  otherMajor: 'back it up with the installation that made it and restore the backup here (docs/operations/database.md)',
};

/**
 * Starts the embedded database of a data directory, or takes over the one that a killed process left running there.
 * Throws `StartRefusal` if it cannot be started here.
 */
export const startEmbeddedDatabase = (
  options: Omit<EmbeddedPostgresOptions, 'installation' | 'onChange'>,
): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ ...options, installation }).catch((error: unknown) => {
    throw error instanceof DatabaseRefusal ? new StartRefusal(error.message, { cause: error }) : error;
  });

/** How to connect to the embedded database that another process runs on a data directory; undefined if none does. */
export const findEmbeddedDatabase = (dataDir: string): ReturnType<typeof findRunningDatabase> =>
  findRunningDatabase(dataDir, installation);
