import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { addLead, backdate, column, emptyBoard } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';
import {
  enterInRussian,
  expectNoGerman,
  germanTexts,
  germanWords,
  openContact,
  russianWords,
} from './russian-screens.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('the dictionaries used for the comparison are loaded @whole', () => {
  expect([germanTexts.size > 150, germanWords.size > 250, russianWords.size > 350]).toEqual([true, true, true]);
  for (const word of ['Kontakte', 'Dringend', 'Niemand', 'Quelle', 'Spalte', 'Zeile', 'Löschen', 'Fertig'])
    expect([word, germanWords.has(word)]).toEqual([word, word !== 'Dringend']);
});

test('the empty board, its columns, badges and menu are in Russian if the back office is (CONT-002, I18N-002) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
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
  expect(errors).toEqual([]);
});

test('the full-screen board changes its language without a reload (CONT-002, I18N-002)', async ({ page, studio }) => {
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
