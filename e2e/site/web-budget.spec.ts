import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { publicRoutes } from '../../src/app/web/public/public-routes.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { offerTimes } from '../support/offers.ts';
import { bookSomething, consoleErrorsOf, hydrated } from '../support/public-site.ts';
import { openSettled } from '../support/settled.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';
import { backButton, confirmButton, heading, keepChoice, nextButton, openWizard } from '../support/wizard.ts';

/** Gzipped: a page with everything it loads, and all scripts of a booking from its first step to the confirmation. */
const kilobytes = 110;
const scriptsOfBooking = 110;
const requests = 8;

interface Loaded {
  readonly urls: string[];
  readonly headers: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Gzipped bytes of everything except fonts and images. */
  readonly weight: number;
}

const load = async (page: Page, path: string): Promise<Loaded> => {
  const urls: string[] = [];
  const headers = new Map<string, Record<string, string>>();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    headers.set(response.url(), response.headers());
    const type = response.request().resourceType();
    if (!['document', 'script', 'stylesheet'].includes(type)) return;
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openSettled(page, path);
  const sizes = await Promise.all(bodies);
  return { urls, headers, weight: sizes.reduce((sum, size) => sum + size, 0) };
};

/** The first page of each kind whose address contains a name; as paths with the name left out. */
const named = ['/services/', '/ru/services/', '/photographers/', '/ru/photographers/'];

const addressOf = async (studio: Studio, path: string): Promise<string> => {
  if (!named.includes(path)) return path;
  await studio.sql('UPDATE service SET is_example = false');
  await studio.sql('UPDATE photographer SET is_example = false');
  const sitemap = (await studio.visit('GET', '/sitemap.xml')).body as string;
  return /<loc>([^<]*)</.exec(sitemap.slice(sitemap.indexOf(`<loc>${studio.url}${path}`)))?.[1] ?? '';
};

const fixed = publicRoutes.filter((route) => route.index && !route.path.includes(':')).map(({ path }) => path);

for (const path of [...fixed, ...named]) {
  test(`${path} loads at most ${kilobytes} kB in at most ${requests} requests, all from the studio, compressed, and its files are cached permanently @whole`, async ({
    page,
    studio,
  }) => {
    const errors = consoleErrorsOf(page);
    const { urls, headers, weight } = await load(page, await addressOf(studio, path));
    test
      .info()
      .annotations.push({ type: 'size', description: `${(weight / 1000).toFixed(1)} kB, ${urls.length} requests` });
    expect(weight).toBeLessThanOrEqual(kilobytes * 1000);
    expect(urls.length).toBeLessThanOrEqual(requests);
    expect(urls.filter((url) => !url.startsWith(studio.url))).toEqual([]);
    expect(errors).toEqual([]);
    const all = [...headers].map(([url, header]) => ({ url, header }));
    // What is small is sent as it is, and so are responses that contain secrets.
    const compressible = all.filter(
      ({ url, header }) => !url.includes('/api/') && !(Number(header['content-length']) <= 1000),
    );
    expect(compressible.length).toBeGreaterThan(3);
    for (const { url, header } of compressible) expect(header['content-encoding'], url).toMatch(/br|gzip/);
    const assets = all.filter(({ url }) => url.includes('/assets/'));
    expect(assets.length).toBeGreaterThan(3);
    for (const { url, header } of assets) expect(header['cache-control'], url).toContain('immutable');
  });
}

test(`the booking page of the demo, with its six services, loads at most ${kilobytes} kB in at most ${requests} requests (PUB-104) @whole`, async ({
  page,
}) => {
  const studio = await startStudio({}, 'demo');
  try {
    for (const language of ['de', 'ru']) {
      await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
      const { urls, weight } = await load(page, `${studio.url}/booking`);
      await expect(page.locator('input[type=radio][name=service]')).toHaveCount(6);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(urls.length).toBeGreaterThan(3);
      expect(urls.length, language).toBeLessThanOrEqual(requests);
      expect(weight, language).toBeGreaterThan(20_000);
      expect(weight, language).toBeLessThanOrEqual(kilobytes * 1000);
      page.removeAllListeners('response');
    }
  } finally {
    await studio.stop();
  }
});

for (const language of ['de', 'ru'] as const) {
  test(`all scripts of a booking are at most ${scriptsOfBooking} kB, ${language} (PUB-104)${language === 'ru' ? ' @whole' : ''}`, async ({
    page,
    studio,
  }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      scripts.set(response.url(), size);
    });
    await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    // From the second step with all answers back to the first one, and from there to the end: each step is shown.
    await keepChoice(page, studio, 2);
    await openWizard(page);
    await backButton(page, language).click();
    for (const step of [1, 2, 3] as const) {
      await expect(heading(page, step, language)).toBeFocused();
      await nextButton(page, language).click();
    }
    await expect(heading(page, 4, language)).toBeFocused();
    await confirmButton(page, language).click();
    await page.waitForURL(/\/booking\/success\//);
    await hydrated(page);
    const weight = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'size', description: `${(weight / 1000).toFixed(1)} kB` });
    expect([...scripts.keys()].filter((url) => /later|success-page/.test(url)).length).toBeGreaterThan(1);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(scriptsOfBooking * 1000);
  });
}

test(`the pages of a booking, success, cancel and confirm, that of an offer and that of a campaign load at most ${kilobytes} kB, all from the studio @whole`, async ({
  page,
  studio,
}) => {
  const { booking_id, cancel_token } = await bookSomething(studio);
  const paths = [
    `/booking/success/${booking_id}`,
    `/cancel/${booking_id}?token=${cancel_token}`,
    `/booking/confirm/${booking_id}?token=x`,
    (await offerTimes(studio, ['10:00', '14:00'])).path,
    `/aktion/${(await makeCampaign(studio)).slug}`,
  ];
  for (const path of paths) {
    const { urls, weight } = await load(page, path);
    expect(weight, path).toBeGreaterThan(0);
    expect(weight, path).toBeLessThanOrEqual(kilobytes * 1000);
    expect(
      urls.filter((url) => !url.startsWith(studio.url)),
      path,
    ).toEqual([]);
    page.removeAllListeners('response');
  }
});
