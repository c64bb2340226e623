import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseLab, query } from '../testing/database-lab.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lab = new DatabaseLab();

beforeAll(() => lab.prepare());

afterEach(() => lab.clear());

afterAll(() => lab.close());

describe('the embedded database after a crash', () => {
  it('a server that responds although its process is not visible, as in another container: refuses in one line', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await holder.stop();
    await mkdir(connection.host, { recursive: true });
    const server = createServer().listen(join(connection.host, '.s.PGSQL.5432'));
    await once(server, 'listening');
    const { message } = await lab.start(dataDir).next('refused');
    expect(message).toContain('another container');
    server.close();
  });

  it('interrupted while creating the database: the next start creates it', async () => {
    const dataDir = await lab.makeDataDir();
    const parent = join(dataDir, '..');
    const interrupted = lab.start(dataDir, { binDir: lab.ownBinDir });
    await appearance(parent, 'data');
    await appearance(dataDir, 'database.new-');
    const unfinished = (await readdir(dataDir)).find((name) => name.startsWith('database.new-'));
    await appearance(join(dataDir, unfinished ?? ''), 'base');
    await interrupted.kill();
    const { adopted, connection } = await lab.open(dataDir);
    expect(adopted).toBe(false);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('database.new-'))).toEqual([]);
  });

  it('four concurrent starts on an empty directory: one succeeds, three refuse in one line', async () => {
    const dataDir = await lab.makeDataDir();
    const starters = [1, 2, 3, 4].map(() => lab.start(dataDir, { binDir: lab.ownBinDir }));
    const reports = await Promise.all(starters.map((starter) => starter.next('ready', 'refused')));
    expect(reports.map((report) => report.event).toSorted()).toEqual(['ready', 'refused', 'refused', 'refused']);
    const winner = reports.find((report) => report.event === 'ready');
    expect(await query(winner!.connection!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('four concurrent starts with a server left running: one takes it over, three refuse', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder } = await lab.open(dataDir);
    await holder.kill();
    const starters = [1, 2, 3, 4].map(() => lab.start(dataDir));
    const reports = await Promise.all(starters.map((starter) => starter.next('ready', 'refused')));
    expect(reports.filter((report) => report.event === 'ready').map((report) => report.adopted)).toEqual([true]);
  });
});

/** Waits until `directory` contains an entry with this prefix. */
async function appearance(directory: string, beginning: string): Promise<void> {
  const watcher = watch(directory);
  try {
    while (!(await readdir(directory)).some((name) => name.startsWith(beginning))) {
      await Promise.race([once(watcher, 'change'), delay(50)]);
    }
  } finally {
    watcher.close();
  }
}
