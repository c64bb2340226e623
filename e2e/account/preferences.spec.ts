import type { Browser, Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const german = 'Sprache und Design';

/** Another device: nothing of the first one is stored there. */
const elsewhere = async (browser: Browser, studio: Studio): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: studio.url })).newPage();
  await page.goto('/admin/login?next=/admin/account');
  return page;
};
const signIn = async (page: Page, studio: Studio): Promise<void> => {
  await page.getByLabel(/^E-Mail|^Эл/).fill(studio.admin.email);
  await page.getByRole('textbox', { name: /^Passwort|^Пароль/ }).fill(studio.admin.password);
  await page.getByRole('button', { name: /^Anmelden|^Войти/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Konto|^Учётная запись/ })).toBeVisible();
};
const stored = async (studio: Studio) =>
  (await studio.sql('SELECT language, theme FROM admin_user WHERE email = $1', [studio.admin.email]))[0];

test('language and theme follow the person to other devices; a choice before the sign-in wins (TEAM-02) @whole', async ({
  page,
  studio,
  browser,
}) => {
  await enter(page, studio, '/admin/account');
  expect(await stored(studio)).toEqual({ language: null, theme: null });
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  const panel = page.getByRole('region', { name: german });
  await expect(panel.getByLabel('Design', { exact: true })).toHaveValue('dark');
  await panel.getByLabel('Sprache').selectOption('ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => stored(studio)).toEqual({ language: 'ru', theme: 'dark' });
  await expectAccessible(page);

  const other = await elsewhere(browser, studio);
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  const writes: string[] = [];
  other.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
  await signIn(other, studio);
  await expect(other.getByRole('heading', { level: 1, name: 'Учётная запись' })).toBeVisible();
  await expect(other.locator('html')).toHaveClass(/dark/);
  expect(writes).toEqual([]);

  // As the device says, also when it changes its mind, and before any script of the application has run.
  await other.getByLabel('Тема', { exact: true }).selectOption('system');
  await expect(other.locator('html')).not.toHaveClass(/dark/);
  await other.emulateMedia({ colorScheme: 'dark' });
  await expect(other.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => stored(studio)).toEqual({ language: 'ru', theme: 'system' });
  await other.route('**/assets/admin/*.js', (route) => route.abort());
  await other.reload({ waitUntil: 'domcontentloaded' });
  await expect(other.locator('html')).toHaveClass(/dark/);

  const third = await elsewhere(browser, studio);
  await third.getByRole('button', { name: 'Русский' }).click();
  await third.getByRole('button', { name: 'Deutsch' }).click();
  await signIn(third, studio);
  await expect(third.getByRole('heading', { level: 2, name: german })).toBeVisible();
  await expect.poll(() => stored(studio)).toEqual({ language: 'de', theme: 'system' });
  // The first device had Russian; the account decides when it comes back.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: german })).toBeVisible();
});
