import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const linux = process.platform === 'linux';

/** A running process. `started` is opaque: the pair of pid and `started` is unique while a machine is up. */
export interface RunningProcess {
  pid: number;
  started: string;
  command: string;
}

/** Where a process id is valid: the same number in another container, or after a reboot, is another process. */
export interface PidScope {
  host: string;
  boot_id: string;
  pid_namespace: string;
}

/** Returns the process with this id; `undefined` if there is none or it is a zombie. */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  return linux ? findInProc(pid) : findWithPs(pid);
}

/** All processes whose command line or title contains `text`. */
export async function findProcessesNaming(text: string): Promise<RunningProcess[]> {
  const found = await Promise.all((await allPids()).map((pid) => findProcess(pid)));
  return found.filter((it) => it !== undefined).filter((it) => it.pid !== process.pid && it.command.includes(text));
}

export async function currentPidScope(): Promise<PidScope> {
  const unknown = () => '';
  const [bootId, namespace] = linux
    ? await Promise.all([
        readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(unknown),
        readlink('/proc/self/ns/pid').catch(unknown),
      ])
    : [await run('sysctl', ['-n', 'kern.bootsessionuuid']).then(({ stdout }) => stdout, unknown), ''];
  return { host: hostname(), boot_id: bootId.trim(), pid_namespace: namespace };
}

async function findInProc(pid: number): Promise<RunningProcess | undefined> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The name in parentheses may contain parentheses and spaces; the fields after it are numbered from 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || started === undefined) return undefined;
    return { pid, started, command: command.replaceAll('\0', ' ').trim() };
  } catch {
    return undefined;
  }
}

async function findWithPs(pid: number): Promise<RunningProcess | undefined> {
  try {
    const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command='];
    const { stdout } = await run('ps', [...columns, '-p', String(pid)], { env: { ...process.env, LC_ALL: 'C' } });
    const [state, ...words] = stdout.trim().split(/\s+/);
    if (state === undefined || state.startsWith('Z')) return undefined;
    return { pid, started: words.slice(0, 5).join(' '), command: words.slice(5).join(' ') };
  } catch {
    return undefined;
  }
}

async function allPids(): Promise<number[]> {
  const names = linux ? await readdir('/proc') : (await run('ps', ['-axo', 'pid='])).stdout.split('\n');
  return names.map(Number).filter((pid) => Number.isInteger(pid) && pid > 0);
}
