import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, column, emptyBoard, patchesOf, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('by keyboard Space picks a card up, the arrows choose the column, Space drops it, Escape cancels (CONT-071) @whole', async ({
  page,
  studio,
}) => {
  const [lead, other] = [await addLead(studio, { phase: 'in_klaerung' }), await addLead(studio, { phase: 'abgesagt' })];
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const name = page.getByRole('button', { name: lead.name, exact: true });
  await name.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: other.name, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(name).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText('aufgenommen')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Über „Nicht erreicht“')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('bleibt, wo es war')).toBeAttached();
  expect(patches).toEqual([]);
  await expect(page.locator('aside[aria-label="Kontakt"]')).toHaveCount(0);

  // Moving past termin_geplant does not start a booking.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(column(page, 'abgesagt').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('abgesagt');
  expect(patches).toEqual([{ phase: 'abgesagt' }]);

  // A change that the server refuses is reverted, and the focus returns.
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect(column(page, 'abgesagt').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
});
