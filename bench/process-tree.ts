import { readdir, readFile } from 'node:fs/promises';

/** A process, its descendants, and all that the kernel says of each in `/proc/PID/stat` after the name. */
export const processTree = async (pid: number): Promise<ReadonlyMap<number, readonly string[]>> => {
  const all = new Map<number, readonly string[]>();
  for (const name of (await readdir('/proc')).filter((one) => /^\d+$/.test(one))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (stat !== '') all.set(Number(name), stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  }
  const parentOf = (one: number): number => Number(all.get(one)?.[1] ?? 0);
  const belongs = (one: number): boolean => one === pid || (one > 1 && belongs(parentOf(one)));
  return new Map([...all].filter(([one]) => belongs(one)));
};

/** Ticks of the kernel's clock, of a hundred a second on Linux. */
const ticksPerSecond = 100;

/** Seconds of processor time of a process and its descendants so far, those that have ended included. */
export const processorSeconds = async (pid: number): Promise<number> => {
  let ticks = 0;
  // utime, stime, and both of the children that were waited for.
  for (const stat of (await processTree(pid)).values()) {
    for (const time of stat.slice(11, 15)) ticks += Number(time);
  }
  return ticks / ticksPerSecond;
};
