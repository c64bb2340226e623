import type { Page } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

const testPayment = '**/api/admin/payments/test-payment-intent';

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('a test payment is started within its limits, and its secret is copied (PAY-017..021)', async ({
    page,
    studio,
  }) => {
    await enter(page, studio, '/admin/payments');
    const amount = page.getByLabel('Betrag in EUR');
    const run = page.getByRole('button', { name: 'Testzahlung anlegen' });
    await expect(amount).toHaveValue('1');
    await expect(amount).toHaveAttribute('min', '0.5');
    await expect(amount).toHaveAttribute('step', '0.5');
    const sent: unknown[] = [];
    await page.route(testPayment, (route) => {
      const body = route.request().postDataJSON() as { amount: number };
      sent.push(body);
      return route.fulfill({ json: { ...body, currency: 'EUR', client_secret: `pi_1_secret_${sent.length}` } });
    });
    await amount.fill('2.5');
    await amount.press('Enter');
    await expect(page.getByText('Testzahlung über 2,50 EUR angelegt')).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe('pi_1_secret_1');
    await amount.fill('');
    await run.click();
    await expect(page.getByText('Testzahlung über 1,00 EUR angelegt')).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe('pi_1_secret_2');
    expect(sent).toEqual([{ amount: 2.5 }, { amount: 1 }]);
    await amount.fill('0.4');
    await expect(page.getByText('Mindestens 0,50')).toBeVisible();
    await expect(run).toBeDisabled();
    await amount.press('Enter');
    expect(sent).toHaveLength(2);
  });

  test('the webhook URL can be copied @whole', async ({ page, studio }) => {
    await enter(page, studio, '/admin/payments');
    const address = `${studio.url}/api/payments/webhook`;
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await clipboard(page)).toBe(address);
  });
});

test('a failed test payment shows the reason (PAY-022)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const alert = page.getByRole('alertdialog');
  const run = page.getByRole('button', { name: 'Testzahlung anlegen' });
  await run.click();
  await expect(alert).toContainText('Der geheime Schlüssel fehlt.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(run).toBeFocused();
  await page.route(testPayment, (route) => route.fulfill({ status: 500, json: {} }));
  await run.click();
  await expect(alert).toContainText('Die Testzahlung konnte nicht angelegt werden.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Создать тестовый платёж' }).click();
  await expect(alert).toContainText('Не удалось создать тестовый платёж.');
});
