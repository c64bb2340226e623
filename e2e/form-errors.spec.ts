import type { Locator, Page } from '@playwright/test';
import { berlinDay, enter, expectAccessible } from './admin.ts';
import { path as exceptionsPath, listed } from './calendar-exceptions.ts';
import { addLead, emptyBoard, openPanel, stored } from './contacts.ts';
import { inRussian, isRefused } from './refused-field.ts';
import { afterThisTest, expect, type Studio, test } from './studio.ts';
import { arrive, asksBeforeUnload } from './unsaved.ts';

/** Fills a field with more than it may hold, past its maximum length, and returns the text. */
const overfill = async (field: Locator, part: string): Promise<string> => {
  const text = part.repeat(Math.floor(10_000 / part.length));
  await field.evaluate((element) => element.removeAttribute('maxlength'));
  await field.fill(text);
  return text;
};

const noExceptions = async (studio: Studio): Promise<void> => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${exceptionsPath}/${id}`);
};

for (const language of ['de', 'ru'] as const) {
  test(`a date that somebody else takes meanwhile is refused at its field, and nothing typed is lost, ${language} (NAV-031)`, async ({
    page,
    studio,
  }) => {
    await noExceptions(studio);
    afterThisTest(() => noExceptions(studio));
    await enter(page, studio, '/admin/calendar/settings');
    if (language === 'ru') await inRussian(page);
    await page
      .getByRole('button', { name: { de: 'Ausnahme hinzufügen', ru: 'Добавить исключение' }[language] })
      .click();
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

  test(`a value that only the server refuses is an error of its field in a dialog, the first one focused, ${language} (NAV-031)`, async ({
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

test('a value that only the server refuses is an error of its field on a page, and the changes stay unsaved (NAV-031)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  const address = page.getByLabel('Adresse', { exact: false }).first();
  const typed = await overfill(address, 'Weg');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await isRefused(page, address, 'Das ist zu lang', typed);
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  expect(await asksBeforeUnload(page)).toBe(true);
  await address.fill('Weg 1');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
});

for (const { language, name, wrong } of [
  { language: 'de', name: 'Passwort ändern', wrong: 'Das bisherige Passwort ist falsch.' },
  { language: 'ru', name: 'Сменить пароль', wrong: 'Текущий пароль неверен.' },
] as const) {
  test(`a wrong current password is an error of its field, and the new one stays as typed, ${language} (NAV-031)`, async ({
    page,
    studio,
  }) => {
    await enter(page, studio, '/admin/account');
    if (language === 'ru') await inRussian(page);
    const field = (of: string) => page.locator(`[name=${of}]`);
    await field('current_password').fill('falsch');
    await field('new_password').fill('rotes Fahrrad am See');
    await field('repeated').fill('rotes Fahrrad am See');
    await page.getByRole('button', { name }).click();
    await isRefused(page, field('current_password'), wrong, 'falsch');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field('new_password')).not.toHaveAttribute('aria-invalid');
    await expect(field('new_password')).toHaveValue('rotes Fahrrad am See');
    await expect(field('repeated')).toHaveValue('rotes Fahrrad am See');
    await expectAccessible(page);
    await field('current_password').fill('ein anderes');
    await expect(page.getByText(wrong)).toHaveCount(0);
  });
}

test('a day of the week that the server refuses is marked, with its hours as typed (NAV-031)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/calendar/settings');
  const path = '**/api/admin/calendar/settings';
  const problem = { loc: ['body', 'weekly_schedule', 'tuesday', 'end_time'], msg: 'too late', type: 'order' };
  await page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { detail: [problem], code: 'validation' } })
      : route.continue(),
  );
  await page.getByLabel('Dienstag: Ende').fill('17:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const day = page.getByRole('group', { name: 'Dienstag' });
  await expect(day.getByText('Beginn und Ende passen nicht zusammen')).toBeVisible();
  await expect(day.locator(':focus')).toHaveCount(1);
  await expect(page.getByLabel('Dienstag: Ende')).toHaveValue('17:30');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(path);
});

test.describe('the panel of a contact', () => {
  test.beforeEach(({ studio }) => emptyBoard(studio));

  const editing = async (page: Page, studio: Studio) => {
    const lead = await addLead(studio);
    await arrive(page, studio, {
      name: 'a contact',
      path: '/admin/kontakten',
      open: async () => {
        const panel = await openPanel(page, lead);
        await panel.getByRole('button', { name: 'Bearbeiten' }).click();
      },
      field: () => page.getByLabel('Firma'),
    });
    return lead;
  };

  test('keeps its form until the changes are stored, with the error at the field and everything typed (NAV-031, CONT-139)', async ({
    page,
    studio,
  }) => {
    const lead = await editing(page, studio);
    await page.getByLabel('Firma').fill('Lichtblick GmbH');
    const typed = await overfill(page.getByLabel('Telefon'), '030');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await isRefused(page, page.getByLabel('Telefon'), 'Das ist zu lang', typed);
    await expect(page.getByLabel('Firma')).toHaveValue('Lichtblick GmbH');
    expect(await asksBeforeUnload(page)).toBe(true);
    await page.getByLabel('Telefon').fill('030 1');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Firma')).toHaveCount(0);
    expect(await stored(studio, lead.id)).toMatchObject({ company: 'Lichtblick GmbH', phone: '030 1' });
  });

  test('keeps its form after a failure that is about no field, and saves on the second attempt (CONT-139)', async ({
    page,
    studio,
  }) => {
    const lead = await editing(page, studio);
    await page.getByLabel('Firma').fill('Lichtblick GmbH');
    const path = `**/api/admin/contacts/${lead.id}`;
    await page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Failed to update contact');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Firma')).toHaveValue('Lichtblick GmbH');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Firma')).toHaveCount(0);
    expect(await stored(studio, lead.id)).toMatchObject({ company: 'Lichtblick GmbH' });
  });
});
