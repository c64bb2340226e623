import type { Locator, Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { fourServices, names, requestsOf, rows } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => fourServices(studio));

test('Escape cancels a drag, and a press that hardly moves does not start one (SERV-004) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const made = requestsOf(page, 'PUT', /reorder/);
  await expect(names(page)).toHaveCount(4);
  const before = await names(page).allTextContents();
  const [from, to] = [await rows(page).nth(2).boundingBox(), await rows(page).nth(0).boundingBox()];
  if (!from || !to) throw new Error('The row or its target is not visible');
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const dragged = page.locator('html[data-dragging]');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 3, at.y + 3);
  await expect(dragged).toHaveCount(0);
  await page.mouse.move(at.x, to.y + to.height / 2, { steps: 4 });
  await expect(dragged).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dragged).toHaveCount(0);
  await page.mouse.up();
  await expect(names(page)).toHaveText(before);
  expect(made).toEqual([]);
});

/** A touch that begins in the middle of one element, moves to another and ends there. */
const swipe = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The start or the end is not visible');
  const middle = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 });
  const [first, last] = [middle(start), middle(end)];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [first]);
  for (let step = 1; step <= 8; step++) {
    const way = (a: number, b: number) => a + ((b - a) * step) / 8;
    await send('touchMove', [{ x: way(first.x, last.x), y: way(first.y, last.y) }]);
  }
  await send('touchEnd', []);
};

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  for (const [device, width] of [
    ['phone', 375],
    ['tablet', 1024],
  ] as const) {
    test(`on a ${device} a row is dragged by its handle (SERV-002, SERV-003, SERV-004) @whole`, async ({
      page,
      studio,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await enter(page, studio, '/admin/services');
      const items = page.locator('[data-place]');
      const handles = page.locator('[data-drag-handle]');
      await expect(items).toHaveCount(4);
      const made = requestsOf(page, 'PUT', /reorder/);
      await swipe(page, handles.nth(2), page.getByRole('heading', { level: 1 }));
      await expect(items.nth(2)).toContainText('Familienshooting');
      expect(made).toEqual([]);

      const asked = page.waitForResponse(/reorder/);
      await swipe(page, handles.nth(2), items.nth(0));
      await expect(items.nth(0)).toContainText('Familienshooting');
      expect((await asked).ok()).toBe(true);
      expect(made).toHaveLength(1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

test('on a phone the services are cards that are moved by touch (SERV-001, SERV-002) @whole', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/services');
  const cards = page.getByRole('list', { name: 'Services in der Reihenfolge der Buchungsseite' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Familienshooting nach oben' }).click();
  await expect(cards.nth(1)).toContainText('Familienshooting');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
