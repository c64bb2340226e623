import { enter } from '../support/admin.ts';
import { addLead, card, column, drag, emptyBoard, patchesOf, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('dragging moves a card to any column at once; dropping it on its own column changes nothing (CONT-071, CONT-082, CONT-105)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'abgesagt' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await drag(page, card(page, lead), column(page, 'abgesagt'));
  await expect(card(page, lead)).not.toHaveClass(/opacity-40/);
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/contacts/*', async (route) => {
    await held;
    await route.continue();
  });
  await drag(page, card(page, lead), column(page, 'new'));
  await expect(column(page, 'new').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  expect((await stored(studio, lead.id)).phase).toBe('abgesagt');
  respond();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('new');
  expect(patches).toEqual([{ phase: 'new' }]);
});
