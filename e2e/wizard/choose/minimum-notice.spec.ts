import { enter, expectAccessible } from '../../support/admin.ts';
import { berlinDay, german } from '../../support/dates.ts';
import { everyDay, hours } from '../../support/minimum-notice.ts';
import { add, form, fourServices, idOf, listed, row } from '../../support/services.ts';
import { afterThisTest, expect, test } from '../../support/studio.ts';
import { changeCalendar, openWizard, showDay, walkTo } from '../../support/wizard.ts';

test('a service has the studio’s notice until it gets its own, and again after that is removed (PLAN-12) @whole', async ({
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

test('the booking page shows the first bookable time only while the notice prevents earlier ones (PLAN-12) @whole', async ({
  page,
  studio,
}) => {
  const ahead = berlinDay(1);
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
