import type { Page } from '@playwright/test';
import { customer } from './public-site.ts';
import { expect, test } from './studio.ts';
import { card, heading, nextButton, openWizard } from './wizard.ts';

/** Presses Tab until the element has the focus, like a user without a mouse. */
const tabTo = async (page: Page, reached: (element: Element) => boolean): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${reached.toString()})(document.activeElement)`)) return;
  }
  throw new Error(`Not reached by Tab: ${reached.toString()}`);
};

test('a booking can be made by keyboard alone (Y01)', async ({ page }) => {
  await openWizard(page);
  await tabTo(page, (element) => element.matches('input[name=service]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeFocused();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
  await tabTo(page, (element) => element.matches('input[name=photographer]'));
  await page.keyboard.press('Space');
  await expect(nextButton(page)).toBeEnabled();
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await tabTo(page, (element) => element.matches('[data-date]'));
  await page.keyboard.press('PageDown');
  // Which day to stop at is known only when the free days of the other month have loaded.
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  for (let days = 0; days < 14; days++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-free]'))) break;
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).toBeFocused();
  await tabTo(page, (element) => element.matches('input[name=slot]'));
  await page.keyboard.press('Space');
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 3)).toBeFocused();
  await tabTo(page, (element) => element.matches('input[name=name]'));
  for (const text of [customer.name, customer.email, customer.phone, 'Ohne Maus']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 4)).toBeFocused();
  await tabTo(page, (element) => element.textContent === 'Zahlungspflichtig buchen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/booking\/success\//);
});
