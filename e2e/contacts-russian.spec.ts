import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { addLead, backdate, column, emptyBoard, type Lead, stored } from './contacts.ts';
import { expect, type Studio, test } from './studio.ts';

const files = ['contacts/texts/board', 'contacts/texts/contact-booking', 'contacts/texts/import'].map(
  (name) => `src/features/${name}-`,
);
const dictionaries = [...files, 'src/shared/web/texts/', 'src/shared/web/admin/form-texts/'];

/** All texts of the area in one language, without what is inserted into them. */
const textsIn = (language: 'de' | 'ru'): string[] =>
  dictionaries
    .flatMap((name) => [...readFileSync(`${name}${language}.ts`, 'utf8').matchAll(/[:>{]\s+(['`])(.*?)\1/gs)])
    .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('#'));
const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);

const russianTexts = new Set(textsIn('ru'));
const russianWords = new Set(wordsOf([...russianTexts]));
const germanTexts = new Set(textsIn('de').filter((text) => !russianTexts.has(text)));
const germanWords = new Set(wordsOf([...germanTexts]).filter((word) => !russianWords.has(word)));

/** What a screen shows and reads aloud: its lines, labels, titles and placeholders. */
const linesOf = async (page: Page): Promise<string[]> => {
  const labels = await page.evaluate(() =>
    [...document.body.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
  const hidden = await page.locator('.sr-only, option, #carry-hint').allTextContents();
  const shown = (await page.locator('body').innerText()).split('\n');
  return [...labels, ...hidden, ...shown].map((line) => line.trim()).filter((line) => line !== 'Deutsch');
};
const expectNoGerman = async (page: Page): Promise<void> => {
  const lines = await linesOf(page);
  const german = lines.filter(
    (line) => germanTexts.has(line) || (line.match(/\p{L}+/gu) ?? []).some((word) => germanWords.has(word)),
  );
  expect(german).toEqual([]);
};

const enterInRussian = async (page: Page, studio: Studio, path: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await enter(page, studio, path);
};
const openContact = async (page: Page, lead: Lead) => {
  await page.getByRole('button', { name: lead.name, exact: true }).click();
  const panel = page.locator('aside[aria-label="Контакт"], dialog[aria-label="Контакт"]');
  await expect(panel.getByRole('heading', { name: lead.name })).toBeFocused();
  return panel;
};

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('the dictionaries that the screens are compared with are read', () => {
  expect([germanTexts.size > 150, germanWords.size > 250, russianWords.size > 350]).toEqual([true, true, true]);
  for (const word of ['Kontakte', 'Dringend', 'Niemand', 'Quelle', 'Spalte', 'Zeile', 'Löschen', 'Fertig'])
    expect([word, germanWords.has(word)]).toEqual([word, word !== 'Dringend']);
});

test('the empty board, its columns, badges and menu are Russian in a Russian back office (CONT-002, I18N-002)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enterInRussian(page, studio, '/admin/kontakten');
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(page.getByText('Контактов пока нет')).toBeVisible();
  await expectNoGerman(page);
  const urgent: [phase: string, days: number, text: string][] = [
    ['new', 1, 'Клиент ждёт 1 день'],
    ['new', 3, 'Клиент ждёт 3 дня'],
    ['nicht_erreicht', 2, 'Попробуйте ещё раз'],
    ['nicht_erreicht', 3, 'Пора звонить второй раз'],
    ['nicht_erreicht', 4, 'Больше 3 дней без связи'],
    ['nicht_erreicht', 6, 'Переместить в «Отказ»?'],
    ['in_klaerung', 3, 'В работе уже 3 дня'],
    ['in_klaerung', 5, 'Пора сделать следующий шаг'],
    ['in_klaerung', 8, 'Интерес, возможно, потерян'],
  ];
  for (const [phase, days] of urgent) {
    const lead = await addLead(studio, { phase, source: 'Instagram', tags: ['a', 'b', 'c'], priority: 'high' });
    await backdate(studio, lead.id, days);
  }
  const booked = await addLead(studio, { source: 'Instagram' });
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  await page.reload();
  for (const [, , text] of urgent) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'С записью (1)' }).click();
  await page.getByRole('searchbox', { name: 'Поиск по контактам' }).fill('mia');
  await expect(page.getByText('Найдено: 10 контактов')).toBeVisible();
  await page.getByRole('button', { name: 'переместить в…' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Съёмка назначена' })).toBeVisible();
  await expectNoGerman(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('panel, forms and dialogs of a contact are Russian in a Russian back office (CONT-002, CONT-138)', async ({
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

test('the whole-screen board follows a switch of the language without a reload (CONT-002, I18N-002)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { source: 'Instagram' });
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect(column(page, 'new').getByRole('heading')).toHaveText(/^Neu/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(column(page, 'new').getByRole('heading')).toHaveText(/^Новый/);
  await expectNoGerman(page);
  await page.getByRole('link', { name: 'Весь экран' }).click();
  await expect(page.getByText('1 контакт.')).toBeVisible();
  await openContact(page, lead);
  await expectNoGerman(page);
});

test('the steps of an import are Russian, and the same file is known again in German (CONT-002, CSV-038)', async ({
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

test('the board on a phone does not scroll sideways in Russian', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, { name: 'Константин Преображенский-Воскресенский', source: 'Instagram' });
  await enterInRussian(page, studio, '/admin/kontakten');
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const panel = await openContact(page, lead);
  await expectAccessible(page);
  expect((await panel.boundingBox())?.width).toBe(375);
});
