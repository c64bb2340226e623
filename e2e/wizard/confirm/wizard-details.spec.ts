import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import { fillDetails, heading, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const consent = (page: Page) => page.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung gelesen/ });

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

for (const [row, name, refused, accepted] of [
  ['PUB-054', 'Name', ['A', '  A  '], ['Al', 'Ян']],
  ['PUB-055', 'E-Mail', ['abc', 'a@b', 'a@b.de, c@d.de'], ['a@b.de']],
  ['PUB-056, AMB-097', 'Telefon', ['123456789', ' 123456789 '], ['1234567890']],
] as const) {
  test(`${name} enables or disables the button while typing (${row}, PUB-060)`, async ({ page }) => {
    await open(page);
    await fillDetails(page);
    await expect(nextButton(page)).toBeEnabled();
    for (const value of refused) {
      await field(page, name).fill(value);
      await expect(nextButton(page)).toBeDisabled();
      await expect(page.getByText(`Bitte noch angeben: ${name.replace('-', '‑')}`)).toBeVisible();
    }
    for (const value of accepted) {
      await field(page, name).fill(value);
      await expect(nextButton(page)).toBeEnabled();
    }
  });
}

test('notes are optional (PUB-058)', async ({ page }) => {
  await open(page);
  await fillDetails(page, { notes: '' });
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeVisible();
});

test('the consent is required and not preselected (PUB-059, G02)', async ({ page, context }) => {
  await open(page);
  await expect(consent(page)).not.toBeChecked();
  await fillDetails(page);
  await consent(page).uncheck();
  await expect(nextButton(page)).toBeDisabled();
  await expect(page.getByText('Bitte noch angeben: Einwilligung')).toBeVisible();
  await consent(page).check();
  await expect(nextButton(page)).toBeEnabled();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Datenschutzerklärung lesen/ }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(consent(page)).toBeChecked();
});
