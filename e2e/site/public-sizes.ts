import type { Page } from '@playwright/test';
import { expect } from '../support/studio.ts';

/** Waits until nothing is wider than the window: after a press or a change of its size the page is laid out later. */
export const expectNoSideways = async (page: Page, where: string): Promise<void> => {
  const wide = () =>
    page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      const over = [...document.querySelectorAll('body *')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > edge + 0.5 && !element.closest('svg');
      });
      return {
        scrolls: document.documentElement.scrollWidth - edge,
        over: over.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
      };
    });
  await expect.poll(wide, where).toEqual({ scrolls: 0, over: [] });
};
