import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf, withoutEvents } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, path, screen } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('the form has seven days and four numbers with their limits (CALSET-001, CALSET-007..010, CALSET-015)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, screen);
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
  for (const day of days) {
    await expect(page.getByRole('switch', { name: `${day}: Arbeitstag` })).toHaveAttribute(
      'aria-checked',
      String(day !== 'Sonntag'),
    );
  }
  for (const [label, value, limits] of [
    ['Abstand der Startzeiten (Minuten)', '60', ['15', '480', '15']],
    ['Puffer zwischen Terminen (Minuten)', '15', ['0', '60', '5']],
    ['Buchbar im Voraus (Tage)', '30', ['1', '365', '1']],
    ['Stornierbar bis (Stunden vorher)', '24', ['1', '168', '1']],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveValue(value);
    for (const [index, name] of ['min', 'max', 'step'].entries()) {
      await expect(field, label).toHaveAttribute(name, limits[index] as string);
    }
  }
  await expect(page.getByLabel('Samstag: Beginn')).toHaveValue('10:00');
  await page.getByRole('switch', { name: 'Sonntag: Arbeitstag' }).click();
  await expect(page.getByLabel('Sonntag: Beginn')).toHaveValue('11:00');
  await expect(page.getByLabel('Sonntag: Ende')).toHaveValue('15:00');
  await page.getByRole('checkbox', { name: 'Sonntag: Pause' }).check();
  await expect(page.getByLabel('Sonntag: Pause von')).toHaveValue('12:00');
  await expect(page.getByLabel('Sonntag: Pause bis')).toHaveValue('13:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the preview is updated while typing (SRV-01, SRV-02)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  const times = preview.getByRole('listitem');
  await expect(preview).toContainText('Gebucht 10:00–11:00');
  await expect(times).toHaveText(['10:00', '11:15', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await page.getByLabel('Puffer zwischen Terminen').fill('0');
  await page.getByLabel('Montag: Ende').fill('14:00');
  await expect(times).toHaveText(['09:00', '10:00', '11:00', '12:00', '13:00']);
  await preview.getByLabel('Dauer des Shootings').selectOption('180');
  await preview.getByRole('checkbox', { name: 'Mit einer Buchung am Tag' }).uncheck();
  await expect(times).toHaveText(['09:00', '10:00', '11:00']);
  await preview.getByLabel('Wochentag').selectOption({ label: 'Sonntag' });
  await expect(preview).toContainText('An diesem Tag wird nicht gearbeitet.');
});

test('the settings fit a phone, and a failure to load them is shown (CALSET-001) @whole', async ({ page, studio }) => {
  // The settings saved above would make the page read them again, without the button to retry meanwhile.
  await withoutEvents(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, screen);
  await expect(page.getByLabel('Montag: Beginn')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Die Kalendereinstellungen konnten nicht geladen werden');
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Montag: Beginn')).toBeVisible();
});
