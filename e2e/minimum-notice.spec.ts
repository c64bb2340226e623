import type { Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { add, form, fourServices, idOf, listed, row } from './services.ts';
import { afterThisTest, expect, type Studio, test } from './studio.ts';
import { changeCalendar, daysAhead, german, openWizard, showDay, walkTo } from './wizard.ts';

const path = '/api/admin/calendar/settings';
const screen = '/admin/calendar/settings';
const hours = (count: number, in_opening_hours = false) => ({ kind: 'hours', hours: count, in_opening_hours });
const storedNotice = async (studio: Studio) => (await studio.api('GET', path)).body.minimum_notice;
const everyDay = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    {
      is_working: true,
      start_time: '00:00',
      end_time: '23:59',
      break_enabled: false,
      break_start: '12:00',
      break_end: '13:00',
    },
  ]),
);

test('a new studio begins with two hours (PLAN-12)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  expect(await storedNotice(studio)).toEqual(hours(2));
  await expect(page.getByLabel('Vorlauf in Stunden')).toHaveValue('2');
  await expect(page.getByText(/^Jetzt frühestens buchbar: .* Uhr\.$/)).toBeVisible();
});

test.describe('on the screen of the calendar settings', () => {
  // Monday, 3 June 2030, at 10:30 in the browser; the studio is open around the clock.
  test.beforeEach(async ({ page, studio }) => {
    await changeCalendar(studio, { weekly_schedule: everyDay, minimum_notice: hours(0), advance_booking_days: 30 });
    await page.clock.setFixedTime('2030-06-03T10:30:00+02:00');
  });

  const example = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const saved = async (page: Page) => {
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Die Kalendereinstellungen wurden gespeichert.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  };

  test('hours, or until a time of the day before, in opening hours: each with what it means now (PLAN-12)', async ({
    page,
    studio,
  }) => {
    const complaints = complaintsOf(page);
    await enter(page, studio, screen);
    await example(page, 'Jetzt frühestens buchbar: heute, 10:30 Uhr.');
    await page.getByLabel('Vorlauf in Stunden').fill('3');
    await example(page, 'Jetzt frühestens buchbar: heute, 13:30 Uhr.');
    await page.getByLabel('Vorlauf in Stunden').fill('48');
    await example(page, 'Jetzt frühestens buchbar: Mi., 5. Juni, 10:30 Uhr.');
    await page.getByRole('switch', { name: 'Dienstag: Arbeitstag' }).click();
    await page.getByRole('checkbox', { name: 'Nur Stunden zählen, in denen das Studio geöffnet ist' }).check();
    await example(page, 'Jetzt frühestens buchbar: Do., 6. Juni, 10:32 Uhr.');
    await saved(page);
    expect(await storedNotice(studio)).toEqual(hours(48, true));

    await page.getByLabel('Kunden müssen buchen').selectOption({ label: 'bis zu einer Uhrzeit am Vortag' });
    await example(page, 'Jetzt frühestens buchbar: Mi., 5. Juni, 00:00 Uhr.');
    await page.getByLabel('Am Vortag bis').fill('10:30');
    await page.getByLabel('Am Vortag bis').blur();
    await example(page, 'Jetzt frühestens buchbar: Do., 6. Juni, 00:00 Uhr.');
    await page.getByRole('checkbox', { name: 'Nur Tage zählen, an denen das Studio geöffnet ist' }).uncheck();
    await example(page, 'Jetzt frühestens buchbar: Mi., 5. Juni, 00:00 Uhr.');
    await saved(page);
    expect(await storedNotice(studio)).toEqual({ kind: 'day_before', until: '10:30', in_opening_hours: false });
    await page.reload();
    await expect(page.getByLabel('Am Vortag bis')).toHaveValue('10:30');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dunkles Design' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });

  test('a notice that is wrong is not sent, and one that nobody can meet says so (PLAN-12)', async ({
    page,
    studio,
  }) => {
    await enter(page, studio, screen);
    const field = page.getByLabel('Vorlauf in Stunden');
    for (const value of ['337', '-1', '1.5', 'x', '']) {
      await field.fill(value);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(field, value).toBeFocused();
      await expect(page.getByText('Bitte eine ganze Zahl von 0 bis 336 angeben')).toBeVisible();
    }
    await field.fill('336');
    await page.getByLabel('Buchbar im Voraus (Tage)').fill('13');
    await expect(page.getByText(/^So kann niemand buchen/)).toBeVisible();
    expect(await storedNotice(studio)).toEqual(hours(0));
  });

  test('changed by somebody else meanwhile, it is named and kept (PLAN-12)', async ({ page, studio }) => {
    await enter(page, studio, screen);
    await page.getByLabel('Abstand der Startzeiten (Minuten)').fill('90');
    await studio.api('PUT', path, { minimum_notice: hours(5) });
    await page.getByRole('button', { name: 'Speichern' }).click();
    const conflict = page.getByRole('alert', { name: /Inzwischen hat jemand anderes etwas geändert: Vorlauf$/ });
    await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
    await expect(page.getByLabel('Vorlauf in Stunden')).toHaveValue('5');
    await saved(page);
    expect((await studio.api('GET', path)).body).toMatchObject({ slot_duration_minutes: 90, minimum_notice: hours(5) });
  });
});

test('a service has the notice of the studio until it gets its own, and again afterwards (PLAN-12)', async ({
  page,
  studio,
}) => {
  await fourServices(studio);
  await changeCalendar(studio, { minimum_notice: hours(2) });
  await add(studio, 'Newborn');
  afterThisTest(() => fourServices(studio));
  const notice = async () => (await listed(studio)).find(({ name }) => name === 'Newborn')?.['minimum_notice'];
  await enter(page, studio, '/admin/services');
  const open = () => row(page, 'Newborn').getByRole('button', { name: 'Newborn bearbeiten' }).click();
  const save = async () => {
    await form(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(form(page)).toHaveCount(0);
  };
  const own = form(page).getByRole('checkbox', { name: 'Eigener Vorlauf für diesen Service' });
  await open();
  await expect(own).not.toBeChecked();
  await expect(form(page).getByLabel('Vorlauf in Stunden')).toHaveCount(0);
  await own.check();
  await expect(form(page).getByLabel('Vorlauf in Stunden')).toHaveValue('2');
  await expect(form(page).getByText(/^Jetzt frühestens buchbar: /)).toBeVisible();
  await expectAccessible(page);
  await form(page).getByLabel('Vorlauf in Stunden').fill('400');
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page).getByLabel('Vorlauf in Stunden')).toBeFocused();
  await expect(form(page).getByText('Bitte eine ganze Zahl von 0 bis 336 angeben')).toBeVisible();
  await form(page).getByLabel('Vorlauf in Stunden').fill('72');
  await save();
  expect(await notice()).toEqual(hours(72));

  await open();
  await expect(own).toBeChecked();
  await form(page).getByLabel('Kunden müssen buchen').selectOption('day_before');
  await form(page).getByLabel('Am Vortag bis').fill('12:00');
  await save();
  expect(await notice()).toEqual({ kind: 'day_before', until: '12:00', in_opening_hours: false });

  await open();
  await studio.api('PUT', `/api/admin/services/${await idOf(studio, 'Newborn')}`, { minimum_notice: hours(6) });
  await own.uncheck();
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page).getByText(/am Vortag bis 12:00/)).toBeVisible();
  await expect(form(page).getByText(/6 Std\. vorher/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(own).not.toBeChecked();
  await save();
  expect(await notice()).toBeNull();
});

test('the booking page says until when it is too late, and only then (PLAN-12)', async ({ page, studio }) => {
  const ahead = daysAhead(1);
  await changeCalendar(studio, { weekly_schedule: everyDay, minimum_notice: hours(0), advance_booking_days: 60 });
  const said = page.getByText(`Bis ${german(ahead)} ist es online zu kurzfristig.`, { exact: false });
  await openWizard(page);
  await walkTo(page, 2);
  await showDay(page, ahead);
  await expect(page.locator(`[data-date="${ahead}"][data-free]`)).toBeVisible();
  await expect(page.getByText(/zu kurzfristig/)).toHaveCount(0);
  // The deadline for tomorrow was the beginning of today, so this does not depend on the hour.
  await changeCalendar(studio, { minimum_notice: { kind: 'day_before', until: '00:00', in_opening_hours: false } });
  await page.reload();
  await showDay(page, ahead);
  await expect(said).toBeVisible();
  await expect(page.locator(`[data-date="${ahead}"][data-free]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByText(`Запись на время до ${german(ahead)} уже закрыта.`, { exact: false })).toBeVisible();
});
