import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { acknowledged, book, dialog, month, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('the URL opens a booking and its month; an unknown booking is ignored (CAL-009, AMB-058)', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Jana Adresse');
  await enter(page, studio, `/admin/calendar?booking=${id}`);
  await expect(dialog(page)).toContainText('Jana Adresse');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.locator(`[data-event="${id}"]`)).toBeVisible();
  await page.goto('/admin/calendar?booking=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the exported file has a name with the time, and a failed export shows the error (CAL-021, CAL-022, AMB-060)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^calendar_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.ics$/);
  await page.route('**/export/ics?*', (route) => route.fulfill({ status: 500, body: 'kaputt' }));
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  await acknowledged(page, 'Fehler beim Exportieren des Kalenders: kaputt');
});
