import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { backup } from '#shared/server/backup/backup.ts';
import { restore } from '#shared/server/backup/restore.ts';
import { contentOf } from '#shared/server/backup/testing/sample-studio.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createTestDatabase, dropTestDatabase } from '#shared/server/database/testing/test-database.ts';
import { selectFile } from './files-store.ts';
import { processNextPicture } from './process-pictures.ts';
import { selectPicturesOf } from './store.ts';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio, upload, added, listed, fetched } = pictureStudio();
const tables = ['picture', 'picture_original', 'picture_file'];

it('a restored studio shows the same pictures at the same addresses, and goes on with those that waited (PIC-02)', async () => {
  const service = await studio().addService();
  await added('service', service);
  const [{ shown }] = await listed('service', service);
  const address = `/pictures/${shown.name}-320.avif`;
  const { rawPayload } = await fetched(address);
  expect((await upload('home', 'home', await drawn(330, 330).png().toBuffer())).status).toBe(201);

  const folder = await mkdtemp(join(tmpdir(), 'fb-test-pictures-'));
  const file = join(folder, 'studio.backup');
  const options = { log: silentLog, dataDir: join(folder, 'data') };
  const target = await createTestDatabase();
  // Its own connections would look like a running studio.
  await target.close();
  await backup(file, { ...options, connection: studio().database.url, version: '1.2.3' });
  await restore(file, {
    ...options,
    open: () => Promise.resolve({ connection: target.url, close: () => Promise.resolve() }),
    migrationsDirectory: 'migrations',
    force: false,
  });

  const restored = openDatabase({ connection: target.url, log: silentLog });
  const [before, after] = await Promise.all([contentOf(studio().database.pool), contentOf(restored.pool)]);
  for (const table of tables) {
    expect(after[table]).toEqual(before[table]);
    expect(after[table]?.length).toBeGreaterThan(0);
  }
  expect(await selectFile(restored.db, { name: shown.name, width: 320, format: 'avif' })).toEqual(rawPayload);
  expect(await processNextPicture({ ...studio().context, db: restored.db })).toBe(1);
  expect(await selectPicturesOf(restored.db, { kind: 'home', id: null })).toMatchObject([
    { state: 'ready', width: 330 },
  ]);
  await restored.close();
  await dropTestDatabase({ ...target, close: () => Promise.resolve() });
  await rm(folder, { recursive: true });
});
