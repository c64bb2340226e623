import { withBirthWindow } from '../held-times/births.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('the form of a service with a birth window keeps hours of the week (BABY-03)', async ({ page, studio }) => {
  const id = await withBirthWindow(studio, { name: 'Neugeborene mit Stunden' });
  const stored = async () =>
    (await studio.api('GET', '/api/admin/services')).body.find((one: { id: string }) => one.id === id).kept_hours;
  await enter(page, studio, '/admin/services');
  const open = async () => {
    await page
      .getByRole('button', { name: /^Neugeborene mit Stunden.*bearbeiten/ })
      .first()
      .click();
    return page.getByRole('dialog');
  };
  const dialog = await open();
  await dialog.getByRole('button', { name: 'Stunden hinzufügen' }).click();
  await dialog.getByLabel('Wochentag 1').selectOption({ label: 'Donnerstag' });
  await dialog.getByLabel('Von 1').fill('14:00');
  await dialog.getByLabel('Bis 1').fill('09:00');
  await dialog.getByLabel('So viele Tage vorher').fill('5');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Das Ende liegt nach dem Anfang.')).toBeVisible();
  expect(await stored()).toBeNull();
  await dialog.getByLabel('Bis 1').fill('16:30');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  const kept = { opens_days_before: 5, weekly: [{ weekday: 4, from: '14:00', until: '16:30' }] };
  expect(await stored()).toEqual(kept);
  // Saving the form again changes nothing; removing the hours keeps none.
  const again = await open();
  await expect(again.getByLabel('Wochentag 1')).toHaveValue('4');
  await again.getByRole('button', { name: 'Stunden 1 entfernen' }).click();
  await again.getByRole('button', { name: 'Speichern' }).click();
  await expect(again).toHaveCount(0);
  expect(await stored()).toBeNull();
});
