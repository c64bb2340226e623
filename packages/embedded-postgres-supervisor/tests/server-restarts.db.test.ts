import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../src/start-embedded-postgres.ts';
import { DatabaseLab, killServer, query, serverPid } from '../testing/database-lab.ts';
import { testInstallation } from '../testing/test-installation.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lab = new DatabaseLab();

beforeAll(() => lab.prepare());

afterEach(() => lab.clear());

afterAll(() => lab.close());

describe('the embedded database while this process runs', () => {
  it('is restarted when the server is killed, taken over or not, and reports it', async () => {
    const dataDir = await lab.makeDataDir();
    const first = await lab.open(dataDir);
    await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.holder.kill();
    const { holder, adopted, connection } = await lab.open(dataDir);
    expect(adopted).toBe(true);
    for (let round = 1; round <= 2; round++) {
      await killServer(dataDir);
      await holder.next('down');
      await holder.next('up');
      expect(await query(connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    }
    await holder.stop();
    await expect(serverPid(dataDir)).rejects.toThrow('No server');
  });

  it('stops permanently, even during a restart', async () => {
    const dataDir = await lab.makeDataDir();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const database = await startEmbeddedPostgres({ installation: testInstallation, dataDir, log });
    const first = await serverPid(dataDir);
    await killServer(dataDir);
    while ((await serverPid(dataDir).catch(() => first)) === first) await new Promise(setImmediate);
    await database.stop();
    await expect(serverPid(dataDir)).rejects.toThrow('No server');
  });

  it('is not stopped by Ctrl-C, which reaches the whole process group', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    const pid = await serverPid(dataDir);
    process.kill(-holder.child.pid!, 'SIGINT');
    await holder.next('interrupted');
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await serverPid(dataDir)).toBe(pid);
    expect(await readFile(join(dataDir, 'database.log'), 'utf8')).not.toContain('shutdown request');
  });
});
