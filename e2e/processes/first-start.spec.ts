import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, newDataDir, test } from '../support/studio.ts';
import { endWithTests, freePort, waitUntilReady } from '../support/studio-process.ts';

test('the first npm start in a clone builds in a separate process, so that the serving process stays small (SRV-73)', async () => {
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
