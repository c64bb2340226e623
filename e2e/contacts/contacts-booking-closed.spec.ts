import { enter } from '../support/admin.ts';
import { dialogOf } from '../support/contact-booking.ts';
import { addLead, column, emptyBoard, moveTo, patchesOf, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test('a booking dialog closed by reloading the page leaves everything unchanged (CONT-076, CONT-078, AMB-069, SRV-57)', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const lead = await addLead(studio, { phase: 'nicht_erreicht' });
  const before = await stored(studio, lead.id);
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
  await dialogOf(page).getByLabel('Service').selectOption({ index: 1 });
  await page.reload();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => stored(studio, lead.id)).toEqual(before);
  // Only the server sees a request that is sent while a page closes.
  expect(patches).toEqual([{ phase: 'termin_geplant' }]);
  // The new page may have loaded before the last request of the old one arrived.
  await page.reload();
  await expect(column(page, 'nicht_erreicht').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  // The second time it starts empty.
  await moveTo(page, lead, 'Termin geplant');
  await expect(dialogOf(page).getByLabel('Service')).toHaveValue('');
});
