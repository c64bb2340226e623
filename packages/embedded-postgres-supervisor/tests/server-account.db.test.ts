import { chown, mkdir, readdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { provideRuntimeHome } from '../src/runtime-home.ts';
import { DatabaseLab, query, serverPid, userOf } from '../testing/database-lab.ts';
import { testInstallation } from '../testing/test-installation.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lab = new DatabaseLab();
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

beforeAll(() => lab.prepare());
afterEach(() => lab.clear());
afterAll(() => lab.close());

describe('the user that the database server runs as', () => {
  it('is the user who started it, or an unprivileged one if that was root', async () => {
    const dataDir = await lab.makeDataDir();
    await lab.open(dataDir);
    const user = await userOf(await serverPid(dataDir));
    expect(user).toSatisfy((uid: number) => (isRoot ? uid > 0 : uid === process.getuid?.()));
  });
});

// Only root can create files of other users and start processes as them.
describe.runIf(isRoot)('started by root, the database server (tested only as root)', () => {
  it('runs as the owner of the data directory', async () => {
    const dataDir = await makeDirectoryOf(await nobody());
    await lab.open(dataDir);
    expect(await userOf(await serverPid(dataDir))).toBe(await nobody());
  });

  it('keeps running as the owner of its files', async () => {
    const dataDir = await makeDirectoryOf(await nobody());
    const { holder } = await lab.open(dataDir);
    await holder.stop();
    await chown(dataDir, 0, 0);
    await lab.open(dataDir);
    expect(await userOf(await serverPid(dataDir))).toBe(await nobody());
  });

  it('changes the owner of its files back if a copy made root own them', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder } = await lab.open(dataDir);
    await holder.stop();
    await chownAll(join(dataDir, 'database'), 0);
    const second = await lab.open(dataDir);
    expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('works in a directory that only root can enter, and is found there after a crash', async () => {
    const dataDir = await lab.makeDataDir('closed', 'data');
    await mkdir(join(dataDir, '..'), { mode: 0o700 });
    const { holder, connection } = await lab.open(dataDir, { binDir: '' });
    await query(connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(await userOf(await serverPid(dataDir))).toBeGreaterThan(0);
    await holder.kill();
    const second = await lab.open(dataDir, { binDir: '' });
    expect(second.adopted).toBe(true);
    expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses in one line to use PostgreSQL 15, which cannot run in such a directory', async () => {
    const binDir = await lab.makeDataDir('bin');
    await mkdir(binDir, { recursive: true });
    await writeFile(join(binDir, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 15.18"\n', { mode: 0o755 });
    const dataDir = await lab.makeDataDir('closed', 'data');
    await mkdir(join(dataDir, '..'), { mode: 0o700 });
    const { message } = await lab.start(dataDir, { binDir }).next('refused');
    expect(message).toMatch(/^The database runs as user ".*", who cannot enter .* PostgreSQL 15 has to: choose/);
  });
});

describe.runIf(isRoot)('in a directory that only root can enter, the server programs (tested only as root)', () => {
  it('are copied to where everyone can read and only root can write', async () => {
    const account = { ids: { uid: await nobody(), gid: await nobody() }, name: 'nobody' };
    const { directory, shared } = await provideRuntimeHome('/root/data', testInstallation, account, false);
    // Removed again if it is empty.
    onTestFinished(() => rmdir(directory).catch(() => undefined));
    const { uid, mode } = await stat(directory);
    expect({ uid, mode: mode & 0o777, shared }).toEqual({ uid: 0, mode: 0o755, shared: true });
  });
});

describe.runIf(isRoot)(
  'started by an ordinary user, the database server (tested only as root, who can become one)',
  () => {
    it('runs as that user, with the given binaries', async () => {
      const dataDir = await makeDirectoryOf(await nobody());
      await lab.open(dataDir, { uid: String(await nobody()) });
      expect(await userOf(await serverPid(dataDir))).toBe(await nobody());
    });

    it('refuses in one line to use a database of another owner', async () => {
      const dataDir = await makeDirectoryOf(await nobody());
      const { holder } = await lab.open(dataDir, { uid: String(await nobody()) });
      await holder.stop();
      await chownAll(join(dataDir, 'database'), 1);
      const { message } = await lab.start(dataDir, { uid: String(await nobody()) }).next('refused');
      expect(message).toMatch(/belongs to user id 1, but this is user "nobody"/);
    });
  },
);

async function makeDirectoryOf(uid: number): Promise<string> {
  const dataDir = await lab.makeDataDir();
  await mkdir(dataDir);
  await chown(dataDir, uid, uid);
  return dataDir;
}

async function chownAll(directory: string, uid: number): Promise<void> {
  await chown(directory, uid, uid);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, uid);
  }
}

async function nobody(): Promise<number> {
  return Number(/^nobody:[^:]*:(\d+)/m.exec(await readFile('/etc/passwd', 'utf8'))?.[1]);
}
