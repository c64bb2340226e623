import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import { fact, openWizard, payButton, takeNoPayments, takePayments, walkTo } from '../../support/wizard.ts';

test.describe('the price', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));
  const pricing = (page: Page) => page.getByRole('region', { name: 'Preis und Zahlung' });

  test('a system service is free and may ask for a prepayment of its price (PUB-075)', async ({ page, studio }) => {
    await takePayments(studio);
    await studio.sql('UPDATE service SET active = true WHERE is_system_service');
    await openWizard(page);
    await walkTo(page, 4, { service: 'Sonderangebot' });
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('Kostenlos');
    await expect(fact(page, 'Preis und Zahlung', 'Anzahlung')).toContainText('20,00 €');
    await expect(pricing(page)).not.toContainText('%');
    await expect(payButton(page)).toBeEnabled();
    await studio.sql('UPDATE service SET active = false WHERE is_system_service');
  });
});
