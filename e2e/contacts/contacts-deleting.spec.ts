import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, card, emptyBoard, openPanel, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('deleting requires a confirmation (CONT-086, CONT-087, CONT-126, ERR-010)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await stored(studio, lead.id)).toBeTruthy();

  // Only this contact: the board may read its figures under the same address meanwhile.
  const address = `**/api/admin/contacts/${lead.id}`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete contact');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(panel).toHaveCount(0);
  await expect(card(page, lead)).toHaveCount(0);
  expect(await stored(studio, lead.id)).toBeUndefined();
});
