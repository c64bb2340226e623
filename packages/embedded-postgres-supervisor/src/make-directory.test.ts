import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'fb-test-directory-'))));
afterEach(() => rm(folder, { recursive: true }));

it('creates a directory and its parents, also concurrently', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  await Promise.all(Array.from({ length: 20 }, () => makeDirectory(deep)));
  await makeDirectory(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

it('throws if a file has the name of a directory', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(makeDirectory(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeDirectory(join(folder, 'file', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(process.platform === 'linux')('throws instead of hanging where nothing can be created', async () => {
  await expect(makeDirectory('/proc/fotobooking')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeDirectory('/proc/fotobooking/data')).rejects.toMatchObject({ code: 'ENOENT' });
});
