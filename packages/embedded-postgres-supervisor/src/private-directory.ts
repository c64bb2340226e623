import { chmod, lchown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseRefusal } from './database-refusal.ts';
import { shortDigest } from './runtime-home.ts';
import { canEnter, type ServerAccount } from './server-account.ts';

/** The kernel stores a socket's path in 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const longestSocketPath = 103;
export const socketPort = 5432;
export const socketName = `.s.PGSQL.${socketPort}`;

/**
 * A directory for the server's socket that only its own user can enter. It is in the data directory, or under the
 * temporary directory if that path is too long for a socket or the server's account cannot enter it (`enterable`
 * false); there it begins with `name`.
 */
export async function provideSocketDirectory(
  home: string,
  name: string,
  account: ServerAccount,
  enterable: boolean,
): Promise<string> {
  const usual = join(home, 'run');
  if (enterable && isShortEnough(usual) && (await makePrivate(usual, account))) return usual;
  for (const base of new Set([tmpdir(), '/tmp'])) {
    const substitute = join(base, `${name}-${shortDigest(home)}`);
    if (!isShortEnough(`${substitute}-XXXXXX`) || !(await canEnter(account, base))) continue;
    if (await makePrivate(substitute, account)) return substitute;
    const unguessable = await mkdtemp(`${substitute}-`);
    if (await makePrivate(unguessable, account)) return unguessable;
  }
  throw new DatabaseRefusal(
    `No directory for the database's socket: ${usual} is too long or closed, and so is ${tmpdir()}.`,
  );
}

/**
 * Creates the directory, or reuses it if it belongs to this account. Returns false if another user created something
 * there.
 */
export async function makePrivate(directory: string, { ids }: ServerAccount): Promise<boolean> {
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(directory);
  const myself = process.getuid?.() ?? 0;
  if (!found.isDirectory() || (found.uid !== myself && found.uid !== ids.uid)) return false;
  await chmod(directory, 0o700);
  if (ids.uid !== undefined && ids.gid !== undefined) await lchown(directory, ids.uid, ids.gid);
  return true;
}

function isShortEnough(directory: string): boolean {
  return Buffer.byteLength(join(directory, socketName)) <= longestSocketPath;
}
