import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { enter, pageErrorsOf } from '../support/admin.ts';
import { bookSomething, open } from '../support/public-site.ts';
import { openSettled } from '../support/settled.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';
import { openWizard, walkTo } from '../support/wizard.ts';
import { fillLists } from './filled-studio.ts';

/** A studio whose pages run React's development build, which warns of what its production build hides. */
const startDevelopmentStudio = async (): Promise<Studio> => {
  const folder = resolve('.tmp', 'development');
  await promisify(execFile)(process.execPath, ['scripts/build-development.mjs', folder]);
  return startStudio({}, 'main', process.execPath, folder);
};

/** Of each kind one: figures, a list, a calendar, a board, cards, links, a form. */
const screens = ['dashboard', 'bookings', 'calendar', 'kontakten', 'services', 'settings', 'company'];

/** Opens every public page that needs no link, the wizard up to its last step, and a booking. */
const seePublicPages = async (page: Page, studio: Studio): Promise<void> => {
  const { booking_id: id, cancel_token: token } = await bookSomething(studio);
  const listed = await (await page.request.get('/sitemap.xml')).text();
  const pages = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/booking', '/contact']));
  for (const path of pages) await test.step(path, () => open(page, path));
  for (const path of [`/booking/success/${id}`, `/cancel/${id}`, `/move/${id}`])
    await test.step(path, () => open(page, `${path}?token=${token}`));
  await test.step('a page in Russian', () => open(page, '/contact?language=ru'));
  await open(page, '/?language=de');
  await test.step('the steps of the wizard', async () => {
    await openWizard(page);
    await walkTo(page, 4);
  });
};

test.describe('with React’s development build', () => {
  let studio: Studio;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    studio = await startDevelopmentStudio();
    await fillLists(studio);
  });
  test.afterAll(() => studio.stop());

  test('public pages and screens report no error and no warning of React @whole', async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ baseURL: studio.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors = pageErrorsOf(page);
    await seePublicPages(page, studio);
    expect(errors, 'public pages').toEqual([]);
    await enter(page, studio, '/robots.txt');
    for (const name of screens) await test.step(name, () => openSettled(page, `/admin/${name}`));
    expect(errors, 'screens').toEqual([]);
    await context.close();
  });
});
