import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import { card, chooseDay, fillDetails, heading, nextButton, openWizard, slots } from '../../support/wizard.ts';

const bar = (page: Page) => page.locator('[data-summary]');

test('on a desktop the summary shows the price from the first choice on, and the last step shows it once @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWizard(page);
  const price = bar(page).getByRole('listitem').filter({ hasText: 'Preis' });
  await expect(price).toContainText('noch offen');
  await card(page, 'Porträtshooting').click();
  await expect(price).toContainText('150,00 €');
  await card(page, 'Anna Lindner').click();
  await nextButton(page).click();
  await expect(heading(page, 2)).toBeFocused();
  await expect(price).toContainText('150,00 €');
  await chooseDay(page);
  await slots(page).first().click();
  await nextButton(page).click();
  await expect(price).toContainText('150,00 €');
  await fillDetails(page);
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeFocused();
  await expect(bar(page).getByText('150,00 €')).toHaveCount(1);
});
