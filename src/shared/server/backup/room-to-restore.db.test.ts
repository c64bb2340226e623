import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { roomToUnpack } from './archive.ts';
import { backupPlaces } from './testing/backup-places.ts';
import { contentOf } from './testing/sample-studio.ts';

vi.setConfig({ testTimeout: 180_000 });
afterEach(() => void vi.unstubAllEnvs());

const { folder, file, source, target, backupSource, restoreTarget } = backupPlaces();

it('a restore needs no room where temporary files are, and leaves nothing beside the file (SRV-124)', async () => {
  await backupSource();
  vi.stubEnv('TMPDIR', join(folder(), 'no room at all'));
  expect((await roomToUnpack(file(), target().dataDir)).startsWith(`${file()}.`)).toBe(true);
  const before = await readdir(folder());
  await restoreTarget();
  expect(await contentOf(target().pool)).toEqual(await contentOf(source().pool));
  expect((await readdir(folder())).filter((name) => !before.includes(name))).toEqual(['target']);
});
