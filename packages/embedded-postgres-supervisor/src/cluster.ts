import { execFile } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Installation } from './installation.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { ifMissing } from './system-error.ts';

const run = promisify(execFile);

/** The only superuser; used by the supervisor alone. */
export const superuser = 'postgres';

/** A database cluster on disk and everything needed to start a server on it. */
export interface Cluster {
  directory: string;
  account: ServerAccount;
  binaries: ServerBinaries;
  socketDir: string;
  logFile: string;
  /** The data directory argument of server and initdb, which are started inside it. */
  dataArgument: string;
  /** Part of the command line or title of every process of this cluster, and of no other. */
  marker: string;
}

interface ClusterNeeds extends Pick<Cluster, 'account' | 'binaries'>, Pick<Installation, 'otherMajor'> {
  dataArgumentFor: (directory: string) => string;
}

/**
 * Creates the cluster in `directory` unless it exists. initdb works in a directory next to it, so an incomplete cluster
 * is never used.
 */
export async function ensureCluster(
  home: string,
  directory: string,
  { binaries, account, otherMajor, dataArgumentFor }: ClusterNeeds,
): Promise<void> {
  await removeUnfinished(home);
  const isThere = await stat(directory).then(() => true, ifMissing(false));
  if (isThere) await giveTo(directory, account);
  if (isThere && (await readdir(directory)).length > 0) return checkMajor(directory, binaries, otherMajor);
  const unfinished = await mkdtemp(join(home, 'database.new-'));
  await giveTo(unfinished, account);
  await initialise(unfinished, dataArgumentFor(unfinished), binaries, account);
  await rename(unfinished, directory);
  await syncDirectory(home);
}

/**
 * Device and inode are unique while a machine is up, and do not change when the data directory is moved or renamed.
 */
export async function clusterMarker(directory: string, { name }: Pick<Installation, 'name'>): Promise<string> {
  const { dev, ino } = await stat(directory);
  return `${name}-${dev}-${ino}`;
}

async function initialise(
  directory: string,
  dataArgument: string,
  { initdb, major }: ServerBinaries,
  { ids, name }: ServerAccount,
): Promise<void> {
  const options = ['--encoding=UTF8', '--data-checksums', '--auth-local=trust', '--auth-host=reject'];
  const instructions = ['--no-instructions', `--username=${superuser}`, `--pgdata=${dataArgument}`];
  const runWith = (locale: readonly string[]) =>
    run(initdb, [...options, ...locale, ...instructions], { ...ids, cwd: directory, env: serverEnvironment() });
  try {
    await runWith(localeFor(major)).catch((error: Error & { stderr?: string }) => {
      // On a host without this locale, the database lower-cases ASCII letters only.
      if (!/invalid locale name/.test(error.stderr ?? '')) throw error;
      return runWith(['--locale=C']);
    });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const reason = /could not look up effective user ID/.test(stderr)
      ? `user id ${name} has no entry in /etc/passwd; use one that has`
      : (/(?:FATAL|error): *(.+)/.exec(stderr)?.[1] ?? message.trim().split('\n').at(-1));
    throw new DatabaseRefusal(`The database could not be created in ${directory}: ${reason}.`);
  }
}

/**
 * Sorts by code point, which keeps indexes valid with any C library, and converts the case of all letters.
 * Before the builtin locale of PostgreSQL 17, case depends on the host's LC_CTYPE.
 */
const localeFor = (major: number): readonly string[] => {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`];
};

/** The database server gets no secrets from our environment. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { LC_ALL: 'C', ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) };
}

async function checkMajor(directory: string, { major }: ServerBinaries, otherMajor: string): Promise<void> {
  const found = await readFile(join(directory, 'PG_VERSION'), 'utf8').then((text) => text.trim(), ifMissing(undefined));
  if (found === String(major)) return;
  throw new DatabaseRefusal(
    found === undefined
      ? `${directory} is neither empty nor a database (PG_VERSION is missing): restore it or move it away.`
      : `The database in ${directory} belongs to PostgreSQL ${found}, but this installation runs ${major}: ${otherMajor}.`,
  );
}

async function giveTo(directory: string, { ids: { uid, gid }, name }: ServerAccount): Promise<void> {
  const owner = (await stat(directory)).uid;
  if (uid !== undefined && gid !== undefined) {
    if (owner !== uid) await chownAll(directory, uid, gid);
  } else if (owner !== process.getuid?.()) {
    throw new DatabaseRefusal(
      `${directory} belongs to user id ${owner}, but this is user "${name}": start as that user or as root.`,
    );
  }
}

async function chownAll(directory: string, uid: number, gid: number): Promise<void> {
  await chown(directory, uid, gid);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await chownAll(path, uid, gid);
    else if (entry.isFile()) await chown(path, uid, gid);
  }
}

async function removeUnfinished(home: string): Promise<void> {
  const unfinished = (await readdir(home)).filter((name) => name.startsWith('database.new-'));
  await Promise.all(unfinished.map((name) => rm(join(home, name), { recursive: true, force: true, maxRetries: 5 })));
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync();
  await handle.close();
}
