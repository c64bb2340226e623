import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedPostgres } from '#packages/embedded-postgres-supervisor/api.ts';
import { DatabaseLab } from '#packages/embedded-postgres-supervisor/testing/database-lab.ts';
import { contentOf, fillStudio } from '#shared/server/backup/testing/sample-studio.ts';
import { migrate } from '#shared/server/database/migrations/migrate.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createTestDatabase, dropTestDatabase, plainPool } from '#shared/server/database/testing/test-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const lab = new DatabaseLab('fotobooking');
let folder: string;
let file: string;
/** The commands as they are built, below the folder with package.json. */
const commands = join('.tmp', `commands-${process.pid}`);

beforeAll(() => Promise.all([lab.prepare(), bundleCommands()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fb-test-commands-'));
  file = join(folder, 'studio.backup');
});
afterEach(async () => {
  await lab.clear();
  await rm(folder, { recursive: true });
});
afterAll(() => Promise.all([lab.close(), rm(commands, { recursive: true })]));

describe('npm run backup and npm run restore', () => {
  it('move a running studio from the embedded database to a server, and back into an empty directory', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await migrate({ connection, log: silentLog }, 'migrations');
    const original = await looking(connection, async (pool) => {
      await fillStudio(pool);
      return contentOf(pool);
    });
    await writeFile(join(dataDir, 'secret.key'), 'the-key\n', { mode: 0o600 });
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatch(
      /^Backup written: .*studio\.backup \(\d+ tables/,
    );
    await holder.stop();
    await rm(dataDir, { recursive: true });

    const server = await createTestDatabase();
    const onServer = { DATABASE_URL: server.url.replace('@/', '@socket/'), DATA_DIR: join(folder, 'server-data') };
    expect(await run('restore', [file], onServer)).toMatch(/^Restored the studio as of/);
    // A restore ends all sessions.
    const withoutSessions = { ...original, session: [], sign_in_challenge: [] };
    expect(original['session']).toHaveLength(1);
    expect(await looking(server.url, contentOf)).toEqual(withoutSessions);
    const back = join(folder, 'back.backup');
    await run('backup', [back], onServer);
    await dropTestDatabase(server);

    await run('restore', [back], { DATA_DIR: dataDir });
    const reopened = await lab.open(dataDir);
    expect(await looking(reopened.connection, contentOf)).toEqual(withoutSessions);
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe('the-key\n');
    // Two backups and two restores, each with processes of its own.
  }, 300_000);

  it('back up a stopped studio, and leave it stopped', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await migrate({ connection, log: silentLog }, 'migrations');
    await holder.stop();
    await run('backup', [file], { DATA_DIR: dataDir });
    expect((await stat(file)).size).toBeGreaterThan(500);
    await expect(stat(join(dataDir, 'database/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('keep closed what was closed since, and give no number of a document twice; what nobody knows is said (SRV-101)', async () => {
    const server = await createTestDatabase();
    await migrate({ connection: server.url, log: silentLog }, 'migrations');
    const onServer = { DATABASE_URL: server.url.replace('@/', '@socket/'), DATA_DIR: join(folder, 'server-data') };
    const feed = Buffer.alloc(32, 'a');
    await looking(server.url, async (pool) => {
      await fillStudio(pool);
      await issue(pool);
      await pool.query(
        `INSERT INTO calendar_feed (resource_id, token_hash, sealed_token, created_at)
                        SELECT id, $1, 'a', now() FROM photographer LIMIT 1`,
        [feed],
      );
      await pool.query(`INSERT INTO webhook_endpoint (id, url, description, events, secret_sealed, created_at)
                        VALUES (gen_random_uuid(), 'https://x.example', '', '{booking.paid}', 's', now())`);
    });
    await run('backup', [file], onServer);
    await looking(server.url, async (pool) => {
      await pool.query('UPDATE booking SET link_version = 1');
      await pool.query('DELETE FROM calendar_feed');
      await pool.query('DELETE FROM webhook_endpoint');
      await issue(pool);
    });
    const said = await run('restore', [file, '--force'], onServer);
    expect(said).toContain('Numbers that were given after the backup are not given again: RE-2030.');
    await looking(server.url, async (pool) => {
      const { rows } = await pool.query(`
        SELECT link_version, (SELECT count(*)::int FROM calendar_feed) AS feeds,
               (SELECT count(*)::int FROM webhook_endpoint) AS endpoints FROM booking`);
      expect(rows).toEqual([{ link_version: 1, feeds: 0, endpoints: 0 }]);
      expect(await issue(pool)).toBe('RE-2030-0003');
    });
    await dropTestDatabase(server);

    const elsewhere = await run('restore', [file], { DATA_DIR: await lab.makeDataDir() });
    expect(elsewhere).toContain('no record of what was closed since the backup');
    expect(elsewhere).toContain('the next ones begin with RE2');
  }, 300_000);

  it('refuse with one line to restore into a running studio, even with --force', async () => {
    const dataDir = await lab.makeDataDir();
    const { holder, connection } = await lab.open(dataDir);
    await migrate({ connection, log: silentLog }, 'migrations');
    await run('backup', [file], { DATA_DIR: dataDir });
    const refusal = await refused('restore', [file, '--force'], { DATA_DIR: dataDir });
    expect(refusal).toContain(`in use by process ${holder.child.pid}`);
  });

  it('refuse invalid arguments and states with one line', async () => {
    const dataDir = await lab.makeDataDir();
    expect(await refused('backup', [], { DATA_DIR: dataDir })).toBe('Usage: npm run backup -- FILE\n');
    expect(await refused('restore', ['a', 'b'], { DATA_DIR: dataDir })).toMatch(/^Usage: npm run restore/);
    expect(await refused('restore', ['--fore', 'a'], { DATA_DIR: dataDir })).toMatch(/^Unknown option '--fore'/);
    expect(await refused('backup', [file], { DATA_DIR: dataDir })).toMatch(/^There is no studio in/);
    expect(await refused('backup', [file], { DATABASE_URL: 'mysql://x' })).toMatch(/^DATABASE_URL must be/);
    await writeFile(file, 'no backup');
    expect(await refused('restore', [file], { DATA_DIR: dataDir })).toMatch(/cannot be read/);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });
});

type Environment = Readonly<Record<string, string>>;

/** Returns the number of a document that is issued now. */
async function issue(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ number: string }>(`
    INSERT INTO invoice (id, series, kind, booking_id, issued_at, issued_by, gross_cents, document)
    VALUES (gen_random_uuid(), 'RE-2030', 'final', gen_random_uuid(), now(), 'x', 100, '{}') RETURNING number`);
  return rows[0]?.number;
}

/** From the sources each of sixteen processes would compile three hundred files. */
async function bundleCommands(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: commands,
      rolldownOptions: {
        input: ['backup', 'restore'].map((name) => `src/app/server/commands/${name}.ts`),
        checks: { pluginTimings: false, bundlerTimings: false },
      },
    },
  });
}

async function run(command: string, args: string[], env: Environment): Promise<string> {
  const script = [join(commands, `${command}.js`), ...args];
  const inherited = { PATH: process.env['PATH'] ?? '', EMBEDDED_PG_BINDIR: lab.binDir };
  return (await promisify(execFile)(process.execPath, script, { env: { ...inherited, ...env } })).stdout;
}

/** Expects the command to fail with one line and exit code 1; returns the line. */
async function refused(command: string, args: string[], env: Environment): Promise<string> {
  const error: unknown = await run(command, args, env).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/), stdout: '' });
  return (error as { stderr: string }).stderr;
}

async function looking<Result>(
  connection: string | EmbeddedPostgres['connection'],
  look: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = plainPool(connection);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}
