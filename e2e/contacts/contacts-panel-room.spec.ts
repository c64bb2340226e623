import { enter, transitionsEnded } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test('an opened panel does not move the columns, and the columns behind it can be scrolled into view @whole', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const lead = await addLead(studio);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/kontakten');
  const columns = page.locator('section[data-phase]');
  await expect(columns).toHaveCount(5);
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
  const places = () => columns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  const before = await places();
  const panel = await openPanel(page, lead);
  expect(await places()).toEqual(before);
  await transitionsEnded(page);
  await columns.last().evaluate((column) => column.parentElement?.scrollTo({ left: 10_000, behavior: 'instant' }));
  const [last, side] = [await columns.last().boundingBox(), await panel.boundingBox()];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
});
