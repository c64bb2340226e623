import { enter } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('percentage and deadline have limits (PAY-007, PAY-008, PAY-009)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const percentage = page.getByLabel('Anzahlung in Prozent des Preises');
  const deadline = page.getByLabel('Zahlungsfrist in Stunden');
  await expect(deadline).toHaveValue('24');
  await expect(deadline).toHaveAttribute('min', '1');
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Anzahlung verlangen').check();
  await expect(percentage).toHaveValue('50');
  await expect(percentage).toHaveAttribute('min', '0');
  await expect(percentage).toHaveAttribute('max', '100');
  await page.getByLabel('Den vollen Preis im Voraus verlangen').check();
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Den vollen Preis im Voraus verlangen').uncheck();
  await percentage.fill('101');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await percentage.fill('30');
  await deadline.fill('');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await deadline.fill('48');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  expect(await stored(studio)).toMatchObject({ prepayment_percentage: 30, payment_deadline_hours: 48 });
});

test('there are three currencies, with a warning for those other than the euro (PAY-010, AMB-087)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/payments');
  const currency = page.getByLabel('Währung');
  await expect(currency).toHaveValue('EUR');
  await expect(currency.locator('option')).toHaveText(['EUR', 'USD', 'RUB']);
  await expect(page.getByText('1:1')).toHaveCount(0);
  await currency.selectOption('USD');
  await expect(page.getByText('Abgebucht wird dieselbe Zahl 1:1 in USD, ohne Umrechnung.')).toBeVisible();
});
