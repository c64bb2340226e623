import { pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import {
  chooseService,
  confirmButton,
  fillDetails,
  heading,
  nextButton,
  openWizard,
  slots,
} from '../support/wizard.ts';

/** What browsers do whose storage is blocked, or full: the second one can still be read, as in old private windows. */
const storages = {
  blocked: () => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
} as const;

// In a browser whose storage is full: screens/account/storage-full.test.ts.
test('the back office can be used in a browser whose storage is blocked (AUTH-018)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await page.addInitScript(storages.blocked);
  await page.goto('/admin');
  await page.getByLabel('E-Mail').fill(studio.admin.email);
  await page.getByLabel('Passwort', { exact: true }).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  for (const name of ['Buchungen', 'Kalender', 'Einstellungen']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

for (const storage of ['blocked', 'full'] as const) {
  test(`a session is booked in a browser whose storage is ${storage} @whole`, async ({ page }) => {
    const errors = pageErrorsOf(page);
    await page.addInitScript(storages[storage]);
    await openWizard(page);
    await chooseService(page);
    await nextButton(page).click();
    await page.locator('[data-free]').nth(3).click();
    await slots(page).first().click();
    await nextButton(page).click();
    await fillDetails(page);
    await nextButton(page).click();
    await expect(heading(page, 4)).toBeFocused();
    await confirmButton(page).click();
    await expect(page.getByText(/FB-[A-Z0-9]{8}/).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
