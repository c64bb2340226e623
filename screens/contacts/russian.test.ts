import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testInstant } from '../support/clock.ts';
import { asBooked, boardOf, columnOf, contactOf, nameOf } from '../support/contacts.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { textsOf } from '../support/texts-of.ts';
import { expectNoGerman, germanTexts, germanWords, russianWords } from './german-left.ts';

const board = '/admin/kontakten';
const openContact = async (lead: ReturnType<typeof contactOf>) => {
  await nameOf(lead).click();
  const panel = page.bySelector('aside[aria-label="Контакт"], dialog[aria-label="Контакт"]');
  await expect.element(panel.getByRole('heading', { name: lead.name })).toHaveFocus();
  return panel;
};

test('the dictionaries used for the comparison are loaded', () => {
  expect([germanTexts.size > 150, germanWords.size > 250, russianWords.size > 350]).toEqual([true, true, true]);
  for (const word of ['Kontakte', 'Dringend', 'Niemand', 'Quelle', 'Spalte', 'Zeile', 'Löschen', 'Fertig'])
    expect([word, germanWords.has(word)]).toEqual([word, word !== 'Dringend']);
});

test('the empty board is in Russian if the back office is (CONT-002, I18N-002)', async () => {
  await openScreen(board, { ...boardOf(), language: 'ru' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect.element(page.getByText('Контактов пока нет')).toBeVisible();
  expectNoGerman();
});

test('the columns of a board, its badges and menu are in Russian if the back office is (CONT-002, I18N-002)', async () => {
  const urgent = [
    ['new', 1, 'Клиент ждёт 1 день'],
    ['new', 3, 'Клиент ждёт 3 дня'],
    ['nicht_erreicht', 2, 'Попробуйте ещё раз'],
    ['nicht_erreicht', 3, 'Пора звонить второй раз'],
    ['nicht_erreicht', 4, 'Больше 3 дней без связи'],
    ['nicht_erreicht', 6, 'Переместить в «Отказ»?'],
    ['in_klaerung', 3, 'В работе уже 3 дня'],
    ['in_klaerung', 5, 'Пора сделать следующий шаг'],
    ['in_klaerung', 8, 'Интерес, возможно, потерян'],
  ] as const;
  const leads = urgent.map(([phase, days]) =>
    contactOf({
      phase,
      source: 'Instagram',
      tags: ['a', 'b', 'c'],
      priority: 'high',
      phase_entered_at: new Date(testInstant - days * 86_400_000).toISOString(),
    }),
  );
  await openScreen(board, { ...boardOf(...leads, contactOf({ ...asBooked, source: 'Instagram' })), language: 'ru' });
  for (const [, , text] of urgent) await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'С записью (1)' }).click();
  await page.getByRole('searchbox', { name: 'Поиск по контактам' }).fill('mia');
  await expect.element(page.getByText('Найдено: 10 контактов')).toBeVisible();
  await page.getByRole('button', { name: 'переместить в…' }).first().click();
  await expect.element(page.getByRole('menuitem', { name: 'Съёмка назначена' })).toBeVisible();
  expectNoGerman();
  await expectAccessible();
});

test('panel, forms and dialogs of a contact are in Russian if the back office is (CONT-002, CONT-138)', async () => {
  const lead = contactOf({ source: 'Instagram', phone: '0151 777', tags: ['a'] });
  const { answers, stored } = boardOf(lead);
  await openScreen(board, { answers, language: 'ru' });
  const panel = await openContact(lead);
  await expect.element(panel.getByText('Заметок пока нет')).toBeVisible();
  expectNoGerman();
  await panel.getByRole('checkbox', { name: 'В субботу, 10–16' }).click();
  await expect.poll(() => stored(lead)?.preferred_dates).toEqual(['Samstag 10–16 Uhr']);
  await panel.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.getByLabelText('Имя').fill('');
  await page.getByLabelText('Источник').fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Введите имя')).toBeVisible();
  expectNoGerman();
  await page.getByRole('button', { name: 'Отмена' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  expectNoGerman();
  await question.getByRole('button', { name: 'Не сохранять' }).click();
  await panel.getByRole('button', { name: 'Удалить' }).click();
  await expect.poll(() => textsOf(question.getByRole('button'))).toEqual(['Отмена', 'Удалить']);
  expectNoGerman();
  await expect.element(question.getByRole('button', { name: 'Отмена' })).toHaveFocus();
});

test('the forms that add and book a contact are in Russian if the back office is (CONT-002)', async () => {
  const lead = contactOf({ source: 'Instagram' });
  await openScreen(board, { ...boardOf(lead), language: 'ru' });
  await page.getByRole('button', { name: 'Добавить контакт' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
  expectNoGerman();
  await userEvent.keyboard('{Escape}');

  const panel = await openContact(lead);
  await panel.getByLabelText('Этап').selectOptions('termin_geplant');
  const dialog = page.getByRole('dialog', { name: 'Создать запись' });
  await expect.element(dialog.getByText('Осталось выбрать услугу')).toBeVisible();
  await dialog.getByLabelText('Услуга').selectOptions(portrait.id);
  await dialog.getByLabelText('Фотограф').selectOptions(anna.id);
  await expect.element(dialog.getByRole('columnheader', { name: 'пн' })).toBeVisible();
  await dialog.bySelector('[data-date]:not([aria-disabled])').last().click();
  await expect.element(dialog.getByText(/^Свободное время: /)).toBeVisible();
  await expect.element(dialog.getByText('Ищем свободное время…')).not.toBeInTheDocument();
  expectNoGerman();
});

test('the full-screen board changes its language without a reload (CONT-002, I18N-002)', async () => {
  const lead = contactOf({ source: 'Instagram' });
  await openScreen(board, boardOf(lead));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect.element(columnOf('new').getByRole('heading').first()).toHaveTextContent(/^Neu/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect.element(columnOf('new').getByRole('heading').first()).toHaveTextContent(/^Новый/);
  expectNoGerman();
  await page.getByRole('link', { name: 'Весь экран' }).click();
  await expect.element(page.getByText('1 контакт.')).toBeVisible();
  await openContact(lead);
  expectNoGerman();
});

test('the board on a phone does not scroll sideways in Russian', async () => {
  await page.viewport(375, 812);
  const lead = contactOf({ name: 'Константин Преображенский-Воскресенский', source: 'Instagram' });
  await openScreen(board, { ...boardOf(lead), language: 'ru' });
  await expect.element(nameOf(lead)).toBeVisible();
  await expectNoSidewaysScroll();
  const panel = await openContact(lead);
  await expectAccessible();
  expect(panel.element().getBoundingClientRect().width).toBe(375);
});
