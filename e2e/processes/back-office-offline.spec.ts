import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, newDataDir, startStudio, test, usedDataDir } from '../support/studio.ts';

test.use({ serviceWorkers: 'allow' });

/** The script with which the shown page has started. */
const startedWith = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src') ?? null);

/** The worker of the page, once it is in charge: its caches tell the build. */
const builds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return caches.keys();
  });

/** Copies the build, with another name for the first script of the back office. */
const nextBuild = async (): Promise<string> => {
  const root = await newDataDir();
  await Promise.all([
    cp('dist', join(root, 'dist'), { recursive: true }),
    cp('migrations', join(root, 'migrations'), { recursive: true }),
    cp('package.json', join(root, 'package.json')),
    symlink(resolve('node_modules'), join(root, 'node_modules')),
  ]);
  const manifest = join(root, 'dist/server/manifest-admin.json');
  const chunks = await readFile(manifest, 'utf8');
  const { file } = JSON.parse(chunks)['src/app/web/admin/entry.tsx'] as { file: string };
  await writeFile(manifest, chunks.replaceAll(file, `next-${file}`));
  const folder = join(root, 'dist/web/admin');
  await rename(join(folder, file), join(folder, `next-${file}`));
  for (const name of await readdir(folder)) {
    if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name));
    if (!name.endsWith('.js')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    if (code.includes(file)) await writeFile(join(folder, name), code.replaceAll(file, `next-${file}`));
  }
  return root;
};

test('an installed back office opens without a network, after an upgrade in the new build only (NAV-032)', async ({
  page,
}) => {
  const [dataDir, next] = await Promise.all([usedDataDir(), nextBuild()]);
  const first = await startStudio({ DATA_DIR: dataDir });
  const { port } = new URL(first.url);
  await page.goto(`${first.url}/admin/login`);
  const [old] = await builds(page);
  expect(old).toMatch(/^admin-/);
  const script = await startedWith(page);

  await first.end('SIGTERM');
  await page.goto(`${first.url}/admin/account`);
  expect(await startedWith(page)).toBe(script);
  await expect(page.locator('#app')).not.toBeEmpty();

  const second = await startStudio({ DATA_DIR: dataDir, PORT: port }, 'main', process.execPath, next);
  await page.goto(`${first.url}/admin/account`);
  const upgraded = await startedWith(page);
  expect(upgraded).toContain('/next-');
  await expect.poll(() => builds(page)).not.toContain(old);
  await expect.poll(async () => (await builds(page)).length).toBe(1);
  await page.goto(`${first.url}/booking`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await second.end('SIGTERM');
  await page.goto(`${first.url}/admin/bookings`);
  expect(await startedWith(page)).toBe(upgraded);
  await expect(page.locator('#app')).not.toBeEmpty();
});
