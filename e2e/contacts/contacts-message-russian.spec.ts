import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { emptyBoard } from '../support/contacts.ts';
import { hydrated } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the form is in Russian and fits a phone @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByLabel('Ваше имя').fill('Ольга');
  await page.getByLabel('Ваш e‑mail').fill('olga@example.de');
  await page.getByLabel('Ваше сообщение').fill('Здравствуйте!');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить сообщение' }).click();
  await expect(page.getByText('Спасибо за сообщение!')).toBeVisible();
  const { body } = await studio.api('GET', '/api/admin/contacts');
  expect(body).toEqual([expect.objectContaining({ name: 'Ольга', tags: ['Russisch'] })]);
});
