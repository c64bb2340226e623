import type { Page } from '@playwright/test';
import { addException } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

// The page defines how a field is read, not the browser: here the browser is set to English, with a 12-hour clock, the
// month before the day and a decimal point.
test.use({ locale: 'en-US' });

const form = (page: Page) => page.getByRole('dialog');

test('the picker uses the language of the screen, and works by keyboard and by pointer @whole', async ({
  page,
  studio,
}) => {
  // High enough for a month below the field, so that its button stays visible.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await enter(page, studio, '/admin/calendar/settings');
  await addException(page);
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

test('in Russian the words change and the numbers do not, and a picker of a date and a time fits a phone @whole', async ({
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
