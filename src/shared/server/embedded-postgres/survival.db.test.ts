import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { DatabaseLab, killServer, query, serverPid } from './testing/database-lab.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lab = new DatabaseLab();

beforeAll(() => lab.prepare());
afterEach(() => lab.clear());
afterAll(() => lab.close());

describe('the embedded database after a crash', () => {
  it('kill -9 of our process: the next start takes the server over with everything in it', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await query(connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = await serverPid(dataDir);
    await holder.kill();

    const second = await lab.open(dataDir);
    expect(second.adopted).toBe(true);
    expect(await serverPid(dataDir)).toBe(pid);
    expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.holder.stop();
    await expect(serverPid(dataDir)).rejects.toThrow('No server');
  });

  it('kill -9 of everything at once: starts again at once, nothing acknowledged is lost', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await query(connection, 'CREATE TABLE kept (number int)');
    for (let number = 1; number <= 20; number++) await query(connection, `INSERT INTO kept VALUES (${number})`);
    await Promise.all([holder.kill(), killServer(dataDir)]);

    const second = await lab.open(dataDir);
    expect(second.adopted).toBe(false);
    expect(await query(second.connection, 'SELECT count(*)::int FROM kept')).toEqual([{ count: 20 }]);
  });

  it('kill -9 while a backend is busy: its remains do not block the start', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    const endless = query(connection, 'SELECT count(*) FROM generate_series(1, 1e12::bigint)').catch(() => 'cut off');
    while (
      (await query(connection, `SELECT FROM pg_stat_activity WHERE query LIKE '%1e12%' AND state = 'active'`)).length <
      2
    );
    await Promise.all([holder.kill(), killServer(dataDir)]);
    await lab.open(dataDir);
    expect(await endless).toBe('cut off');
  });

  it('an empty or garbled pid file, or one with the number of a stranger: starts', async () => {
    const dataDir = await lab.makeDataDir();
    let { holder, connection } = await lab.open(dataDir);
    const server = await stat(join(dataDir, 'database'));
    const stranger = spawn('sleep', ['100'], process.getuid?.() === 0 ? { uid: server.uid, gid: server.gid } : {});
    for (const content of [
      '',
      'garbage\n',
      `${stranger.pid}\n${dataDir}/database\n1\n5432\n${connection.host}\n\n\nready\n`,
    ]) {
      await Promise.all([holder.kill(), killServer(dataDir)]);
      await writeFile(join(dataDir, 'database/postmaster.pid'), content);
      await writeFile(join(connection.host, '.s.PGSQL.5432.lock'), content);
      const next = await lab.open(dataDir);
      expect(next.adopted).toBe(false);
      ({ holder, connection } = next);
    }
    expect(stranger.kill()).toBe(true);
  });

  it('a server that responds while its process cannot be seen, as in another container: refuses in one line', async () => {
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

  it('interrupted while the database was being created: the next start creates it', async () => {
    const dataDir = await lab.makeDataDir();
    const parent = join(dataDir, '..');
    const interrupted = lab.start(dataDir);
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

  it('four starts at once on an empty directory: one wins, three refuse in one line', async () => {
    const dataDir = await lab.makeDataDir();
    const starters = [1, 2, 3, 4].map(() => lab.start(dataDir));
    const reports = await Promise.all(starters.map((starter) => starter.next('ready', 'refused')));
    expect(reports.map((report) => report.event).toSorted()).toEqual(['ready', 'refused', 'refused', 'refused']);
    const winner = reports.find((report) => report.event === 'ready');
    expect(await query(winner!.connection!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('four starts at once over a server left running: one takes it over, three refuse', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder } = await lab.open(dataDir);
    await holder.kill();
    const starters = [1, 2, 3, 4].map(() => lab.start(dataDir));
    const reports = await Promise.all(starters.map((starter) => starter.next('ready', 'refused')));
    expect(reports.filter((report) => report.event === 'ready').map((report) => report.adopted)).toEqual([true]);
  });
});

describe('the embedded database while we live', () => {
  it('is started again when the server is killed, taken over or not, and says so', async () => {
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

  it('stops for good, even when asked in the middle of a restart', async () => {
    const dataDir = await lab.makeDataDir();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const database = await startEmbeddedPostgres({ dataDir, log });
    const first = await serverPid(dataDir);
    await killServer(dataDir);
    while ((await serverPid(dataDir).catch(() => first)) === first) await new Promise(setImmediate);
    await database.stop();
    await expect(serverPid(dataDir)).rejects.toThrow('No server');
  });

  it('is not stopped by a Ctrl-C, which reaches our whole process group', async () => {
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
