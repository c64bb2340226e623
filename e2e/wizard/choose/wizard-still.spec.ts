import type { Locator, Page, Route } from '@playwright/test';
import { expect, test, withMotion } from '../../support/studio.ts';
import { card, heading, nextButton, openWizard } from '../../support/wizard.ts';

// What is pressed stays under the finger: an answer that arrives meanwhile is shown afterwards.

/** Keeps back the answers to matching requests until they are let go. */
const keepBack = async (page: Page, pattern: RegExp): Promise<() => Promise<void>> => {
  const kept: Route[] = [];
  let isOpen = false;
  await page.route(pattern, (route) => (isOpen ? route.continue() : void kept.push(route)));
  return async () => {
    isOpen = true;
    await expect.poll(() => kept.length).toBeGreaterThan(0);
    const arrived = kept.map((route) => page.waitForResponse(route.request().url()).then((one) => one.finished()));
    for (const route of kept.splice(0)) await route.continue();
    await Promise.all(arrived);
    // What follows from an answer is rendered within a few frames.
    await frames(page, 10);
  };
};

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);

const middleOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not visible');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses in the middle of something with a finger: down where it is now, and up at the same point. */
const press = async (page: Page, target: Locator, meanwhile: () => Promise<unknown>) => {
  const at = await middleOf(target);
  const devices = await page.context().newCDPSession(page);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await meanwhile();
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A button that is pressed may give way by a pixel. */
const expectInPlace = async (target: Locator, before: Point): Promise<void> => {
  const { x, y } = await middleOf(target);
  expect(Math.hypot(x - before.x, y - before.y)).toBeLessThanOrEqual(1);
};

const times = (page: Page) => page.getByRole('region', { name: 'Nächste freie Zeiten' });

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test('a finger on the main button reaches it, though code arrives before it is lifted (PUB-112)', async ({ page }) => {
  const letCodeGo = await keepBack(page, /\/later-steps[^/]*\.js/);
  await openWizard(page);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Anna Lindner').click();
  const next = nextButton(page);
  await expect(next).toBeEnabled();
  await expect(times(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await frames(page, 3);
  const first = await middleOf(next);
  await press(page, next, async () => {
    await letCodeGo();
    await expectInPlace(next, first);
  });
  await expect(heading(page, 2)).toBeFocused();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('smooth scrolling ends where it is as soon as something is pressed (PUB-112) @whole', async ({ page }) => {
    await openWizard(page);
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const note = (): void => {
        places.push(scrollY);
        if (places.length === 2) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      };
      addEventListener('scroll', note);
    });
    await card(page, 'Porträtshooting').click();
    const placesNow = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
    await expect.poll(async () => (await placesNow()).length).toBeGreaterThanOrEqual(2);
    await frames(page, 30);
    const places = await placesNow();
    // One more may have been under way.
    expect(places.length, JSON.stringify(places)).toBeLessThanOrEqual(3);
    await expect(page.getByRole('heading', { name: 'Wer soll fotografieren?' })).not.toBeInViewport({ ratio: 1 });
  });
});
