import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { changesOf, failing, path, question, row, stored } from './photographers.ts';

test('deleting requires a confirmation, which lists future bookings (PHOT-016, PHOT-017, PHOT-019, AMB-100, ERR-015)', async ({
  page,
  studio,
}) => {
  await studio.api('POST', path, { name: 'Uwe Abel' });
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  const remove = page.getByRole('button', { name: 'Uwe Abel löschen' });
  await remove.click();
  await expect(question(page)).toContainText('Möchten Sie Uwe Abel wirklich löschen?');
  await expect(question(page)).toContainText('Bevorstehende Buchungen: 0.');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(remove).toBeFocused();
  expect(made).toEqual([]);

  await page.route(`**${path}/*`, (route) => route.fulfill(failing));
  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Löschen nicht möglich. Bitte versuchen Sie es erneut.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await page.unroute(`**${path}/*`);
  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(row(page, 'Uwe Abel')).toHaveCount(0);
  expect(await stored(studio, 'Uwe Abel')).toBeUndefined();
});
