import { addException, path as exceptionsPath, listed } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { afterThisTest, expect, type Studio, test, withMotion } from '../support/studio.ts';
import { inRussian, isRefused, overfill } from './refused-field.ts';
import { asksBeforeUnload } from './unsaved.ts';

test.use(withMotion);

const noExceptions = async (studio: Studio): Promise<void> => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${exceptionsPath}/${id}`);
};

for (const language of ['de', 'ru'] as const) {
  test(`a date that another user takes meanwhile is refused at its field, and the input is kept, ${language} (NAV-031) @whole`, async ({
    page,
    studio,
  }) => {
    await noExceptions(studio);
    afterThisTest(() => noExceptions(studio));
    await enter(page, studio, '/admin/calendar/settings');
    if (language === 'ru') await inRussian(page);
    await addException(page, { de: 'Ausnahme hinzufügen', ru: 'Добавить исключение' }[language]);
    const dialog = page.getByRole('dialog');
    const [date, name] = [dialog.locator('[data-field=date]'), dialog.locator('[name=name]')];
    const day = berlinDay(40);
    await date.fill(day);
    await name.fill('Messe');
    await studio.api('POST', exceptionsPath, { date: day, name: 'Jemand war schneller', is_working: false });
    await dialog.getByRole('button', { name: { de: 'Speichern', ru: 'Сохранить' }[language] }).click();
    const taken = { de: 'Für dieses Datum gibt es schon eine Ausnahme.', ru: 'Для этой даты уже есть исключение.' };
    await isRefused(page, date, taken[language], day.split('-').toReversed().join('.'));
    await expect(name).toHaveValue('Messe');
    await expectAccessible(page);
    // Another date: the error is gone as soon as the field changes, and the rest is as it was typed.
    await date.fill(berlinDay(41));
    await expect(page.getByText(taken[language])).toHaveCount(0);
    await dialog.getByRole('button', { name: { de: 'Speichern', ru: 'Сохранить' }[language] }).click();
    await expect(dialog).toHaveCount(0);
    expect((await listed(studio)).map((one) => String(one['name'])).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Jemand war schneller',
      'Messe',
    ]);
  });

  test(`a value that only the server refuses is reported at its field in a dialog, the first one focused, ${language} (NAV-031) @whole`, async ({
    page,
    studio,
  }) => {
    await enter(page, studio, '/admin/photographers');
    if (language === 'ru') await inRussian(page);
    await page
      .getByRole('button', { name: { de: 'Fotograf/in hinzufügen', ru: 'Добавить фотографа' }[language] })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('1234');
    const phone = await overfill(dialog.locator('[name=phone]'), '030');
    await dialog.locator('[name=bio]').fill('Bilder');
    await dialog.getByRole('button', { name: { de: 'Speichern', ru: 'Сохранить' }[language] }).click();
    const [unfit, tooLong] = {
      de: ['Diese Eingabe passt nicht', 'Das ist zu lang'] as const,
      ru: ['Это значение не подходит', 'Слишком длинный текст'] as const,
    }[language];
    await isRefused(page, dialog.locator('[name=name]'), unfit, '1234');
    await expect(dialog.locator('[name=phone]')).toHaveAccessibleDescription(tooLong);
    await expect(dialog.locator('[name=phone]')).toHaveValue(phone);
    await expect(dialog.locator('[name=bio]')).toHaveValue('Bilder');
    await expect(dialog.locator('[name=bio]')).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);
    expect(await asksBeforeUnload(page)).toBe(true);
  });
}
