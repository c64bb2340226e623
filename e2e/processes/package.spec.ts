import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { expect, newDataDir, test } from '../support/studio.ts';
import { endWithTests, freePort, waitUntilReady } from '../support/studio-process.ts';

/** Links what `npm install` installs with the package: its runtime dependencies and theirs. */
const linkRuntimeDependencies = async (folder: string): Promise<void> => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
    const isNested = path.lastIndexOf('node_modules/') > 0;
    if (path === '' || isNested || dev || devOptional || !(await exists(path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path));
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test('the npm package starts with one command, needs no build and contains no test tools (SRV-69)', async () => {
  const folder = await newDataDir();
  const packing = await promisify(execFile)('npm', [
    'pack',
    '--ignore-scripts',
    '--json',
    '--pack-destination',
    folder,
  ]);
  const [packed] = JSON.parse(packing.stdout) as [{ filename: string; size: number; files: { path: string }[] }];
  expect(packed.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'bin/fotobooking.mjs', 'dist/server/main.js', 'package.json']),
  );
  expect(packed.files.filter(({ path }) => /^(?:src|e2e|scripts|node_modules|data)\//.test(path))).toEqual([]);
  // A package that contained the development dependencies or the sources would be far larger.
  expect(packed.size).toBeLessThan(6_000_000);

  const installed = join(folder, 'node_modules/fotobooking');
  await mkdir(installed, { recursive: true });
  await extract({ file: join(folder, packed.filename), cwd: installed, strip: 1 });
  await linkRuntimeDependencies(folder);
  const command = join(folder, 'node_modules/.bin/fotobooking');
  await mkdir(dirname(command));
  await symlink('../fotobooking/bin/fotobooking.mjs', command);
  const port = String(await freePort());
  const say = async (...words: string[]) =>
    (await promisify(execFile)(command, words, { cwd: folder, env: { PATH: process.env['PATH'], PORT: port } })).stdout;
  expect(await say('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  await expect(say('stat')).rejects.toThrow('There is no command "stat"');
  await expect(say('health')).rejects.toThrow('Nothing responds');
  await expect(say('backup')).rejects.toThrow('Usage: fotobooking backup FILE');

  const url = `http://127.0.0.1:${port}`;
  const admin = { email: 'studio@example.de', password: 'correct horse battery' };
  const studio = spawn(command, [], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      HOST: '127.0.0.1',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  endWithTests(studio);
  const output = await waitUntilReady(url, studio);
  expect(JSON.parse(await say('health'))).toMatchObject({ status: 'ok' });
  const page = await fetch(`${url}/booking`);
  expect(page.status).toBe(200);
  const loaded = [...(await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded.length).toBeGreaterThan(2);
  for (const path of loaded) expect((await fetch(url + path)).status, path).toBe(200);
  const signedIn = await fetch(`${url}/api/admin/auth/login-json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  expect(signedIn.status).toBe(200);
  expect(await say('backup', 'studio.tar.gz')).toContain(`Backup written: ${join(folder, 'studio.tar.gz')}`);
  studio.kill('SIGTERM');
  const [code] = await once(studio, 'exit');
  expect(code, output()).toBe(0);
  expect(output()).toContain(join(folder, 'data'));
  expect(await exists(join(folder, 'data/database'))).toBe(true);
  await rm(folder, { recursive: true, force: true });
});
