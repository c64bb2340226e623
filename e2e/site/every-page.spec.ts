import type { Page } from '@playwright/test';
import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { offerTimes, withoutOffers } from '../support/offers.ts';
import { bookSomething, consoleErrorsOf, open } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import { letWait, withWaitingList } from '../support/waiting-list.ts';
import { addService, changeCalendar, removeService } from '../support/wizard.ts';
import { translateFromTheStart } from '../wizard/translated.ts';
import { expectNoSideways } from './public-sizes.ts';

// Each page is opened once for all that holds of every page: opening it is what takes the time.

const desktop = { width: 1280, height: 720 };

/** The pages of which each person has their own, and some of everybody. */
const pagesToCompare = async (studio: Studio): Promise<readonly string[]> => {
  await withoutCampaigns(studio);
  await withoutOffers(studio);
  await withWaitingList(studio);
  await changeCalendar(studio, {
    move_rules: { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 20 },
  });
  const { booking_id, cancel_token } = await bookSomething(studio);
  const query = `${booking_id}?token=${cancel_token}`;
  // Of two days only the words of one and some hours are left a minute later.
  const offer = await offerTimes(studio, ['10:00', '14:00'], { hours: 36 });
  const campaign = await makeCampaign(studio);
  return [
    '/',
    '/privacy',
    '/terms',
    '/contact',
    '/booking',
    `/booking/success/${query}`,
    `/cancel/${query}`,
    `/move/${query}`,
    offer.path,
    `/aktion/${campaign.slug}`,
    await letWait(studio, 'Ida'),
  ];
};

/** Every second page in `npm test`: opening all again takes a third of the time. The last one is used afterwards. */
const translatedOf = (paths: readonly string[]): readonly string[] =>
  paths.filter((_, number) => isWhole || (paths.length - number) % 2 === 1);

/** All pages of the sitemap, with a service that has a long name and a price of five digits. */
const listedPages = async (studio: Studio): Promise<readonly string[]> => {
  const name = 'Donaudampfschifffahrtsgesellschaftsportraitfotografie';
  const id = await addService(studio, { name, price_eur: 12_345.67 });
  afterThisTest(() => removeService(studio, id));
  const listed = (await studio.visit('GET', '/sitemap.xml')).body as string;
  const pages = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/booking', '/contact']));
  return pages;
};

/** React marks the element that it renders into. */
const expectReact = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator('#app').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer$'))),
      path,
    )
    .toBe(true);

/** What is written on the page, without the digits of a countdown. */
const textOf = async (page: Page): Promise<string> => {
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
  return (await page.locator('body').innerText()).replaceAll(/[\u200b\d\s]/g, '');
};

/** What a reader sees on a phone who has set the text of the browser to twice its size. */
const expectLargeTextToFit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 32px !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoSideways(page, `${path} at ${width} px`);
  }
  await page.setViewportSize(desktop);
};

test(`React makes every page answer, its text fits a phone at twice its size, and ${isWhole ? 'it is' : 'every second one is'} the same when the page is opened again, also translated before its scripts run (PUB-015, PUB-109, PUB-110, PUB-113)`, async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000);
  const errors = consoleErrorsOf(page);
  const compared = await pagesToCompare(studio);
  for (const path of ['/voucher', '/nothing-here']) {
    await open(page, path);
    await expectReact(page, path);
    await expectLargeTextToFit(page, path);
  }
  // The browser reports the status of what there is not, as vouchers of a studio that sells none.
  expect(errors.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')]);
  const plain = new Map<string, string>();
  for (const path of new Set([...compared, ...(await listedPages(studio))])) {
    await test.step(path, async () => {
      await open(page, path);
      await expectReact(page, path);
      if (compared.includes(path)) plain.set(path, await textOf(page));
      await expectLargeTextToFit(page, path);
    });
  }
  await translateFromTheStart(page);
  for (const path of translatedOf(compared)) {
    await test.step(`${path}, translated`, async () => {
      await open(page, path);
      expect([path, await textOf(page)]).toEqual([path, plain.get(path)]);
    });
  }
  await page.getByRole('button', { name: 'Warteliste verlassen' }).click();
  await expect(page.getByText('Sie haben die Warteliste verlassen').first()).toBeVisible();
  await page.goto('/admin/login');
  await expectReact(page, '/admin/login');
  expect(errors).toEqual([]);
  await withWaitingList(studio, null);
  await withoutCampaigns(studio);
  await withoutOffers(studio);
});
