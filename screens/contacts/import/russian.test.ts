import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/looks.ts';
import { expectNoGerman } from '../german-left.ts';
import { choose, openImporting, preview } from './importing.ts';

test('the steps of an import are in Russian, and the same file is recognised in German (CONT-002, CSV-038)', async () => {
  const file = [
    'name;email;;status;utm_source',
    'Ада;ada@anfrage.example;x;;insta',
    'Ева;eva@anfrage.example;y;abgesagt;insta',
    ';olga@anfrage.example;z;;insta',
    'Ия;iya@anfrage.example;z;shooting;insta',
  ].join('\n');
  const bytes = await new Blob([file]).arrayBuffer();
  await openImporting('ru');
  const message = page.getByRole('alertdialog');
  await choose('b;c\n1;2', { label: 'CSV-файл' });
  await expect.element(message).toHaveTextContent('нужны столбцы с именем (name) и e‑mail (email). Найдены: b, c');
  expectNoGerman();
  await message.getByRole('button', { name: 'Сопоставить столбцы вручную' }).click();
  await expect.element(page.getByText('Укажите, в каком столбце имя, а в каком e‑mail.')).toBeVisible();
  expectNoGerman();
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await choose(bytes, { label: 'CSV-файл' });
  const russian = page.getByRole('dialog', { name: 'Проверка перед импортом' });
  await expect.element(russian.getByText('Столбец 3', { exact: true })).toBeVisible();
  expectNoGerman();
  await expectAccessible();
  await russian.getByRole('button', { name: 'Импортировать 2 контакта' }).click();
  const result = page.getByRole('dialog', { name: 'Импорт завершён' });
  await expect.element(result.bySelector('dl > div').first()).toHaveTextContent(/^Импортировано2$/);
  expectNoGerman();
  await result.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Прошлые импорты' }).click();
  await expect.element(page.getByText('На доске: 2')).toBeVisible();
  expectNoGerman();
  await userEvent.keyboard('{Escape}');

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await choose(bytes);
  await expect.element(preview.bySelector('dl > div').nth(1)).toHaveTextContent(/^Zu importieren0$/);
  await expect.element(preview.bySelector('dl > div').nth(2)).toHaveTextContent(/^Duplikate übersprungen2$/);
});
