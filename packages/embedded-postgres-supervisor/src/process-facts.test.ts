import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { findProcess, findProcessesNaming } from './process-facts.ts';

describe('process lookup', () => {
  it('finds a running process, with a constant start time', async () => {
    const first = await findProcess(process.pid);
    expect(first?.command).toContain('node');
    expect(await findProcess(process.pid)).toEqual(first);
  });

  it('finds processes by a text in their command line', async () => {
    const child = spawn('sleep', ['98.7654']);
    await once(child, 'spawn');
    expect((await findProcessesNaming('98.7654')).map((found) => found.pid)).toEqual([child.pid]);
    child.kill();
  });

  it('does not find a process that has ended', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    expect(await findProcess(child.pid!)).toBeUndefined();
  });

  it('does not find a zombie', async () => {
    // `exec` leaves the first sleep with a parent that never reaps it.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    expect(await findProcess(pid)).toBeDefined();
    while (await findProcess(pid)) await new Promise(setImmediate);
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill();
  });
});
