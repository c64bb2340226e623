import type { Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { everyDay, hours, path, screen, storedNotice } from '../support/minimum-notice.ts';
import { expect, test } from '../support/studio.ts';
import { changeCalendar } from '../support/wizard.ts';

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

  test('the notice is in hours or until a time of the day before, in opening hours; each shows its current effect (PLAN-12) @whole', async ({
    page,
    studio,
  }) => {
    const errors = pageErrorsOf(page);
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
    expect(errors).toEqual([]);
  });

  test('an invalid notice is not sent, and one that no start can meet gives a warning (PLAN-12) @whole', async ({
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

  test('a concurrent change is shown, and the input is kept (PLAN-12) @whole', async ({ page, studio }) => {
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
