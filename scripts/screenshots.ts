// `npm run screenshots`: a screenshot of every page, on a phone and on a desktop, in both languages, the back office in
// both themes, into .tmp/screenshots. `npm run screenshots -- wizard admin-calendar` takes those whose names begin with
// one of the arguments, `npm run screenshots -- readme` those of the README, into docs/screenshots.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { chromiumPath } from './chromium.mjs';
import { takeReadmePictures } from './screenshots/readme-pictures.ts';
import { type Scene, scenes } from './screenshots/scenes.ts';

const folder = join('.tmp', 'screenshots');
const sizes = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1440, height: 940 },
} as const;
const wanted = process.argv.slice(2);
const isWanted = (scene: Scene): boolean => wanted.length === 0 || wanted.some((name) => scene.name.startsWith(name));

const studio = await startStudio({}, 'demo');
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  // Asks the browser to use German for its own controls.
  env: { ...process.env, LANGUAGE: 'de' },
  args: [
    '--lang=de-DE',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  await mkdir(folder, { recursive: true });
  const token = (await studio.visit('POST', '/api/admin/auth/login-json', studio.admin)).body.access_token as string;
  if (wanted[0] === 'readme') await takeReadmePictures((size, path) => openPage(size, path, token));
  else {
    for (const scene of scenes.filter(isWanted)) {
      for (const look of looks(scene)) await takePicture(studio, scene, look, token);
    }
  }
} finally {
  await browser.close();
  await studio.stop();
}

interface Look {
  readonly size: keyof typeof sizes;
  readonly language: 'de' | 'ru';
  readonly theme: 'light' | 'dark';
}

/** Every combination in which a page is captured; only the back office has a dark theme. */
function looks(scene: Scene): Look[] {
  const themes = scene.admin ? (['light', 'dark'] as const) : (['light'] as const);
  return (['phone', 'desktop'] as const).flatMap((size) =>
    (['de', 'ru'] as const).flatMap((language) => themes.map((theme) => ({ size, language, theme }))),
  );
}

async function takePicture(running: Studio, scene: Scene, look: Look, token: string): Promise<void> {
  const name = [scene.name, look.size, look.language, ...(scene.admin ? [look.theme] : [])].join('-');
  const context = await openContext(running, look, scene.admin ? { admin_token: token } : {});
  const page = await context.newPage();
  try {
    await page.goto(running.url + (await (typeof scene.path === 'string' ? scene.path : scene.path(running))));
    await page.waitForLoadState('networkidle');
    await scene.prepare?.(page);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: scene.fullPage ?? true });
    console.log(name);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

async function openPage(size: Look['size'], path: string, token: string): Promise<Page> {
  const context = await openContext(studio, { size, language: 'de', theme: 'light' }, { admin_token: token });
  const page = await context.newPage();
  await page.goto(studio.url + path);
  await page.waitForLoadState('networkidle');
  return page;
}

async function openContext({ url }: Studio, look: Look, kept: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: sizes[look.size],
    deviceScaleFactor: look.size === 'phone' ? 2 : 1,
    locale: look.language === 'ru' ? 'ru-RU' : 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: look.language, url }]);
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...kept, language: look.language, admin_theme: look.theme },
  );
  return context;
}
