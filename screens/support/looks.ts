import axe from 'axe-core';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const rulesToKeep = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const isMoving = (one: Animation): boolean =>
  one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity;

/** Waits until whatever moves has come to rest: until then it has other places and colours. */
export const comeToRest = async (): Promise<void> => {
  await new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve, 0)));
  const moving = document.getAnimations().filter(isMoving);
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map((one) => one.finished));
  await comeToRest();
};

/** Expects no violation of WCAG 2.2 A and AA; while a dialog is open, of the dialog: what is behind it is inert. */
export const expectAccessible = async (): Promise<void> => {
  await comeToRest();
  const dialog = [...document.querySelectorAll(':modal')].at(-1);
  const { violations } = await axe.run(dialog ?? document, {
    runOnly: { type: 'tag', values: rulesToKeep },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
};

/** Waits until nothing is wider than the window: after a change of its size the page is laid out a frame later. */
export const expectNoSidewaysScroll = (): Promise<void> =>
  expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);

/** How many there are at the moment. */
export const countOf = (locator: Locator): number => locator.elements().length;

/** Where the window is, without its host. */
export const address = (): string => location.pathname + location.search;

/** Waits until nothing reaches beyond the right edge of the window, also where that does not scroll. */
export const expectNothingBeyondEdge = async (): Promise<void> => {
  const beyond = (): string[] =>
    [...document.querySelectorAll('#app *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > document.documentElement.clientWidth + 0.5 && !element.closest('svg');
      })
      .map((element) => element.outerHTML.slice(0, 120));
  await expect.poll(beyond).toEqual([]);
  await expectNoSidewaysScroll();
};
