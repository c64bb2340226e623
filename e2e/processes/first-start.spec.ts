import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, newDataDir, test } from '../support/studio.ts';
import { endWithTests, freePort, waitUntilReady } from '../support/studio-process.ts';

test('the first npm start in a clone builds in a separate process, so that the serving process stays small (SRV-73) @whole', async () => {
  const clone = await newDataDir();
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const needed = /^(?:src|demo|packages|scripts|migrations)\/|^(?:package(?:-lock)?|tsconfig)\.json$/;
  const files = stdout.split('\0').filter((file) => needed.test(file));
  await Promise.all(files.map((file) => cp(file, join(clone, file))));
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));

  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const studio = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: port, HOST: '127.0.0.1', DATA_DIR: join(clone, 'data'), LOG_LEVEL: 'info' },
  });
  endWithTests(studio);
  const output = await waitUntilReady(url, studio, 150_000);
  expect(output()).toMatch(/^Building the studio/m);
  expect((await fetch(`${url}/booking`)).status).toBe(200);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  // Expected are 170 to 185 MB; a process that has run a build uses more than 700.
  expect(resident / 1e6).toBeLessThan(350);
  studio.kill('SIGTERM');
  const [code] = await once(studio, 'exit');
  expect(code, output()).toBe(0);
  await rm(clone, { recursive: true, force: true });
});

/** Prints which process builds, and makes a server that prints which process serves. */
const bundler = `
  import { mkdir, writeFile } from 'node:fs/promises';
  import { join } from 'node:path';
  export const build = async ({ build: { outDir } }) => {
    console.log('built by ' + process.pid);
    await mkdir(outDir, { recursive: true });
    await writeFile(join(outDir, 'main.js'), "console.log('served by ' + process.pid)");
  };`;

test('what has not been built is built in a process of its own at the start, and nothing twice (SRV-73)', async () => {
  const clone = await newDataDir();
  await cp('scripts', join(clone, 'scripts'), { recursive: true });
  await cp('src/app/web/worker/icon.svg', join(clone, 'src/app/web/worker/icon.svg'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) await cp(file, join(clone, file));
  for (const folder of ['demo', 'packages', 'node_modules']) await mkdir(join(clone, folder));
  for (const name of ['sharp', '@expo-google-fonts'])
    await symlink(resolve('node_modules', name), join(clone, 'node_modules', name));
  for (const [name, code] of [
    ['vite', bundler],
    ['@tailwindcss/vite', 'export default () => undefined;'],
    ['@vitejs/plugin-react', 'export default () => undefined;'],
  ] as const) {
    const folder = join(clone, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, type: 'module', exports: './index.js' }));
    await writeFile(join(folder, 'index.js'), code);
  }
  const start = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/start.mjs'], { cwd: clone });
    const pids = (pattern: RegExp) => [...new Set([...stdout.matchAll(pattern)].map(([, pid]) => Number(pid)))];
    return { builders: pids(/^built by (\d+)$/gm), servers: pids(/^served by (\d+)$/gm) };
  };

  const first = await start();
  expect(first).toEqual({ builders: [expect.any(Number)], servers: [expect.any(Number)] });
  expect(first.builders).not.toEqual(first.servers);
  expect(await start()).toEqual({ builders: [], servers: [expect.any(Number)] });
  await rm(clone, { recursive: true, force: true });
});
