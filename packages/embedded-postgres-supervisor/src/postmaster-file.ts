import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './system-error.ts';

/** The content of a server's postmaster.pid. */
export interface PostmasterFile {
  /** `undefined` if the file is empty or damaged, as after a power failure. */
  pid: number | undefined;
  socketDir: string | undefined;
  status: string | undefined;
}

export function postmasterFilePath(clusterDirectory: string): string {
  return join(clusterDirectory, 'postmaster.pid');
}

export async function readPostmasterFile(clusterDirectory: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFilePath(clusterDirectory), 'utf8').catch(ifMissing(undefined));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return {
    pid: Number.isInteger(pid) && pid > 0 ? pid : undefined,
    socketDir: lines[4] || undefined,
    status: lines[7],
  };
}
