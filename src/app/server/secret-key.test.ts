import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretKey } from './secret-key.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'fb-test-key-'))));
afterEach(() => rm(folder, { recursive: true }));
const mayGenerate = { mayGenerate: true };

it('SECRET_KEY takes precedence over the key in the data directory', async () => {
  await writeFile(join(folder, 'secret.key'), 'the-key-in-the-folder\n');
  expect(await secretKey('the-key-that-is-set', folder, mayGenerate)).toBe('the-key-that-is-set');
  expect(await secretKey(undefined, folder, { mayGenerate: false })).toBe('the-key-in-the-folder');
});

it('many processes generate one key, readable by its owner only', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => secretKey(undefined, folder, mayGenerate)));
  expect(new Set(keys).size).toBe(1);
  expect(`${keys[0]}\n`).toBe(await readFile(join(folder, 'secret.key'), 'utf8'));
  expect(((await stat(join(folder, 'secret.key'))).mode & 0o777).toString(8)).toBe('600');
});

it('no key is generated if that is not allowed', async () => {
  expect(await secretKey(undefined, folder, { mayGenerate: false })).toBeUndefined();
});

it('a directory that is not writable is refused, with what to do', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(secretKey(undefined, join(folder, 'file', 'data'), mayGenerate)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^The key cannot be kept in .*secret\.key: E.* or set SECRET_KEY\.$/),
  });
});
