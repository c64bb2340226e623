import { addException, form, listed, path, rows, save, screen } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { berlinDay, german } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('a closing may include imported holidays, whose import can be undone later, in both languages @whole', async ({
  page,
  studio,
}) => {
  const year = Number(berlinDay().slice(0, 4)) + 1;
  await studio.api('POST', '/api/admin/calendar/holidays', {
    state: 'BY',
    year,
    dates: [`${year}-12-25`, `${year}-12-26`],
  });
  await enter(page, studio, screen);
  const closing = { first: `${year}-12-24`, last: `${year + 1}-01-06` };
  const fillIn = async (name: string): Promise<void> => {
    await addException(page);
    await form(page).getByLabel('Datum').fill(german(closing.first));
    await form(page).getByLabel('Bis einschließlich').fill(german(closing.last));
    await form(page).getByLabel('Bezeichnung').fill(name);
    await save(page);
  };
  await fillIn('Betriebsferien');
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  // A second exception is a conflict; the message names the existing one.
  await fillIn('Noch einmal');
  await expect(form(page)).toContainText(/Für diese Tage gibt es schon eine Ausnahme: .*24\.12\.\d{4} Betriebsferien/);
  await page.reload();
  await page.getByRole('button', { name: 'Русский' }).click();
  const list = page.getByRole('list', { name: 'Добавленные праздники' });
  await page.getByText('Добавленные праздники').click();
  const row = list
    .getByRole('listitem')
    .filter({ hasText: `Бавария ${year}` })
    .first();
  await row.getByRole('button', { name: `Бавария ${year}: вернуть как было` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(row).toContainText('удалено дней: 2');
  await expectAccessible(page);
  expect(await listed(studio)).toMatchObject([{ name: 'Betriebsferien', end_date: closing.last }]);
});
