import type { Page } from '@playwright/test';
import { pageErrorsOf } from '../../support/admin.ts';
import { customer } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, heading, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

/** Fills fields as a password manager or the browser of an app may: all at once, without a key, and without telling the page. */
const fillSilently = (page: Page): Promise<void> =>
  page.evaluate((values) => {
    // Past the property that React puts on each field to see what was set by a script.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const [name, text] of Object.entries(values))
      value?.set?.call(document.querySelector(`input[name=${name}]`), text);
  }, customer);

test('details that something fills in without an event are taken over (PUB-114)', async ({ page }) => {
  const errors = pageErrorsOf(page);
  await openWizard(page);
  await walkTo(page, 3);
  await fillSilently(page);
  await page.locator('input[name=consent]').check();
  await expect(page.locator('input[name=name]')).toHaveValue(customer.name);
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeFocused();
  for (const value of Object.values(customer)) await expect(page.getByText(value).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('they are taken over by the press on the button that goes on, too, and can be changed (PUB-114)', async ({
  page,
}) => {
  await openWizard(page);
  await walkTo(page, 3);
  await page.locator('input[name=consent]').check();
  await fillSilently(page);
  await page.locator('input[name=name]').click();
  await page.keyboard.press('End');
  await page.keyboard.type('-Neu');
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeFocused();
  await expect(page.getByText(`${customer.name}-Neu`).first()).toBeVisible();
  await confirmButton(page).click();
  await expect(page.getByText(/FB-[A-Z0-9]{8}/).first()).toBeVisible();
});
