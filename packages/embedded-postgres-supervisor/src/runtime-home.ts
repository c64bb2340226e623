import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Installation } from './installation.ts';
import { canEnter, type ServerAccount } from './server-account.ts';

/** Where the copied server binaries are kept, in one directory per version. */
export interface RuntimeHome {
  directory: string;
  /** Whether other installations on this machine may be using other versions and unfinished copies in it. */
  shared: boolean;
}

/**
 * Next to the data, so that both are found and deleted together. If root keeps the data directory closed to the
 * server's account, as in /root: a directory owned by root that everyone can read.
 */
export async function provideRuntimeHome(
  home: string,
  { name, dataDirSetting }: Pick<Installation, 'name' | 'dataDirSetting'>,
  account: ServerAccount,
  enterable: boolean,
): Promise<RuntimeHome> {
  if (enterable) return { directory: join(home, 'runtime'), shared: false };
  const substitutes = [`/var/lib/${name}`, join(tmpdir(), `${name}-runtime`)];
  for (const directory of substitutes) {
    const isOurs = await makeOurs(directory).catch(() => false);
    if (isOurs && (await canEnter(account, directory))) return { directory, shared: true };
  }
  throw new DatabaseRefusal(
    `The database runs as user "${account.name}", who can enter neither ${home} nor ${substitutes.join(' nor ')}: ` +
      `choose another ${dataDirSetting}.`,
  );
}

export function shortDigest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

/** Returns false if a user other than root could have put programs there. */
async function makeOurs(directory: string): Promise<boolean> {
  await mkdir(directory, { recursive: true, mode: 0o755 });
  const found = await lstat(directory);
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}
