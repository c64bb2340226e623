import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, startStudio, test, usedDataDir } from '../support/studio.ts';

/** Noise takes long to encode: every quality is tried for every size. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a stop while a picture is being made exits with 0, stops the database, and the picture is made afterwards (PIC-09) @whole', async () => {
  test.setTimeout(180_000);
  const dataDir = await usedDataDir();
  const studio = await startStudio({ DATA_DIR: dataDir });
  const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await noise())], 'rauschen.jpg'));
  const headers = { authorization: `Bearer ${body.access_token}` };
  const sent = await fetch(`${studio.url}/api/admin/pictures/of/home/home`, { method: 'POST', headers, body: form });
  expect(sent.status).toBe(201);
  const state = () => studio.sql(`SELECT state, attempts FROM picture`);
  await expect.poll(state).toEqual([{ state: 'waiting', attempts: 1 }]);
  expect(await studio.end('SIGTERM'), studio.output()).toBe(0);
  await expect(studio.sql('SELECT 1')).rejects.toThrow();

  const next = await startStudio({ DATA_DIR: dataDir });
  await expect
    .poll(() => next.sql(`SELECT state, attempts FROM picture`), { timeout: 120_000 })
    .toEqual([{ state: 'ready', attempts: 1 }]);
  await next.stop();
  await rm(dataDir, { recursive: true, force: true });
});
