import type { Page } from '@playwright/test';
import { customer } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { card, changeCalendar, chooseService, heading, nextButton, openWizard } from '../support/wizard.ts';

/** Presses Tab until the element has the focus, like a user without a mouse. */
const tabTo = async (page: Page, reached: (element: Element) => boolean): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${reached.toString()})(document.activeElement)`)) return;
  }
  throw new Error(`Not reached by Tab: ${reached.toString()}`);
};

test('a booking can be made by keyboard alone (Y01) @whole', async ({ page, studio }) => {
  // On some days the last bookable day is the first of a month, and closed.
  await changeCalendar(studio, { advance_booking_days: 90 });
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

test('a key pressed while the days of a month arrive moves the focus (Y01) @whole', async ({ page, studio }) => {
  // Near the end of a month the first month with free days may be the last one that can be booked.
  await changeCalendar(studio, { advance_booking_days: 90 });
  await openWizard(page);
  await chooseService(page, 'Bewerbungsfotos');
  await nextButton(page).click();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/availability/month*', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  const dayOf = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
  const from = await dayOf();
  await page.evaluate(() => {
    const grid = document.querySelector('[role=grid]') as Element;
    // Called after the days are in the document, before React runs the effects of that render.
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    }).observe(grid, { subtree: true, attributes: true });
  });
  release();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
  await expect.poll(dayOf).toBe(dayBefore);
});
