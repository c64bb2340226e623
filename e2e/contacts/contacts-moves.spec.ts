import { enter } from '../support/admin.ts';
import { addLead, card, column, drag, emptyBoard, openPanel, patchesOf, stored } from '../support/contacts.ts';
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

test('the dropdown sends only the phase (CONT-072, CONT-088, CONT-137)', async ({ page, studio }) => {
  const lead = await addLead(studio, { phone: '0170 1', tags: ['a'] });
  const before = await stored(studio, lead.id);
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  for (const phase of ['abgesagt', 'nicht_erreicht', 'new', 'in_klaerung']) {
    await panel.getByLabel('Status').selectOption(phase);
    await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe(phase);
  }
  const after = await stored(studio, lead.id);
  expect(after).toEqual({ ...before, phase: 'in_klaerung', phase_entered_at: after.phase_entered_at });
  expect(patches).toHaveLength(4);
  expect(patches.every((patch) => Object.keys(patch).length === 1)).toBe(true);
});
