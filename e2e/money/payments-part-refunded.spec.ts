import { enter, expectAccessible } from '../support/admin.ts';
import { paid, test } from '../support/paying-studio.ts';
import { expect } from '../support/studio.ts';

test('the studio sees the payment and refunds a part of it (SRV-33) @whole', async ({ page, paying }) => {
  await paid(paying, 3, 'Frau Teil');
  await enter(page, paying.studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Details: Frau Teil' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Bezahlt', { exact: false }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Erstatten …' }).click();
  const refund = page.getByRole('dialog', { name: 'Erstatten' });
  await expect(refund).toBeVisible();
  await expectAccessible(page);
  await refund.getByLabel('Betrag (€)').fill('1000');
  await expect(refund.getByText(/kann nicht erstattet werden/)).toBeVisible();
  await refund.getByLabel('Betrag (€)').fill('12.50');
  await refund.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await expect(details.getByRole('list', { name: 'Erstattungen' })).toContainText('12,50 €');
  await expect(details).toContainText('Davon erstattet: 12,50 €');
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Erstattung veranlasst: 12,50 €');
});
