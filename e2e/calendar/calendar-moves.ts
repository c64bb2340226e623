import type { Page } from '@playwright/test';

export const day = '2032-06-09';
export const question = (page: Page) => page.getByRole('alertdialog');

export const middleOf = (page: Page, date: string) => async () => {
  const box = await page.locator(`td[data-date="${date}"]`).boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
