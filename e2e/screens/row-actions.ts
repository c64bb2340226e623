import { expect, type Page } from '@playwright/test';
import { lists } from './filled-studio.ts';

/** Controls that are partly outside the window, their card, or a box that clips its content. */
const outOfView = (page: Page): Promise<string[]> =>
  page.locator('#content').evaluate((content) => {
    const cut = (element: Element): boolean => {
      const { overflowX } = getComputedStyle(element);
      return element.classList.contains('card') || overflowX !== 'visible';
    };
    const bounds = (element: Element): readonly [number, number] => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box === document.body) break;
        const at = box.getBoundingClientRect();
        if (cut(box)) [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
      }
      return [left, right];
    };
    return [...content.querySelectorAll('a[href], button, input, select, textarea, [role="switch"]')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [data-board]'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const [left, right] = bounds(element);
        return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Expects that all controls of a screen can be seen at these widths, and those of the rows of known lists are there. */
export const expectRowActions = async (page: Page, path: string, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .configure({ soft: true })
      .poll(() => outOfView(page), { message: `${path} at ${width} px`, timeout: 5_000 })
      .toEqual([]);
    const known = lists.get(path);
    if (known) await expect(page.getByRole('button', { name: known })).toHaveCount(1);
  }
};
