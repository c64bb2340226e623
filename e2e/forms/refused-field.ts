import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/studio.ts';

/** Waits until a field shows an error, is focused and still has what was typed. */
export const isRefused = async (page: Page, field: Locator, message: string, typed: string): Promise<void> => {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect(field).toHaveValue(typed);
  await expect(page.getByText(message)).toHaveCount(1);
};

export const inRussian = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
};
