import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../src/start-embedded-postgres.ts';
import { DatabaseLab, environmentOf, query, serverPid } from '../testing/database-lab.ts';
import { testInstallation } from '../testing/test-installation.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const installation = testInstallation;
const lab = new DatabaseLab();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(() => lab.prepare());
afterEach(() => lab.clear());
afterAll(() => lab.close());

describe('starting the embedded database', () => {
  it('creates everything in an empty directory, and finds it again at the next start', async () => {
    const dataDir = await lab.makeDataDir();
    const first = await startEmbeddedPostgres({ installation, dataDir, log });
    expect(first.adopted).toBe(false);
    expect(first.connection).toMatchObject({ user: 'library', database: 'library' });
    await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await expect(serverPid(dataDir)).rejects.toThrow('No server');

    const second = await startEmbeddedPostgres({ installation, dataDir, log });
    expect(second.adopted).toBe(false);
    expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('offers what the schema needs: exclusion constraints over scalars and ranges, German and Russian letters', async () => {
    const { connection } = await lab.open(await lab.makeDataDir("Büro Müller, 'privat'"));
    await query(connection, 'CREATE EXTENSION btree_gist');
    await query(
      connection,
      'CREATE TABLE taken (who uuid, during tstzrange, EXCLUDE USING gist (who WITH =, during WITH &&))',
    );
    const [row] = await query(connection, `SELECT upper('äßя') AS upper, 'Ä' < 'Z' AS by_code`);
    expect(row).toEqual({ upper: 'ÄßЯ', by_code: false });
  });

  it('is durable, reachable only through a private socket, and gets no secrets in its environment', async () => {
    const dataDir = await lab.makeDataDir();
    const { connection } = await lab.open(dataDir);
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses'];
    const settings = await query(
      connection,
      `SELECT name, setting FROM pg_settings WHERE name IN ('${names.join("','")}') ORDER BY name`,
    );
    expect(settings.map((row) => row.setting)).toEqual(['on', 'on', 'on', '', 'on']);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
    expect(await query(connection, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    const hba = await readFile(join(dataDir, 'database/pg_hba.conf'), 'utf8');
    expect(hba.match(/^host\s.*$/gm)?.every((line) => line.endsWith('reject'))).toBe(true);
    expect(await environmentOf(await serverPid(dataDir))).toContain('LC_ALL=C');
    expect(await environmentOf(await serverPid(dataDir))).not.toContain('only-for-the-application');
  });

  it('works where the path is too long for a socket', async () => {
    const dataDir = await lab.makeDataDir('x'.repeat(60), 'y'.repeat(60));
    const { holder, connection } = await lab.open(dataDir);
    expect(connection.host.startsWith(dataDir)).toBe(false);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await holder.stop();
    await expect(stat(connection.host)).rejects.toThrow('ENOENT');
  });

  it('refuses in one line: a second process, and the first keeps running', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    const { message } = await lab.start(dataDir).next('refused');
    expect(message).toContain(`in use by process ${holder.child.pid}`);
    expect(message).toMatch(/stop that one first, or choose another LIBRARY_DIR\.$/);
    expect(message).not.toContain('\n');
    await expect(startEmbeddedPostgres({ installation, dataDir, log })).rejects.toThrow('in use by process');
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses in one line: a database of another major version, which stays unchanged', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder } = await lab.open(dataDir, { binDir: '' });
    await holder.stop();
    await writeFile(join(dataDir, 'database/PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ installation, dataDir, log })).rejects.toThrow(
      /belongs to PostgreSQL 17.* runs 18: ask the librarian\.$/,
    );
    await writeFile(join(dataDir, 'database/PG_VERSION'), '18\n');
    await lab.open(dataDir, { binDir: '' });
  });

  it('refuses in one line: a database directory with other files in it, which stays unchanged', async () => {
    const dataDir = await lab.makeDataDir();
    await mkdir(join(dataDir, 'database/base'), { recursive: true });
    await expect(startEmbeddedPostgres({ installation, dataDir, log })).rejects.toThrow('neither empty nor a database');
    await stat(join(dataDir, 'database/base'));
  });

  it('refuses in one line: no binaries for this machine, with instructions', async () => {
    const dataDir = await lab.makeDataDir();
    const ways = /: set LIBRARY_SERVER\.$/;
    const withoutServer = startEmbeddedPostgres({ installation, dataDir, log, binDir: '/nowhere' });
    await expect(withoutServer).rejects.toThrow(/^LIBRARY_BINDIR .*: set LIBRARY_SERVER\.$/);
    const { arch } = process;
    Object.defineProperty(process, 'arch', { value: 'riscv64' });
    try {
      await expect(startEmbeddedPostgres({ installation, dataDir, log })).rejects.toThrow(ways);
    } finally {
      Object.defineProperty(process, 'arch', { value: arch });
    }
  });

  it('refuses in one line: a data directory that cannot be created', async () => {
    const dataDir = await lab.makeDataDir();
    await writeFile(dataDir, 'a file');
    await expect(startEmbeddedPostgres({ installation, dataDir, log })).rejects.toThrow(/cannot be kept in .*: E/);
  });
});
