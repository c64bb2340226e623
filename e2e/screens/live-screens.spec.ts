import type { Page } from '@playwright/test';
import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { requestsWithin } from '../support/settled.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';
import { freePort } from '../support/studio-process.ts';

const names = (page: Page) => page.locator('[data-row-name]');
/** Longer than the promised second: the machine of the tests has other work, too. */
const soon = { timeout: 5000 };
const streaming = (page: Page) => page.waitForResponse(/api\/admin\/events/);

const openList = async (page: Page, studio: Studio): Promise<void> => {
  const begun = streaming(page);
  await enter(page, studio, '/admin/bookings');
  await begun;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('what one person changes appears in the other browser at once, and an idle screen sends nothing (TODAY-04) @whole', async ({
  browser,
  studio,
}) => {
  await withoutBookings(studio);
  const [one, other] = [await browser.newPage(), await browser.newPage()];
  for (const page of [one, other]) await openList(page, studio);
  const { id } = await book(studio, `${berlinDay(9)}T23:00`, { customer: { name: 'Ina Intern' } });
  for (const page of [one, other]) await expect(names(page)).toHaveText(['Ina Intern'], soon);
  await studio.api('POST', `/api/admin/bookings/${id}/cancel`, {});
  for (const page of [one, other])
    await expect(page.getByRole('row', { name: 'Ina Intern' })).toContainText('Storniert', soon);
  await expect.poll(() => requestsWithin(other, 1000)).toEqual([]);
  expect(await requestsWithin(other, 8000)).toEqual([]);
  await one.close();
  await other.close();
});

test('two processes tell the screens of both; after a restart a screen continues without a gap (TODAY-04) @whole', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const SECRET_KEY = 'the same key for all, of no value';
  const keeper = await startStudio({ SECRET_KEY });
  const PORT = String(await freePort());
  const start = () =>
    startStudio({
      DATABASE_URL: keeper.databaseUrl,
      SECRET_KEY,
      PORT,
    });
  let second = await start();
  const context = await browser.newContext({ baseURL: second.url });
  const page = await context.newPage();
  try {
    await openList(page, second);
    await book(keeper, `${berlinDay(9)}T22:00`, { customer: { name: 'Erste' } });
    await expect(names(page)).toHaveText(['Erste'], soon);
    await second.end('SIGTERM');
    await book(keeper, `${berlinDay(10)}T22:00`, { customer: { name: 'Zweite' } });
    second = await start();
    await expect(names(page)).toHaveCount(2, { timeout: 30_000 });
  } finally {
    await context.close();
    await second.stop();
    await keeper.stop();
  }
});

test('a hidden tab has no stream and continues when it is visible; a sign-out elsewhere ends the session here @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  await openList(page, studio);
  const show = (value: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, value);
  await show('hidden');
  const asked = requestsWithin(page, 2000);
  await book(studio, `${berlinDay(9)}T21:00`, { customer: { name: 'Ina Intern' } });
  expect(await asked).toEqual([]);
  await show('visible');
  await expect(names(page)).toHaveText(['Ina Intern'], soon);
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  await fetch(`${studio.url}/api/admin/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  await expect(page).toHaveURL(/login/, soon);
});
