import { addException, path as exceptionsPath, listed } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { afterThisTest, expect, type Studio, test, withMotion } from '../support/studio.ts';
import { inRussian, isRefused } from './refused-field.ts';

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
}
