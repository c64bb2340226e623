import type { Page } from '@playwright/test';
import { pageErrorsOf } from '../../support/admin.ts';
import { customer, hydrated } from '../../support/public-site.ts';
import { openSettled, settled, watchRequests } from '../../support/settled.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, heading, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

/** Fills fields as a password manager or the browser of an app may: all at once, without a key, and without telling the page. */
const fillSilently = (page: Page, values: Readonly<Record<string, string>> = customer): Promise<void> =>
  page.evaluate((given) => {
    // Past the property that React puts on each field to see what was set by a script.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const [name, text] of Object.entries(given))
      value?.set?.call(document.querySelector(`input[name=${name}]`), text);
  }, values);

test('details that something fills in without an event are taken over (PUB-114)', async ({ page }) => {
  const errors = pageErrorsOf(page);
  watchRequests(page);
  await openWizard(page);
  await walkTo(page, 3);
  await settled(page);
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
  watchRequests(page);
  await openWizard(page);
  await walkTo(page, 3);
  await page.locator('input[name=consent]').check();
  await settled(page);
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

test('so are those of the message to the studio (PUB-114)', async ({ page, studio }) => {
  await openSettled(page, '/contact');
  await hydrated(page);
  await fillSilently(page, { name: customer.name, email: customer.email });
  await page.locator('textarea[name=message]').fill('Haben Sie am Samstag Zeit?');
  await expect(page.locator('input[name=name]')).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect
    .poll(() => studio.sql('SELECT name, email FROM contact'))
    .toEqual([{ name: customer.name, email: customer.email }]);
});
