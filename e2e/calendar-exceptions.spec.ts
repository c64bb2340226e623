import { book, complaintsOf, enter, expectAccessible, withoutBookings } from './admin.ts';
import { form, listed, path, rows, save, screen, section } from './calendar-exceptions.ts';
import { expect, test } from './studio.ts';
import { day, german, openWizard, showDay, slots, walkTo, weekdayAhead } from './wizard.ts';

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const next = (weekday: number): string => weekdayAhead(weekday, 10);

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('a closed date leaves the booking page and the preview, and comes back (CALSET-019, PUB-046)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const date = next(3);
  await enter(page, studio, screen);
  await expect(section(page)).toContainText('Bisher gilt an allen Tagen der Wochenplan.');
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  await preview.getByLabel('Datum').fill(date);
  await expect(preview.getByLabel('Wochentag')).toHaveValue('3');
  await expect(preview.getByRole('listitem').first()).toBeVisible();

  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
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
  expect(complaints).toEqual([]);
});

test('a Sunday opens with its own hours and break, for customers too', async ({ page, studio }) => {
  const date = next(7);
  await enter(page, studio, screen);
  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByLabel('Bezeichnung').fill('Adventssonntag');
  await form(page).getByLabel('zu eigenen Zeiten geöffnet').check();
  await form(page).getByLabel('Beginn').fill('12:00');
  await form(page).getByLabel('Ende').fill('11:00');
  await save(page);
  await expect(form(page).getByText('Beginn und Ende passen nicht zusammen')).toBeVisible();
  await expect(form(page).getByLabel('Ende')).toBeFocused();
  await form(page).getByLabel('Ende').fill('17:00');
  await form(page).getByLabel('Pause', { exact: true }).check();
  await form(page).getByLabel('Pause von').fill('14:00');
  await form(page).getByLabel('Pause bis').fill('14:30');
  await expectAccessible(page);
  await save(page);
  await expect(rows(page)).toContainText('12:00–17:00, Pause 14:00–14:30');
  const [stored] = await listed(studio);
  expect(stored).toMatchObject({ date, is_working: true, break_enabled: true, break_start: '14:00' });

  // The customer's calendar offers the day, although its weekday is closed.
  await openWizard(page);
  await walkTo(page, 2);
  await showDay(page, date);
  await day(page, date).click();
  await expect(slots(page).first()).toHaveText('12:00');
  await expect(slots(page).filter({ hasText: '13:30' })).toHaveCount(0);
});

test('bookings in the way are listed before saving and stay', async ({ page, studio }) => {
  await withoutBookings(studio);
  const date = next(2);
  await book(studio, `${date}T10:00`);
  await book(studio, `${date}T15:00`, {
    customer: { name: 'Jana Roth', email: 'jana@kunde.example', phone: '+49 170 7654321' },
  });
  await enter(page, studio, screen);
  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await form(page).getByLabel('Datum').fill(date);
  await expect(form(page)).toContainText('2 Buchungen passen dann nicht mehr.');
  await expect(form(page)).toContainText('Clara Hoffmann');
  await form(page).getByLabel('zu eigenen Zeiten geöffnet').check();
  await expect(form(page)).not.toContainText('passen dann nicht mehr');
  await form(page).getByLabel('Beginn').fill('12:00');
  await expect(form(page)).toContainText('Eine Buchung passt dann nicht mehr.');
  await expect(form(page)).not.toContainText('Jana Roth');
  await expectAccessible(page);
  await form(page).getByLabel('Bezeichnung').fill('Spät');
  await save(page);
  await expect(rows(page).getByRole('link', { name: 'Eine Buchung passt nicht dazu' })).toHaveAttribute(
    'href',
    `/admin/calendar?date=${date}`,
  );

  // The same date again: the error is shown at the field, and the input is kept.
  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByLabel('Bezeichnung').fill('Noch einmal');
  await save(page);
  await expect(form(page)).toContainText('Für dieses Datum gibt es schon eine Ausnahme.');
  await expect(form(page).getByLabel('Bezeichnung')).toHaveValue('Noch einmal');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();

  await page.getByRole('button', { name: 'Spät bearbeiten' }).click();
  await expect(form(page).getByLabel('Datum')).toHaveValue(german(date));
  await expect(form(page).getByLabel('Beginn')).toHaveValue('12:00');
  await form(page).getByLabel('Bezeichnung').fill('Später Beginn');
  await save(page);
  await expect(rows(page)).toContainText('Später Beginn');
  await withoutBookings(studio);
});

test('a failure to load or save is shown, and what was typed stays', async ({ page, studio }) => {
  await enter(page, studio, screen);
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(section(page).getByRole('alert')).toContainText('Die Ausnahmen konnten nicht geladen werden');
  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
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

test('closing over several days is one row, edited and deleted as one, with the bookings in the way listed first (CALSET-020)', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const first = next(1);
  const [before, inside, last] = [-1, 2, 13].map((days) => later(first, days)) as [string, string, string];
  await book(studio, `${inside}T10:00`);
  await enter(page, studio, screen);
  await section(page).getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await form(page).getByLabel('Datum').fill(german(first));
  await form(page).getByLabel('Bis einschließlich').fill(german(before));
  await form(page).getByLabel('Bezeichnung').fill('Betriebsferien');
  await save(page);
  await expect(form(page).getByLabel('Bis einschließlich')).toHaveAccessibleDescription(
    new RegExp(`Frühestens ${german(first)}`),
  );
  await form(page).getByLabel('Bis einschließlich').fill(german(last));
  await expect(form(page)).toContainText('An diesen Tagen ist das Studio');
  await expect(form(page)).toContainText('Eine Buchung passt dann nicht mehr.');
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await save(page);
  expect((await asked).postDataJSON()).toEqual({
    date: first,
    end_date: last,
    name: 'Betriebsferien',
    is_working: false,
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('14 Tage');
  await expect(rows(page)).toContainText('Eine Buchung passt nicht dazu');
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  await preview.getByLabel('Datum').fill(inside);
  await expect(preview).toContainText('Ausnahme: Betriebsferien');

  await rows(page).getByRole('button', { name: 'Betriebsferien bearbeiten' }).click();
  await expect(form(page).getByLabel('Bis einschließlich')).toHaveValue(german(last));
  await form(page).getByLabel('Bis einschließlich').fill('');
  await save(page);
  await expect(rows(page)).not.toContainText('Tage');
  expect(await listed(studio)).toMatchObject([{ date: first, end_date: first }]);
  await rows(page).getByRole('button', { name: 'Betriebsferien löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(rows(page)).toHaveCount(0);
});
