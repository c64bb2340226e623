import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { question } from './unsaved.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

test('the confirmation has Russian texts, and discarding closes the form @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/photographers');
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  await page.getByRole('button', { name: 'Добавить фотографа' }).click();
  await page.getByRole('dialog').locator('[name="bio"]').fill('Снимает детей');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Уйти без сохранения?');
  await expectAccessible(page);
  await expect(question(page).getByRole('button', { name: 'Продолжить редактирование' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Не сохранять' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
