import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { bookAt, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { absent, day, dialog } from './absence.ts';

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

test('the dialog about affected bookings fits a phone, in both languages @whole', async ({ page, studio }) => {
  await bookAt(studio, `${day}T10:00`, 'Konstantin-Alexander Freiherr von und zu Langenfeld');
  await bookAt(studio, `${day}T12:00`, 'Bea Zwei');
  await absent(studio);
  const { anna } = await peopleOf(studio);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, `/admin/calendar?view=day&date=${day}&photographer=${anna}`);
  for (const [language, open, who] of [
    ['de', /Buchungen verschieben/, 'Andere/r Fotograf/in'],
    ['ru', /Перенести или отменить 2 записи/, 'Другой фотограф'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await page.locator('[data-type="timeoff"]').first().click();
    await dialog(page).getByRole('button', { name: open }).click();
    await dialog(page).getByRole('button', { name: who }).click();
    const choices = dialog(page).getByRole('combobox');
    await expect(choices).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    const inner = dialog(page).locator('.overflow-y-auto');
    expect(await inner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
    // A selection that was not submitted does not count as unsaved input.
    await choices.first().selectOption('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  }
});
