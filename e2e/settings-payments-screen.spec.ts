import { enter } from './admin.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('prepayment, currency, connection test and test payment are on one screen (PAY-003)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  for (const title of ['Anzahlung', 'Erstattung bei Stornierung', 'Abrechnung', 'Testzahlung']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Währung')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verbindung prüfen' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Testzahlung anlegen' })).toBeEnabled();
});
