import { realpath, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applicationConnection, type EmbeddedConnection, ensureApplicationDatabase } from './application-database.ts';
import { type Cluster, clusterMarker, ensureCluster } from './cluster.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Installation } from './installation.ts';
import { takeLease } from './lease.ts';
import { makeDirectory } from './make-directory.ts';
import { adoptPostmaster, launchPostmaster, shutDown } from './postmaster.ts';
import { provideSocketDirectory } from './private-directory.ts';
import { provideRuntimeHome } from './runtime-home.ts';
import { canEnter, chooseServerAccount } from './server-account.ts';
import { provideBinaries } from './server-binaries.ts';
import type { ServerLog } from './server-log.ts';
import { type DatabaseState, supervise } from './supervise.ts';
import { errorCode, errorText } from './system-error.ts';

export interface EmbeddedPostgresOptions {
  installation: Installation;
  /** Created if missing. */
  dataDir: string;
  log: ServerLog;
  /** A directory with `initdb` and `postgres` to use instead of the bundled ones. */
  binDir?: string | undefined;
  /** Called when the server ends unexpectedly and when it is running again. */
  onChange?: (state: DatabaseState) => void;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Whether the server was left running by a killed process. */
  adopted: boolean;
  /** Fast shutdown, then releases the data directory. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data directory and creates everything it needs, or takes over a server that a killed process
 * left running there. Restarts the server when it ends. One process may use a data directory at a time; further starts
 * are refused.
 *
 * Throws `DatabaseRefusal` (one line, for the operator) if the database cannot be started here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { installation, log, onChange = () => undefined } = options;
  const home = await openHome(options.dataDir, installation);
  const lease = await takeLease(join(home, 'lease'), installation, log).catch((error: unknown) => {
    throw asRefusal(error, home);
  });
  try {
    const cluster = await prepareCluster(home, installation, options.binDir);
    const postmaster = (await adoptPostmaster(cluster)) ?? (await launchPostmaster(cluster));
    const { pid, adopted } = postmaster;
    await ensureApplicationDatabase(cluster.socketDir, installation.name).catch(async (error: unknown) => {
      await shutDown(postmaster);
      throw error;
    });
    log.info({ pid, adopted, directory: cluster.directory }, 'The database is ready');
    const supervisor = supervise(cluster, postmaster, log, onChange);
    const end = async () => {
      await supervisor.stop();
      await rmdir(cluster.socketDir).catch(() => undefined);
      await lease.release();
    };
    let ended: Promise<void> | undefined;
    return {
      connection: applicationConnection(cluster.socketDir, installation.name),
      adopted,
      stop: () => (ended ??= end()),
    };
  } catch (error) {
    await lease.release();
    throw asRefusal(error, home);
  }
}

async function prepareCluster(home: string, installation: Installation, binDir: string | undefined): Promise<Cluster> {
  const { dataDirSetting, otherMajor } = installation;
  const directory = join(home, 'database');
  const account = await chooseServerAccount([directory, home]);
  const enterable = await canEnter(account, home);
  if (!enterable && process.platform !== 'linux') {
    throw new DatabaseRefusal(
      `The database runs as user "${account.name}", who cannot enter ${home}: choose another ${dataDirSetting}.`,
    );
  }
  const binaries = await provideBinaries(binDir, account, installation, () =>
    provideRuntimeHome(home, installation, account, enterable),
  );
  // Started inside the directory, the server can access its files even if it may not traverse the parent directories.
  const dataArgumentFor = (cluster: string) => (enterable ? cluster : '/proc/self/cwd');
  if (!enterable && binaries.major < 16) {
    // The server's programs change to their own directory and back while they start, which requires the full path.
    throw new DatabaseRefusal(
      `The database runs as user "${account.name}", who cannot enter ${home}, as PostgreSQL ${binaries.major} has to: ` +
        `choose another ${dataDirSetting}, or PostgreSQL 16 or newer.`,
    );
  }
  await ensureCluster(home, directory, { binaries, account, otherMajor, dataArgumentFor });
  return {
    directory,
    account,
    binaries,
    socketDir: await provideSocketDirectory(home, installation.name, account, enterable),
    logFile: join(home, 'database.log'),
    dataArgument: dataArgumentFor(directory),
    marker: await clusterMarker(directory, installation),
  };
}

async function openHome(dataDir: string, { dataDirSetting }: Installation): Promise<string> {
  const wanted = resolve(dataDir);
  try {
    await makeDirectory(wanted);
    const home = await realpath(wanted);
    // initdb passes its own path through a shell; a line break would damage the server's pid file.
    if (!/["$`\\\n]/.test(home)) return home;
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? refusal(error, wanted) : asRefusal(error, wanted);
  }
  throw new DatabaseRefusal(
    `PostgreSQL cannot work in ${JSON.stringify(wanted)}: choose a ${dataDirSetting} without " $ \` \\.`,
  );
}

function asRefusal(error: unknown, home: string): unknown {
  const isAboutFiles = /^E(ACCES|PERM|ROFS|NOSPC|DQUOT|NOTDIR|EXIST)$/.test(String(errorCode(error)));
  return isAboutFiles ? refusal(error, home) : error;
}

function refusal(error: unknown, home: string): DatabaseRefusal {
  return new DatabaseRefusal(`The database cannot be kept in ${home}: ${errorText(error)}.`);
}
