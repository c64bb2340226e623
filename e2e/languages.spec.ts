import { bookSomething, open } from './public-site.ts';
import { expect, test } from './studio.ts';

test('the language is switched at once and kept (I18N-001, I18N-003, AMB-093)', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('link', { name: 'Записаться' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Записаться' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(page).toHaveTitle(/^Контакты/);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page).toHaveTitle(/^Kontakt/);
});

test('a language chosen before the code is there counts, and loses nothing (I18N-001, I18N-003)', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', 'de');
  });
  const code = /\/assets\/.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/cancel?booking=a%26b');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL(/\/cancel\?booking=a%26b$/);
  await page.unroute(code);
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('what localStorage says is the preference, even if the cookie is gone (I18N-003)', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('ru');
});

test('German is the default, Russian is offered to those who prefer it (AMB-093)', async ({ browser, studio }) => {
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

test('Berlin times and German formats in Los Angeles and in Russian (I18N-005, I18N-006, AMB-092)', async ({
  browser,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const date = booked.start.slice(0, 10).split('-').toReversed().join('.');
  for (const locale of ['de-DE', 'ru-RU']) {
    const context = await browser.newContext({ locale, timezoneId: 'America/Los_Angeles', baseURL: studio.url });
    const page = await context.newPage();
    await open(page, `/booking/success/${booked.booking_id}`);
    await expect(page.getByText(`${date}, ${booked.start.slice(11, 16)}`)).toBeVisible();
    await context.close();
  }
});

test('services and prices follow the language (I18N-007, I18N-019, PUB-022)', async ({ page, studio }) => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  await open(page, '/');
  const first = page.getByRole('article').first();
  await expect(first).toContainText(service.name_de);
  await expect(first).toContainText(/ab .*€/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(first).toContainText(service.name_ru);
  await expect(first).toContainText(/от \d[\d.]*,\d\d\s€/);
});

test('no page shows a key, or words of the other language (I18N-018)', async ({ page, studio, context }) => {
  const booked = await bookSomething(studio);
  const paths = [
    '/',
    '/privacy',
    '/terms',
    '/contact',
    '/nope',
    `/booking/success/${booked.booking_id}`,
    `/cancel/${booked.booking_id}?token=${booked.cancel_token}`,
  ];
  for (const language of ['de', 'ru'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
    for (const path of paths) {
      await page.goto(path);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(/\b(?:home|nav|footer|success|cancel|booking|contact|service)\.[a-z]/);
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
      if (language === 'de') {
        expect(text.replaceAll('Русский', ''), path).not.toMatch(/\p{Script=Cyrillic}/u);
      } else {
        expect(text, path).not.toMatch(/\b(?:Termin|Buchung|Datenschutz|Startseite|Kontakt)\b/);
      }
    }
  }
});
