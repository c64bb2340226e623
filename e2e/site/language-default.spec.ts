import { open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('the language in localStorage applies, even if the cookie is missing (I18N-003) @whole', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('ru');
});

test('German is the default, and Russian is suggested to browsers that prefer it (AMB-093) @whole', async ({
  browser,
  studio,
}) => {
  for (const [locale, lang] of [
    ['en-US', 'de'],
    ['ru-RU', 'ru'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: studio.url });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});
