import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import { fillDetails, heading, openWizard, walkTo } from '../../support/wizard.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

test('fields have labels, autocomplete hints and an example of a phone number (PUB-057)', async ({ page }) => {
  await open(page);
  await expect(field(page, 'Telefon')).toHaveAttribute('placeholder', /^\+49 /);
  for (const [name, purpose] of [
    ['Name', 'name'],
    ['E-Mail', 'email'],
    ['Telefon', 'tel'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', purpose);
  }
  await expect(page.getByText('WhatsApp')).toHaveCount(0);
});

test('Enter continues only when all fields are valid @whole', async ({ page }) => {
  await open(page);
  await field(page, 'Name').press('Enter');
  await expect(heading(page, 3)).toBeVisible();
  await fillDetails(page);
  await field(page, 'Telefon').press('Enter');
  await expect(heading(page, 4)).toBeFocused();
});
