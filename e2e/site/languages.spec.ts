import { open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('the language changes at once and is kept (I18N-001, I18N-003, AMB-093) @whole', async ({ page }) => {
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

test('a language selected before hydration applies, and no input is lost (I18N-001, I18N-003) @whole', async ({
  page,
}) => {
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
