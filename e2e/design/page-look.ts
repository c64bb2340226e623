import type { Page } from '@playwright/test';

export const css = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

export const button = '.button-primary';
export const card = '[data-card]';
