import { spawn } from 'node:child_process';
import { open, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, serverEnvironment } from './cluster.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { makePrivate, socketName } from './private-directory.ts';
import { findProcess, findProcessesNaming } from './process-facts.ts';
import { serverArguments } from './server-settings.ts';

/** Crash recovery replays at most `max_wal_size`, so even a slow disk finishes long before. */
const startLimitMs = 5 * 60_000;
const logLimitBytes = 1_000_000;

/** A running database server, started by this process or found running. */
export interface Postmaster {
  pid: number;
  adopted: boolean;
  /** Resolves with the reason as soon as the server has ended; never rejects. */
  gone: Promise<string>;
}

/**
 * Starts a server on the cluster. Call it only while holding the lease, and after `adoptPostmaster` returned undefined.
 */
export async function launchPostmaster(cluster: Cluster): Promise<Postmaster> {
  if (!(await makePrivate(cluster.socketDir, cluster.account))) {
    throw new DatabaseRefusal(
      `${cluster.socketDir}, the directory of the database's socket, now belongs to someone else.`,
    );
  }
  const log = await openLog(cluster.logFile);
  const logStart = (await log.stat()).size;
  const child = spawn(cluster.binaries.postgres, serverArguments(cluster), {
    ...cluster.account.ids,
    cwd: cluster.directory,
    env: serverEnvironment(),
    // A session of its own: Ctrl-C in the terminal must not stop the server while requests are being served.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  child.unref();
  await log.close();
  const postmaster = { pid: child.pid ?? 0, adopted: false, gone };
  if (await isReadyBeforeGone(cluster, postmaster)) return postmaster;
  throw new DatabaseRefusal(
    `The database server did not start: ${await lastComplaint(cluster.logFile, logStart, await gone)}`,
  );
}

/**
 * Returns the server left running by a killed process, if it runs exactly as this version would start it. Otherwise
 * removes what is left, so that a new server can start: a server of another version, its child processes, its lock
 * files.
 */
export async function adoptPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = await readPostmasterFile(cluster.directory);
  const found = file?.pid ? await findProcess(file.pid) : undefined;
  if (found?.command.includes(cluster.marker)) {
    const postmaster = { pid: found.pid, adopted: true, gone: untilGone(found.pid, found.started) };
    const expected = [cluster.binaries.postgres, ...serverArguments(cluster)].join(' ');
    const isAsExpected = squeeze(found.command) === squeeze(expected);
    if (isAsExpected && file?.status !== 'stopping' && (await isReadyBeforeGone(cluster, postmaster)))
      return postmaster;
    await shutDown(postmaster);
  }
  await endLeftovers(cluster.marker);
  await refuseUnseenServer(cluster, file?.socketDir);
  await removeLockFiles(cluster);
  return undefined;
}

/** Fast shutdown: open transactions are rolled back, committed data is on disk. Escalates only if that hangs. */
export async function shutDown({ pid, gone }: Postmaster): Promise<void> {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const;
  for (const [signal, patience] of steps) {
    if (!sendSignal(pid, signal)) break;
    const timer = new AbortController();
    const isGone = await Promise.race([gone.then(() => true), delay(patience, false, { signal: timer.signal })]);
    timer.abort();
    if (isGone) return;
  }
}

async function isReadyBeforeGone({ directory }: Cluster, { pid, gone }: Postmaster): Promise<boolean> {
  const over = new AbortController();
  void gone.then(() => over.abort());
  const limit = Date.now() + startLimitMs;
  while (!over.signal.aborted && Date.now() < limit) {
    const file = await readPostmasterFile(directory);
    if (file?.pid === pid && file.status === 'ready') return true;
    await delay(10);
  }
  return false;
}

async function untilGone(pid: number, started: string): Promise<string> {
  while ((await findProcess(pid))?.started === started) await delay(200, undefined, { ref: false });
  return 'not started by this process, exit unknown';
}

/** Children that outlived their postmaster must end before a new server may use the files. */
async function endLeftovers(marker: string): Promise<void> {
  const patience = Date.now() + 5_000;
  for (;;) {
    const leftovers = await findProcessesNaming(marker);
    if (leftovers.length === 0) return;
    for (const { pid } of leftovers) sendSignal(pid, Date.now() < patience ? 'SIGQUIT' : 'SIGKILL');
    await delay(50);
  }
}

/**
 * Refuses if the socket accepts connections although no such process is visible: another container uses the same files.
 */
async function refuseUnseenServer(cluster: Cluster, notedSocketDir: string | undefined): Promise<void> {
  for (const socketDir of new Set([cluster.socketDir, notedSocketDir ?? cluster.socketDir])) {
    if (!(await isListening(join(socketDir, socketName)))) continue;
    throw new DatabaseRefusal(
      `A database server of another container works on ${cluster.directory}; stop that one first.`,
    );
  }
}

function isListening(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const settle = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

async function removeLockFiles({ directory, socketDir }: Cluster): Promise<void> {
  const files = [postmasterFilePath(directory), join(socketDir, socketName), join(socketDir, `${socketName}.lock`)];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (it) => it.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(path, `${path}.old`);
  return open(path, 'a+', 0o600);
}

async function lastComplaint(path: string, from: number, reason: string): Promise<string> {
  const log = await open(path, 'r');
  const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(20_000), position: from });
  await log.close();
  const errors = buffer.toString('utf8', 0, bytesRead).match(/(?:FATAL|PANIC|ERROR|error): .+/g);
  return `${errors?.at(-1) ?? reason} (${basename(path)})`;
}

function squeeze(command: string): string {
  return command.replaceAll(/\s+/g, ' ').trim();
}
