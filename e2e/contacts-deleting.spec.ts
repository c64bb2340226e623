import { enter, expectAccessible } from './admin.ts';
import { addLead, card, emptyBoard, openPanel, stored } from './contacts.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('deleting requires a confirmation (CONT-086, CONT-087, CONT-126, ERR-010)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await stored(studio, lead.id)).toBeTruthy();

  await page.route('**/api/admin/contacts/*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete contact');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(panel).toHaveCount(0);
  await expect(card(page, lead)).toHaveCount(0);
  expect(await stored(studio, lead.id)).toBeUndefined();
});
