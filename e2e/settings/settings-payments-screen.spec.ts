import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

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

test('the account for transfers leads to the statements of the bank once it is saved (BANK-02) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/payments');
  const link = page.getByRole('link', { name: 'Kontoauszüge einlesen' });
  await page.getByLabel('Überweisung anbieten').check();
  await page.getByLabel('Kontoinhaber').fill('Studio Lichtblick');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  // Until it is saved there is nothing to read, and leaving would ask about the input.
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('link', { name: 'Загрузить банковские выписки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Банковские выписки' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bank$/);
});
