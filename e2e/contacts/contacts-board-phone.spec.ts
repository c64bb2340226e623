import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { addLead, card, column, emptyBoard, moveTo, openPanel } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('on a phone the board scrolls by column, the panel is a sheet, and nothing else scrolls sideways @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, {
    name: 'Dr. Friederike Baumgartner-Oßwald von der Heydte',
    tags: ['x'.repeat(90)],
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const panel = await openPanel(page, lead);
  expect((await panel.boundingBox())?.width).toBe(375);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await moveTo(page, lead, 'Abgesagt');
  await column(page, 'abgesagt').scrollIntoViewIfNeeded();
  await expect(column(page, 'abgesagt').locator(`[data-contact="${lead.id}"]`)).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
