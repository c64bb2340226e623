import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, newDataDir, startStudio, test, usedDataDir } from '../support/studio.ts';

/** Returns the output of a failed start: log lines, and one line that says what to change. */
const refusalOf = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const error: unknown = await startStudio(env).then(
    async (studio) => {
      await studio.stop();
      return undefined;
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  const [, printed = ''] = /^The studio did not start:\n([^]*)$/.exec((error as Error).message) ?? [];
  return printed;
};

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const said = (text: string): string[] => lines(text).filter((line) => !line.startsWith('{'));
const passwordIn = (text: string): string => /Password: +([\w-]+)/.exec(text)?.[1] ?? '';

test('a start that cannot listen prints the reason in one line; the sign-in data are printed with another password each time until one has been used, and then no more (SRV-59, SRV-82)', async () => {
  const taken = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const dataDir = await newDataDir();
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: '' };

  const first = await refusalOf({ ...env, PORT: String(port) });
  expect(said(first)).toEqual([
    `PORT: another program listens on 127.0.0.1:${port} already; stop it or set another PORT`,
  ]);
  taken.close();
  // 192.0.2.0/24 is reserved for documentation: no machine has such an address.
  const second = await refusalOf({ ...env, HOST: '192.0.2.1' });
  expect(said(second)).toEqual(['HOST: 192.0.2.1 is no address of this machine']);

  const studio = await startStudio({ ...env, LOG_LEVEL: 'error' });
  expect(lines(studio.output()).map((line) => JSON.parse(line).msg)).toContain(`Booking page: ${studio.url}/`);
  const printed = [first, second, studio.output()].map(passwordIn);
  expect(new Set(printed).size).toBe(3);
  const signIn = async (password: string) =>
    (await studio.visit('POST', '/api/admin/auth/login-json', { email: studio.admin.email, password })).status;
  expect(await Promise.all(printed.map(signIn))).toEqual([401, 401, 200]);
  expect(await studio.end('SIGINT')).toBe(0);

  const again = await startStudio(env);
  expect(again.output()).not.toContain('Password');
  expect(await again.end('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('a data directory that is not writable is refused with one line', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has a directory in which not even root can write');
  for (const folder of ['/sys/fotobooking', '/sys/kernel', '/proc/fotobooking']) {
    const refusal = await refusalOf({ DATA_DIR: folder });
    expect(lines(refusal), folder).toEqual([
      expect.stringMatching(new RegExp(`^The database cannot be kept in ${folder}: E[A-Z]+: `)),
    ]);
  }
});

test('a start with another key than before is refused with one line, and a key listed after the new one can be removed later (SRV-97)', async () => {
  const dataDir = await usedDataDir();
  const former = (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim();
  const present = 'the-present-secret-key';
  const start = (SECRET_KEY: string) => startStudio({ DATA_DIR: dataDir, SECRET_KEY });

  const refusal = await refusalOf({ DATA_DIR: dataDir, SECRET_KEY: present });
  expect(said(refusal)).toEqual([
    'SECRET_KEY is not the one this database was used with. Start with that one, put it behind the new one ' +
      '(SECRET_KEY=new,old), or, where it is lost for good, run npm run lost-key first (docs/operations/secret-key.md).',
  ]);
  expect(refusal).not.toContain(present);

  const changed = await start(`${present},${former}`);
  expect(await changed.end('SIGTERM')).toBe(0);
  expect(said(await refusalOf({ DATA_DIR: dataDir, SECRET_KEY: former }))).toHaveLength(1);
  const after = await start(present);
  expect(after.output()).not.toContain(present);
  expect(await after.end('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('if the key is lost, the start names the missing file; a command lets the next start generate a key', async () => {
  const dataDir = await usedDataDir();
  const file = join(dataDir, 'secret.key');
  await rm(file);
  expect(said(await refusalOf({ DATA_DIR: dataDir }))).toEqual([
    expect.stringContaining(`The key of this database is missing: SECRET_KEY is not set, and there is no ${file}.`),
  ]);
  expect(existsSync(file)).toBe(false);

  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/lost-key.js'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  expect(stdout).toMatch(/^The next start takes the key it finds, or generates one\./);
  const next = await startStudio({ DATA_DIR: dataDir });
  expect(existsSync(file)).toBe(true);
  expect(await next.end('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
});
