import type { Page } from '@playwright/test';
import { hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { backButton, fillDetails, heading, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

test('back, forward, reload and another language keep the input (PUB-018)', async ({ page }) => {
  await open(page);
  await fillDetails(page, { notes: 'Mit Hund' });
  const expectKept = async () => {
    await expect(page.locator('input[name=name]')).toHaveValue('Änne Müller');
    await expect(page.locator('input[name=email]')).toHaveValue('aenne.mueller@example.de');
    await expect(page.locator('input[name=phone]')).toHaveValue('+49 170 1234567');
    await expect(page.locator('textarea[name=notes]')).toHaveValue('Mit Hund');
    await expect(page.locator('input[name=consent]')).toBeChecked();
  };
  await backButton(page).click();
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
  await nextButton(page).click();
  await expectKept();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Porträtshooting' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 3)).toBeFocused();
  await expectKept();
  await page.reload();
  await hydrated(page);
  await expect(heading(page, 3)).toBeVisible();
  await expectKept();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(heading(page, 3, 'ru')).toBeVisible();
  await expectKept();
  await page.goto('/terms');
  await page.goBack();
  await expectKept();
});
