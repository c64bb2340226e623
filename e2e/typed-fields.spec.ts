import type { Page } from '@playwright/test';
import { berlinDay, enter, expectAccessible } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

// The page defines how a field is read, not the browser: here the browser is set to English, with a 12-hour clock, the
// month before the day and a decimal point.
test.use({ locale: 'en-US' });

const form = (page: Page) => page.getByRole('dialog');
const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /Speichern|Сохранить/ })
    .click();

const openService = async (page: Page, studio: Studio): Promise<void> => {
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await form(page).getByLabel('Name (Deutsch)').fill('Bewerbung');
  await form(page).getByLabel('Beschreibung (Deutsch)').fill('Ein Bild');
};

const prices = async (studio: Studio): Promise<unknown[]> =>
  (await studio.sql(`SELECT price_cents FROM service WHERE name = 'Bewerbung'`)).map(({ price_cents }) => price_cents);

test.afterEach(async ({ studio }) => {
  await studio.sql(`DELETE FROM service WHERE name = 'Bewerbung'`);
});

for (const [typed, cents] of [
  ['99,50', 9950],
  ['99.50', 9950],
  ['1.250', 125_000],
  ['1.250,00', 125_000],
  ['1 250,00', 125_000],
] as const) {
  test(`a price typed as ${typed} key by key is stored as ${cents} cents under an English browser (I18N-020)`, async ({
    page,
    studio,
  }) => {
    await openService(page, studio);
    const price = form(page).getByLabel('Preis (€)');
    await price.press('ControlOrMeta+a');
    await price.pressSequentially(typed);
    await save(page);
    await expect(form(page)).toHaveCount(0);
    expect(await prices(studio)).toEqual([cents]);
  });
}

test('a price that is ambiguous or none is refused at its field, and nothing is sent (I18N-020)', async ({
  page,
  studio,
}) => {
  await openService(page, studio);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const price = form(page).getByLabel('Preis (€)');
  await expect(price).toHaveAttribute('inputmode', 'decimal');
  await price.fill('9.');
  // No error is shown while the user is typing.
  await expect(price).not.toHaveAttribute('aria-invalid');
  for (const [typed, words] of [
    ['1,250', 'Nicht eindeutig. Bitte 1250 oder 1,25 schreiben, nicht 1,250'],
    ['zehn', 'Bitte einen Betrag wie 99,50 eingeben'],
    ['99,5055', 'Höchstens zwei Nachkommastellen'],
  ]) {
    await price.fill(typed as string);
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription(words as string);
    await expect(price).toBeFocused();
  }
  await expectAccessible(page);
  await price.fill('99,5');
  await form(page).getByLabel('Name (Deutsch)', { exact: true }).focus();
  await expect(price).toHaveValue('99,50');
  expect(sent).toEqual([]);
  expect(await prices(studio)).toEqual([]);
});

test('days are dd.mm.yyyy and times have 24 hours, typed with dots, without them, as ISO, or chosen (I18N-020)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/calendar/settings');
  await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const day = form(page).getByLabel('Datum');
  await expect(day).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  await expect(day).toHaveAttribute('inputmode', 'numeric');
  for (const typed of ['24.12.2030', '24122030', '24.12.30', '2030-12-24']) {
    await day.fill('');
    await day.pressSequentially(typed);
    await day.blur();
    await expect(day).toHaveValue('24.12.2030');
    await expect(form(page).locator('input[name=date]')).toHaveValue('2030-12-24');
  }
  await day.fill('12/24/2030');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Bitte ein Datum wie 24.12.2026 eingeben');
  await expectAccessible(page);
  // The submitted field may be filled like any native field.
  await form(page).locator('input[type=date][name=date]').fill('2030-12-20');
  await expect(day).toHaveValue('20.12.2030');
  await expect(day).not.toHaveAttribute('aria-invalid');

  await form(page).getByLabel('geöffnet').check();
  const start = form(page).getByLabel('Beginn');
  await expect(start).toHaveValue('09:00');
  await start.fill('14');
  await start.blur();
  await expect(start).toHaveValue('14:00');
  await start.fill('9:00 AM');
  await start.blur();
  await expect(start).toHaveAccessibleDescription('Bitte eine Uhrzeit wie 09:00 eingeben');
  await start.fill('0930');
  await start.blur();
  await expect(start).toHaveValue('09:30');
});

test('the picker speaks the language of the screen, and is used by keyboard and by pointer', async ({
  page,
  studio,
}) => {
  // High enough for a month below the field, so that its button stays visible.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await enter(page, studio, '/admin/calendar/settings');
  await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ausnahme hinzufügen' });
  const picker = page.getByRole('dialog', { name: 'Auswahl' });
  const day = dialog.getByLabel('Datum');
  await day.fill('24.12.2030');
  await day.press('Alt+ArrowDown');
  await expect(picker.getByRole('grid', { name: 'Dezember 2030' })).toBeVisible();
  await expect(picker.getByRole('columnheader').first()).toHaveText('Mo');
  await expect(picker.getByRole('button', { name: 'Dienstag, 24. Dezember 2030' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  // Escape closed the picker only.
  await expect(dialog).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Auswahl öffnen' }).first();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('31.12.2030');
  await button.click();
  await expect(picker).toBeVisible();
  await button.click();
  await expect(picker).toHaveCount(0);
  await button.click();
  await picker.getByRole('button', { name: 'Nächster Monat' }).click();
  await picker.getByRole('button', { name: 'Mittwoch, 1. Januar 2031' }).click();
  await expect(day).toHaveValue('01.01.2031');

  await dialog.getByLabel('geöffnet').check();
  const end = dialog.getByLabel('Ende');
  await end.fill('18:15');
  await end.press('Alt+ArrowDown');
  await expect(picker.getByRole('button', { name: '18:00' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('18:30');
});

test('in Russian the words change and the numbers do not, and a picker of a day and a time fits a phone', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page, studio, `/admin/calendar?date=${berlinDay(3)}`);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  await page.getByRole('button', { name: 'Добавить отсутствие' }).first().click();
  await form(page).getByLabel('Весь день').uncheck();
  const start = form(page).getByLabel('Начало');
  await expect(start).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ, ЧЧ:ММ');
  await start.fill('завтра');
  await start.blur();
  await expect(start).toHaveAccessibleDescription('Введите день и время, например 24.12.2026, 09:00');
  await start.fill('24.12.2030 9:00');
  await start.press('Alt+ArrowDown');
  const picker = page.getByRole('dialog', { name: 'Выбор' });
  await expect(picker.getByRole('grid', { name: 'декабрь 2030' })).toBeVisible();
  await expectAccessible(page);
  const box = (await picker.boundingBox()) as { x: number; width: number; y: number; height: number };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(375);
  expect(box.y + box.height).toBeLessThanOrEqual(740);
  await picker.getByRole('button', { name: '14:30' }).click();
  await expect(start).toHaveValue('24.12.2030, 14:30');
  await expect(form(page).locator('input[name=start]')).toHaveValue('2030-12-24T14:30');
});
