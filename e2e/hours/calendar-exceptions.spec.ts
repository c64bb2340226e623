import { addException, form, listed, path, rows, save, screen, section } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const next = (weekday: number): string => weekdayAhead(weekday, 10);

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('a closed date is not offered on the booking page and in the preview, until it is opened again (CALSET-019, PUB-046) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const date = next(3);
  await enter(page, studio, screen);
  await expect(section(page)).toContainText('Bisher gilt an allen Tagen der Wochenplan.');
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  await preview.getByLabel('Datum').fill(date);
  await expect(preview.getByLabel('Wochentag')).toHaveValue('3');
  await expect(preview.getByRole('listitem').first()).toBeVisible();

  await addException(page);
  await expect(form(page)).toHaveAccessibleName('Ausnahme hinzufügen');
  await expectAccessible(page);
  await save(page);
  await expect(form(page).getByText('Bitte ausfüllen')).toHaveCount(2);
  await expect(form(page).getByLabel('Datum')).toBeFocused();
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByLabel('Bezeichnung').fill('Betriebsausflug');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await save(page);
  expect((await asked).postDataJSON()).toEqual({ date, name: 'Betriebsausflug', is_working: false });
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Betriebsausflug');
  await expect(rows(page)).toContainText('Geschlossen');
  await expect(preview).toContainText('Ausnahme: Betriebsausflug');
  await expect(preview).toContainText('An diesem Tag wird nicht gearbeitet.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);

  const [service, photographer] = [
    (await studio.visit('GET', '/api/services')).body[0].id,
    (await studio.visit('GET', '/api/photographers')).body[0].id,
  ];
  const offered = async () =>
    (await studio.visit('GET', `/api/availability?service_id=${service}&photographer_id=${photographer}&date=${date}`))
      .body.slots.length;
  expect(await offered()).toBe(0);
  await page.getByRole('button', { name: 'Betriebsausflug löschen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Danach gilt wieder der Wochenplan.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(preview.getByRole('listitem').first()).toBeVisible();
  expect(await offered()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a failure to load or save is shown, and the input is kept @whole', async ({ page, studio }) => {
  await enter(page, studio, screen);
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(section(page).getByRole('alert')).toContainText('Die Ausnahmen konnten nicht geladen werden');
  await addException(page);
  await form(page).getByLabel('Datum').fill(next(4));
  await form(page).getByLabel('Bezeichnung').fill('Umzug');
  await save(page);
  await expect(form(page)).toContainText('Nicht gespeichert: kaputt');
  await expect(form(page).getByLabel('Bezeichnung')).toHaveValue('Umzug');
  await page.unroute(`**${path}*`);
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page)).toContainText('Umzug');
});
