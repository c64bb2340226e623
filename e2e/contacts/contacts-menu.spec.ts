import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, column, emptyBoard, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the menu of a card moves it by keyboard alone, and the card keeps the focus @whole', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  const button = page.getByRole('button', { name: `${lead.name} verschieben nach …` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Nicht erreicht' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(column(page, 'in_klaerung').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('in_klaerung');
});
