import { addLead, emptyBoard, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';
import { enterInRussian, expectNoGerman, openContact } from './russian-screens.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('panel, forms and dialogs of a contact are in Russian if the back office is (CONT-002, CONT-138)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { source: 'Instagram', phone: '0151 777', tags: ['a'] });
  await enterInRussian(page, studio, '/admin/kontakten');
  const panel = await openContact(page, lead);
  await expect(panel.getByText('Заметок пока нет')).toBeVisible();
  await expectNoGerman(page);
  await panel.getByRole('checkbox', { name: 'В субботу, 10–16' }).check();
  await expect.poll(async () => (await stored(studio, lead.id)).preferred_dates).toEqual(['Samstag 10–16 Uhr']);
  await panel.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.getByLabel('Имя').fill('');
  await page.getByLabel('Источник').fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Введите имя')).toBeVisible();
  await expectNoGerman(page);
  await page.getByRole('button', { name: 'Отмена' }).click();
  const question = page.getByRole('alertdialog');
  await expectNoGerman(page);
  await question.getByRole('button', { name: 'Не сохранять' }).click();
  await panel.getByRole('button', { name: 'Удалить' }).click();
  await expect(question.getByRole('button')).toHaveText(['Отмена', 'Удалить']);
  await expectNoGerman(page);
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Добавить контакт' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
  await expectNoGerman(page);
  await page.keyboard.press('Escape');

  await panel.getByLabel('Этап').selectOption('termin_geplant');
  const dialog = page.getByRole('dialog', { name: 'Создать запись' });
  await expect(dialog.getByText('Осталось выбрать услугу')).toBeVisible();
  await dialog.getByLabel('Услуга').selectOption({ index: 1 });
  await dialog.getByLabel('Фотограф').selectOption({ index: 1 });
  await expect(dialog.getByRole('columnheader', { name: 'пн' })).toBeVisible();
  await dialog.locator('[data-date]:not([aria-disabled])').last().click();
  await expect(dialog.getByText(/^Свободное время: /)).toBeVisible();
  await expect(dialog.getByText('Ищем свободное время…')).toHaveCount(0);
  await expectNoGerman(page);
});
