import { enter } from '../../support/admin.ts';
import { expect, test } from '../../support/studio.ts';
import { acknowledged, book, dialog, event, failing, month, useEmptyMonth } from '../calendar-month.ts';

useEmptyMonth();

test('the result of an edit is shown, whether it succeeds or not (CAL-026, CAL-027)', async ({ page, studio }) => {
  const id = await book(studio, `${month}-20T10:00`, 'Uta Alt');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Uta Alt/).click();
  await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Uta Neu');
  await page.route(`**/api/admin/bookings/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failing) : route.continue(),
  );
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung konnte nicht aktualisiert werden.');
  await page.unroute(`**/api/admin/bookings/${id}`);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(event(page, /Uta Neu/)).toBeVisible();
});
