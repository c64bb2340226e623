import {
  acknowledged,
  away,
  book,
  dialog,
  event,
  idsOf,
  month,
  question,
  requestsOf,
  useEmptyMonth,
} from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();

test('time off is validated, lists the bookings within it, is created and deleted (CAL-005, TIME-002..007, AMB-062, ERR-017)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-21T10:00`, 'Lea Mitten');
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const posted = requestsOf(page, 'POST', /timeoff/);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await save();
  await expect(dialog(page).getByText('Bitte ausfüllen')).toHaveCount(3);
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog(page).getByLabel('Beginn').fill(`${month}-22`);
  await dialog(page).getByLabel('Ende').fill(`${month}-20`);
  await save();
  await acknowledged(page, 'Der Beginn muss vor dem Ende liegen.');

  await dialog(page).getByLabel('Beginn').fill(`${month}-27`);
  await dialog(page).getByLabel('Ende').fill(`${month}-29`);
  const looked = page.waitForRequest((request) => request.method() === 'GET' && /\/timeoff\?/.test(request.url()));
  await save();
  expect((await looked).url()).toContain('date_from=2031-01-01&date_to=2031-12-31');
  await acknowledged(page, '26.05.2031, 00:00 – 28.05.2031, 00:00 (Messe)');
  expect(posted).toEqual([]);

  await dialog(page).getByLabel('Beginn').fill(`${month}-20`);
  await dialog(page).getByLabel('Ende').fill(`${month}-21`);
  await expect(dialog(page).getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog(page).getByLabel('Grund').fill('Urlaub');
  await save();
  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(2);
  expect(posted[0]?.postDataJSON()).toEqual({
    photographer_id: (await idsOf(studio)).photographer,
    start: `${month}-20T00:00:00`,
    end: `${month}-22T00:00:00`,
    reason: 'Urlaub',
  });

  const deleted = requestsOf(page, 'DELETE', /timeoff/);
  await event(page, /Urlaub/)
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Möchten Sie die Abwesenheit von Anna Lindner wirklich löschen?');
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  expect(deleted).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(0);
});
