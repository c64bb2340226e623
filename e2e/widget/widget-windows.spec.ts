import { expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { allow, website, websites } from './widget.ts';

test.afterAll(() => void websites.map((server) => server.close()));

test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

test('two buttons open dialogs of their own: Escape closes one, the focus returns, and the input is kept @whole', async ({
  page,
  studio,
}) => {
  const [one, other] = (await studio.visit('GET', '/api/services')).body as { id: string }[];
  const tags = [`data-service="${one?.id}" async`, `data-service="${other?.id}" data-label="Семья" async`];
  const host = await website(
    studio,
    tags.map((tag) => `data-mode="button" ${tag}`),
    { language: 'ru', host: '127.0.0.1' },
  );
  await allow(studio, host);
  const errors = pageErrorsOf(page);
  await page.addInitScript(() => {
    // The visitor has used the studio's own pages before, in another language.
    if (window.top !== window) localStorage.setItem('language', 'de');
  });
  await page.goto(host);
  const first = page.getByRole('button', { name: 'Записаться' });
  const second = page.getByRole('button', { name: 'Семья' });
  const dialog = page.getByRole('dialog', { name: 'Запись на съёмку' });
  const frame = dialog.frameLocator('iframe[title="Запись на съёмку"]');
  const photographer = frame.locator('input[name=photographer]').first();
  const shows = async (service: string | undefined) => {
    await expect(frame.locator('html[data-ready][lang=ru]')).toBeAttached();
    await expect(frame.locator(`input[value="${service}"]`)).toBeChecked();
  };
  await expect(second).toBeVisible();
  expect(page.frames(), 'nothing is loaded before somebody wants it').toHaveLength(1);

  await first.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await shows(one?.id);
  await photographer.press('Space');
  await photographer.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();

  await second.press('Enter');
  await shows(other?.id);
  await expect(photographer).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Закрыть' }).press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();

  await first.press('Enter');
  await expect(photographer, 'as it was left').toBeChecked();
  await page.reload();
  await first.press('Enter');
  await shows(one?.id);
  await expect(photographer, 'also after a reload').toBeChecked();
  expect(errors).toEqual([]);
  await expectAccessible(page);
});
