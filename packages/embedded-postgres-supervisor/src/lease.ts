import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Installation } from './installation.ts';
import { currentPidScope, findProcess, type PidScope } from './process-facts.ts';
import type { ServerLog } from './server-log.ts';
import { errorCode, ifMissing } from './system-error.ts';

/** The exclusive right of one process to use a data directory. */
export interface Lease {
  release(): Promise<void>;
}

/** The content of a lease file. Its modification time is the heartbeat. */
const holderSchema = z.object({
  host: z.string(),
  boot_id: z.string(),
  pid_namespace: z.string(),
  pid: z.number(),
  started: z.string(),
});
type Holder = z.infer<typeof holderSchema>;
const leaseContent = z.union([holderSchema, z.literal('released')]);

interface LeaseFile {
  number: number;
  path: string;
  /** `released` after an orderly stop, `unreadable` if its writer was interrupted. */
  holder: Holder | 'released' | 'unreadable';
  heartbeat: number;
}

export interface LeaseTimes {
  heartbeatMs: number;
  /** A holder whose process cannot be checked from here counts as alive until its heartbeat is this old. */
  staleMs: number;
}

const usualTimes: LeaseTimes = { heartbeatMs: 5_000, staleMs: 60_000 };

/**
 * Takes the lease kept in `directory`. Throws a one-line refusal while another live process holds it.
 *
 * The lease is the file with the highest number. A process takes it by creating the file with the next number, which
 * the file system allows once. Numbers are never reused, so a slow process cannot take a lease that has changed hands
 * meanwhile.
 */
export async function takeLease(
  directory: string,
  { dataDirSetting }: Pick<Installation, 'dataDirSetting'>,
  log: ServerLog,
  times: LeaseTimes = usualTimes,
): Promise<Lease> {
  await mkdir(directory, { recursive: true });
  const me = await describeMyself();
  for (;;) {
    const current = await newestLease(directory);
    if (current && (await isAlive(current, me, log, times))) {
      throw new DatabaseRefusal(`${refusalText(current)}, or choose another ${dataDirSetting}.`);
    }
    const mine = join(directory, `${(current?.number ?? 0) + 1}.json`);
    if (!(await createLease(mine, me))) continue;
    const newest = await newestLease(directory);
    if (newest?.path === mine) {
      await removeOlderLeases(directory, newest.number);
      return holdLease(newest, log, times);
    }
    await rm(mine, { force: true });
  }
}

function holdLease({ path, number }: LeaseFile, log: ServerLog, { heartbeatMs }: LeaseTimes): Lease {
  const beat = async () => {
    const now = new Date();
    await utimes(path, now, now).catch((error: unknown) => log.warn({ err: error }, 'The lease could not be renewed'));
  };
  const heart = setInterval(() => void beat(), heartbeatMs).unref();
  return {
    async release() {
      clearInterval(heart);
      const released = `${path}.${number}`;
      try {
        await writeFile(released, '"released"');
        await rename(released, path);
      } catch (error) {
        log.warn({ err: error }, 'The lease could not be released; the next start may have to wait a minute');
      }
    },
  };
}

async function isAlive(lease: LeaseFile, me: Holder, log: ServerLog, times: LeaseTimes): Promise<boolean> {
  const { holder } = lease;
  if (holder === 'released') return false;
  if (holder !== 'unreadable' && isSameScope(holder, me)) {
    return (await findProcess(holder.pid))?.started === holder.started;
  }
  return isBeating(lease, me, log, times);
}

/**
 * Watches a lease of another machine, boot or container. Returns true when its heartbeat changes, false when it has not
 * changed for too long.
 */
async function isBeating(lease: LeaseFile, me: Holder, log: ServerLog, times: LeaseTimes): Promise<boolean> {
  const isFresh = () => Math.abs(Date.now() - lease.heartbeat) < times.staleMs;
  if (isFresh())
    log.info(
      { lease: lease.path },
      'Another machine or container used this data directory a moment ago; checking whether it still does',
    );
  while (isFresh()) {
    await delay(Math.min(250, times.staleMs / 10));
    const now = await readLease(lease.path, lease.number);
    if (!now || now.holder === 'released') return false;
    if (lease.holder === 'unreadable' && now.holder !== 'unreadable') return isAlive(now, me, log, times);
    if (now.heartbeat !== lease.heartbeat) return true;
  }
  return false;
}

function isSameScope(one: PidScope, other: PidScope): boolean {
  return one.host === other.host && one.boot_id === other.boot_id && one.pid_namespace === other.pid_namespace;
}

function refusalText({ holder, path }: LeaseFile): string {
  const who = typeof holder === 'string' ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return `This data directory is already in use by ${who} (${path}); stop that one first`;
}

async function describeMyself(): Promise<Holder> {
  const [scope, self] = await Promise.all([currentPidScope(), findProcess(process.pid)]);
  return { ...scope, pid: process.pid, started: self?.started ?? '' };
}

async function newestLease(directory: string): Promise<LeaseFile | undefined> {
  for (;;) {
    const number = Math.max(0, ...(await leaseNumbers(directory)));
    if (number === 0) return undefined;
    const lease = await readLease(join(directory, `${number}.json`), number);
    if (lease) return lease;
  }
}

async function leaseNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
}

async function readLease(path: string, number: number): Promise<LeaseFile | undefined> {
  const found = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(ifMissing(undefined));
  if (!found) return undefined;
  const [text, { mtimeMs }] = found;
  return { number, path, holder: parseHolder(text), heartbeat: mtimeMs };
}

function parseHolder(text: string): LeaseFile['holder'] {
  try {
    return leaseContent.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

async function createLease(path: string, me: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o644);
    try {
      await file.writeFile(JSON.stringify(me));
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeOlderLeases(directory: string, number: number): Promise<void> {
  const older = (await leaseNumbers(directory)).filter((it) => it < number);
  await Promise.all(older.map((it) => rm(join(directory, `${it}.json`), { force: true })));
}
