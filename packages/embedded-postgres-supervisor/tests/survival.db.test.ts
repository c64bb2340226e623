import { spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseLab, killServer, query, serverPid } from '../testing/database-lab.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lab = new DatabaseLab();

beforeAll(() => lab.prepare());

afterEach(() => lab.clear());

afterAll(() => lab.close());

describe('the embedded database after a crash', () => {
  it('kill -9 of our process: the next start takes over the server with all data', async () => {
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

  it('kill -9 of all processes: starts again at once, no acknowledged write is lost', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await query(connection, 'CREATE TABLE kept (number int)');
    for (let number = 1; number <= 20; number++) await query(connection, `INSERT INTO kept VALUES (${number})`);
    await Promise.all([holder.kill(), killServer(dataDir)]);

    const second = await lab.open(dataDir);
    expect(second.adopted).toBe(false);
    expect(await query(second.connection, 'SELECT count(*)::int FROM kept')).toEqual([{ count: 20 }]);
  });

  it('kill -9 while a backend is busy: remaining processes do not block the start', async () => {
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

  it('an empty or damaged pid file, or one with the id of an unrelated process: starts', async () => {
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
});
