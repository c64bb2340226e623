import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { card, day, fillDetails, freeDay, openWizard, slots, stepHeading, wizardButton } from '../support/wizard.ts';

test('on a desktop the summary shows the price from the first choice on, and the last step shows it once', async () => {
  const bar = page.bySelector('[data-summary]');
  await page.viewport(1280, 900);
  await openWizard(1);
  const price = bar.getByRole('listitem').filter({ hasText: 'Preis' });
  await expect.element(price).toHaveTextContent('noch offen');
  await card('Porträtshooting').click();
  await expect.element(price).toHaveTextContent('150,00 €');
  await card('Anna Lindner').click();
  await wizardButton('next').click();
  await expect.element(stepHeading(2)).toHaveFocus();
  await expect.element(price).toHaveTextContent('150,00 €');
  await day(freeDay).click();
  await slots().first().click();
  await wizardButton('next').click();
  await expect.element(price).toHaveTextContent('150,00 €');
  await fillDetails();
  await wizardButton('next').click();
  await expect.element(stepHeading(4)).toHaveFocus();
  await expect.element(bar.getByText('150,00 €')).toBeVisible();
  expect(bar.getByText('150,00 €').elements()).toHaveLength(1);
});
