import { book, dialog, idsOf, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();

const date = `${month}-21`;

test('all sessions of a day are cancelled with one confirmation, and nobody can book it again (DAY-04) @whole', async ({
  page,
  studio,
}) => {
  await studio.sql('DELETE FROM day_action');
  await studio.sql('DELETE FROM date_exception');
  const ids = [await book(studio, `${date}T10:00`, 'Lea Mitten'), await book(studio, `${date}T12:00`, 'Mia Kern')];
  const stays = await book(studio, `${date}T14:00`, 'Noah Roth');
  await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = ANY($1::uuid[])`, [[...ids, stays]]);
  await enter(page, studio, `/admin/calendar?view=day&date=${date}`);
  await page.getByRole('button', { name: 'Alle absagen' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Alle absagen · Mittwoch, 21. Mai 2031');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog(page).getByRole('checkbox', { name: '14:00 Noah Roth' }).uncheck();
  await dialog(page).getByLabel('Nachricht an die Kunden').fill('Der Strom ist ausgefallen.');
  await dialog(page).getByRole('checkbox', { name: 'Das Studio an diesem Tag schließen' }).check();
  await dialog(page).getByRole('button', { name: '2 Termine stornieren' }).click();
  await expect(dialog(page).locator('output')).toHaveText('2 Termine storniert', { timeout: 20_000 });
  await expect(dialog(page).locator('[data-state=cancelled]')).toHaveCount(2);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: /Noah Roth/ })).toBeVisible();
  for (const id of ids) {
    const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Der Strom ist ausgefallen.' });
  }
  expect((await studio.api('GET', `/api/admin/bookings/${stays}`)).body.status).toBe('CONFIRMED');
  const { service: service_id, photographer: photographer_id } = await idsOf(studio);
  const customer = { name: 'Zoe', email: 'zoe@example.de', phone: '+49 170 1234567' };
  const wanted = { service_id, photographer_id, location_id: 'company', start: `${date}T10:00`, customer };
  expect((await studio.visit('POST', '/api/bookings', wanted)).status).toBe(400);
  await page.getByRole('button', { name: 'Alle absagen' }).click();
  await expect(dialog(page).getByRole('listitem').first()).toContainText('14:00 · Noah Roth');
  await dialog(page).getByRole('button', { name: 'Ansehen' }).click();
  await expect(dialog(page).locator('output')).toHaveText('2 Termine storniert');
});

test('an empty day shows a message, a failed request can be retried, and a past day has no button (DAY-04) @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await enter(page, studio, `/admin/calendar?view=day&date=${month}-23`);
  let isBroken = true;
  await page.route(/\/days\/.*\/sessions/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { detail: 'kaputt' } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Отменить все' }).click();
  await expect(dialog(page).getByText('Не удалось загрузить записи этого дня')).toBeVisible({ timeout: 20_000 });
  isBroken = false;
  await dialog(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(dialog(page).getByText('В этот день нет записей, которые можно отменить')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`${studio.url}/admin/calendar?view=day&date=2020-05-05`);
  await expect(page.getByRole('button', { name: 'Добавить отсутствие', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить все' })).toHaveCount(0);
});
