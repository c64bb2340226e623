import { expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { addLead, emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { enterInRussian, expectNoGerman, openContact } from '../russian-screens.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('the steps of an import are in Russian, and the same file is recognised in German (CONT-002, CSV-038)', async ({
  page,
  studio,
}) => {
  const file = [
    'name;email;;status;utm_source',
    'Ада;ada@anfrage.example;x;;insta',
    'Ева;eva@anfrage.example;y;abgesagt;insta',
    ';olga@anfrage.example;z;;insta',
    'Ия;iya@anfrage.example;z;shooting;insta',
  ].join('\n');
  const choose = (label: string) =>
    page
      .getByLabel(label)
      .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'utf8') });
  await enterInRussian(page, studio, '/admin/kontakten');
  const message = page.getByRole('alertdialog');
  await page
    .getByLabel('CSV-файл')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('b;c\n1;2') });
  await expect(message).toContainText('нужны столбцы с именем (name) и e‑mail (email). Найдены: b, c');
  await expectNoGerman(page);
  await message.getByRole('button', { name: 'Сопоставить столбцы вручную' }).click();
  await expect(page.getByText('Укажите, в каком столбце имя, а в каком e‑mail.')).toBeVisible();
  await expectNoGerman(page);
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await choose('CSV-файл');
  const preview = page.getByRole('dialog', { name: 'Проверка перед импортом' });
  await expect(preview.getByText('Столбец 3', { exact: true })).toBeVisible();
  await expectNoGerman(page);
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Импортировать 2 контакта' }).click();
  const summary = page.getByRole('dialog', { name: 'Импорт завершён' });
  await expect(summary.locator('dl > div').first()).toHaveText('Импортировано2');
  await expectNoGerman(page);
  await summary.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Прошлые импорты' }).click();
  await expect(page.getByText('На доске: 2')).toBeVisible();
  await expectNoGerman(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await choose('CSV-Datei');
  const german = page.getByRole('dialog', { name: 'Import prüfen' });
  await expect(german.locator('dl > div').nth(1)).toHaveText('Zu importieren0');
  await expect(german.locator('dl > div').nth(2)).toHaveText('Duplikate übersprungen2');
});

test('the board on a phone does not scroll sideways in Russian @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, { name: 'Константин Преображенский-Воскресенский', source: 'Instagram' });
  await enterInRussian(page, studio, '/admin/kontakten');
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const panel = await openContact(page, lead);
  await expectAccessible(page);
  expect((await panel.boundingBox())?.width).toBe(375);
});
