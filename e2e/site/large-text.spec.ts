import type { Page } from '@playwright/test';
import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import { enter } from '../support/admin.ts';
import { bookSomething, open } from '../support/public-site.ts';
import { openSettled } from '../support/settled.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import { addService, openWizard, removeService, walkTo } from '../support/wizard.ts';
import { expectNoSideways } from './public-sizes.ts';

const widths = [320, 390] as const;

/** What a reader sees who has set the text of the browser to twice its size. */
const withLargeText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 32px !important }');
    document.adoptedStyleSheets = [style];
  });

const expectToFit = async (page: Page, where: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoSideways(page, `${where} at ${width} px`);
  }
};

/** A service with a long name and a price of five digits. */
const addLongService = async (studio: Studio): Promise<void> => {
  const name = 'Donaudampfschifffahrtsgesellschaftsportraitfotografie';
  const id = await addService(studio, { name, price_eur: 12_345.67 });
  afterThisTest(() => removeService(studio, id));
};

test('public pages do not scroll sideways on a phone whose text has twice its size (PUB-113)', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000);
  await addLongService(studio);
  await withLargeText(page);
  const { booking_id: id, cancel_token: token } = await bookSomething(studio);
  const listed = await (await page.request.get('/sitemap.xml')).text();
  const pages = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/booking', '/contact']));
  const others = ['/voucher', `/booking/success/${id}?token=${token}`, `/cancel/${id}?token=${token}`, '/nothing-here'];
  for (const path of [...pages, ...others]) {
    await test.step(path, async () => {
      await open(page, path);
      await expectToFit(page, path);
    });
  }
});

for (const language of ['de', 'ru'] as const) {
  test(`nor do the steps of the wizard, ${language} (PUB-113)`, async ({ page, studio }) => {
    await addLongService(studio);
    await withLargeText(page);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize({ width: 390, height: 740 });
    for (const step of [1, 2, 3, 4] as const) {
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await openWizard(page);
      if (step > 1) await walkTo(page, step as 2 | 3 | 4, { language });
      await expectToFit(page, `step ${step}`);
    }
  });
}

/** Of each kind one: figures, lists, a calendar, a day, links, forms. */
const screens = [
  'dashboard',
  'today',
  'bookings',
  'calendar',
  'services',
  'photographers',
  'reports',
  'settings',
  'company',
  'legal',
  'account',
];

// The longer words first.
for (const language of isWhole ? (['ru', 'de'] as const) : (['ru'] as const)) {
  test(`nor do the main screens of the back office, ${language} (NAV-034)`, async ({ page, studio }) => {
    test.setTimeout(180_000);
    const { booking_id: id } = await bookSomething(studio);
    await studio.sql(`UPDATE booking SET status = 'COMPLETED' WHERE id = $1`, [id]);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize({ width: 390, height: 740 });
    await enter(page, studio, '/robots.txt');
    await withLargeText(page);
    for (const name of screens) {
      await test.step(name, async () => {
        await openSettled(page, `/admin/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(overflow, `${name} at ${width} px`).toBe(0);
        }
      });
    }
  });
}
