import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseLab, killServer, query } from '../testing/database-lab.ts';

const lab = new DatabaseLab();
const disks: string[] = [];
beforeAll(() => lab.prepare());
afterEach(async () => {
  for (const disk of disks.splice(0)) execFileSync('umount', ['--lazy', disk]);
  await lab.clear();
});
afterAll(() => lab.close());

/** Mounts a small disk at `path`; false if this user or container may not. */
const mountDisk = (path: string, megabytes: number): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], { stdio: 'ignore' });
    disks.push(path);
    return true;
  } catch {
    return false;
  }
};

const mayMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = join('/tmp', `fb-test-mount-${process.pid}`);
  mkdirSync(probe);
  const may = mountDisk(probe, 1);
  if (may) execFileSync('umount', [disks.pop() ?? probe]);
  rmdirSync(probe);
  return may;
};

// Mounting a disk that may be filled requires root. The response to a full disk is tested everywhere in
// database-faults.db.test.ts.
describe.runIf(mayMount())('a full disk (tested only where a small disk can be mounted) (D08, D09)', () => {
  it('loses no acknowledged write, refuses writes, and accepts them again once there is space', async () => {
    const dataDir = await lab.makeDataDir();
    mkdirSync(dataDir);
    mountDisk(dataDir, 320);
    const { holder, connection } = await lab.open(dataDir);
    await query(connection, 'CREATE TABLE kept (text text); ALTER TABLE kept ALTER text SET STORAGE EXTERNAL');
    await query(connection, `INSERT INTO kept VALUES ('confirmed')`);
    try {
      const ballast = join(dataDir, 'ballast');
      const { bavail, bsize } = statfsSync(dataDir);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - 4_000_000));

      const fill = `INSERT INTO kept SELECT repeat('a', 6000) FROM generate_series(1, 5000) AS i`;
      await expect(query(connection, fill)).rejects.toThrow();
      // A server without room for its own records stops and is restarted; otherwise it goes on serving reads.
      await expect.poll(() => count(connection)).toBe(1);

      await rm(ballast);
      await expect
        .poll(() => query(connection, `INSERT INTO kept VALUES ('again') RETURNING text`).catch(String))
        .toEqual([{ text: 'again' }]);
      expect(await count(connection)).toBe(2);
    } finally {
      await holder.kill();
      await killServer(dataDir);
    }
  });
});

const count = async (connection: Parameters<typeof query>[0]): Promise<unknown> =>
  query(connection, 'SELECT count(*)::int AS rows FROM kept').then(
    ([row]) => row?.['rows'],
    (error: unknown) => String(error),
  );
