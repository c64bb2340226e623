import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LeaseTimes, takeLease } from './lease.ts';
import { currentPidScope, findProcess } from './process-facts.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const take = (times?: LeaseTimes) => takeLease(directory, { dataDirSetting: 'LIBRARY_DIR' }, log, times);
const quick = { heartbeatMs: 20, staleMs: 400 };
let directory: string;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'fb-test-lease-')), 'lease');
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

describe('the lease on a data directory', () => {
  it('is held by one at a time, and free again after release', async () => {
    const lease = await take();
    await expect(take()).rejects.toThrow(`in use by process ${process.pid} on`);
    await lease.release();
    await (await take()).release();
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('is taken by exactly one of many concurrent processes, free or left by a dead one', async () => {
    await leaveBehind({ pid: 4_000_000 });
    for (let round = 1; round <= 10; round++) {
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      await winners[0]?.value.release();
    }
  });

  it('can be taken at once from a dead process of this machine, even if its pid was reused', async () => {
    for (const holder of [{ pid: 4_000_000 }, { pid: process.pid, started: '1' }]) {
      await leaveBehind(holder);
      const lease = await take();
      await expect(take()).rejects.toThrow(`in use by process ${process.pid} on`);
      await lease.release();
    }
  });

  it('cannot be taken from another container, machine or boot while its heartbeat continues', async () => {
    for (const elsewhere of [{ pid_namespace: 'pid:[1]' }, { host: 'elsewhere' }, { boot_id: 'another' }]) {
      const path = await leaveBehind(elsewhere);
      const heart = setInterval(() => void utimes(path, new Date(), new Date()), quick.heartbeatMs);
      await expect(take(quick)).rejects.toThrow('in use by process');
      clearInterval(heart);
    }
  });

  it('can be taken from another container, machine or boot only after a minute without heartbeat', async () => {
    await leaveBehind({ pid_namespace: 'pid:[1]' });
    const start = Date.now();
    const lease = await take(quick);
    expect(Date.now() - start).toBeGreaterThan(quick.staleMs * 0.8);
    await lease.release();

    const old = await leaveBehind({ host: 'elsewhere' });
    await utimes(old, new Date(Date.now() - 61_000), new Date(Date.now() - 61_000));
    await (await take()).release();
  });

  it('has a heartbeat as long as it is held, and none after release', async () => {
    const lease = await take(quick);
    const beat = async () => (await stat(join(directory, '1.json'))).mtimeMs;
    const first = await beat();
    while ((await beat()) === first) await new Promise(setImmediate);
    await lease.release();
    const last = await beat();
    await delay(quick.heartbeatMs * 3);
    expect(await beat()).toBe(last);
  });

  it('waits for a lease with truncated content, instead of treating it as free', async () => {
    const path = await leaveBehind({});
    await writeFile(path, '{"host":');
    const start = Date.now();
    const lease = await take(quick);
    expect(Date.now() - start).toBeGreaterThan(quick.staleMs * 0.8);
    await lease.release();
  });
});

/** Writes a newest lease as a process of this machine would have, with differences. */
async function leaveBehind(differences: object): Promise<string> {
  await mkdir(directory, { recursive: true });
  const self = await findProcess(process.pid);
  const holder = { ...(await currentPidScope()), pid: process.pid, started: self?.started, ...differences };
  const path = join(
    directory,
    `${Math.max(0, ...(await readdir(directory)).map((name) => Number.parseInt(name, 10))) + 1}.json`,
  );
  await writeFile(path, JSON.stringify(holder));
  return path;
}
