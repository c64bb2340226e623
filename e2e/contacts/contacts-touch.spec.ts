import type { CDPSession, Locator, Page } from '@playwright/test';
import { enter, expectNoSidewaysScroll } from '../support/admin.ts';
import { addLead, card, column, emptyBoard, patchesOf, stored } from '../support/contacts.ts';
import { now } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });
test.beforeEach(({ studio }) => emptyBoard(studio));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates a finger with touch events. */
const fingerOn = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => send('touchStart', [(at = point)]),
    /** In small steps. */
    to: async (point: Point) => {
      const from = at;
      for (let i = 1; i <= 8; i++) {
        at = { x: from.x + ((point.x - from.x) * i) / 8, y: from.y + ((point.y - from.y) * i) / 8 };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
};

const middleOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** How far an element can still be scrolled to the right, in pixels. */
const scrollableRest = (element: Element): number => element.scrollWidth - element.clientWidth - element.scrollLeft;

test('a long press picks a card up, and dragging to the edge scrolls the board (CONT-071) @whole', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const finger = await fingerOn(page);
  const at = await middleOf(card(page, lead));
  await finger.down(at);
  await expect(page.getByText(`${lead.name} aufgenommen`)).toBeAttached();
  // Held at the right edge until the board has scrolled to its end, where the finger is past the fifth column.
  await finger.to({ x: 368, y: at.y });
  await expect.poll(() => page.getByLabel('Board').evaluate(scrollableRest)).toBeLessThan(1);
  await expect(page.getByText('Über „Abgesagt“')).toBeAttached();
  await finger.up();
  await expect(column(page, 'abgesagt').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('abgesagt');
  expect(patches).toEqual([{ phase: 'abgesagt' }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('a finger that moves at once scrolls, and a tap opens the panel @whole', async ({ page, studio }) => {
  const lead = await addLead(studio);
  const patches = patchesOf(page);
  await page.clock.install();
  await enter(page, studio, '/admin/kontakten');
  const finger = await fingerOn(page);
  const { y } = await middleOf(card(page, lead));
  // However slow the machine, this is not a long press.
  await page.clock.pauseAt(now() + 60_000);
  // Over most of the width of a column: a slow machine sees no swipe, and the columns snap to the nearest one.
  await finger.down({ x: 320, y });
  await finger.to({ x: 20, y });
  await finger.up();
  await page.clock.resume();
  await expect(page.getByText('aufgenommen')).toHaveCount(0);
  await expect.poll(() => page.getByLabel('Board').evaluate((board) => board.scrollLeft)).toBeGreaterThan(100);
  await page.getByLabel('Board').evaluate((board) => board.scrollTo({ left: 0, behavior: 'instant' }));
  await card(page, lead).tap();
  await expect(page.getByRole('dialog', { name: 'Kontakt' })).toBeVisible();
  expect(patches).toEqual([]);
});
