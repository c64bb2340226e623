import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { acknowledged, month, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

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
