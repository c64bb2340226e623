import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const testPayment = 'POST /api/admin/payments/test-payment-intent';
const run = page.getByRole('button', { name: 'Testzahlung anlegen' });
const amount = page.getByLabelText('Betrag in EUR');

/** What is copied from now on. */
const followClipboard = (): readonly string[] => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  return copied;
};

test('a test payment is started within its limits, and its secret is copied (PAY-017..021)', async () => {
  const copied = followClipboard();
  let made = 0;
  const server = await openScreen('/admin/payments', {
    answers: {
      [testPayment]: ({ body }) => ({ ...body, currency: 'EUR', client_secret: `pi_1_secret_${(made += 1)}` }),
    },
  });
  await expect.element(amount).toHaveValue('1');
  await expect.element(amount).toHaveAttribute('min', '0.5');
  await expect.element(amount).toHaveAttribute('step', '0.5');
  await amount.fill('2.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Testzahlung über 2,50 EUR angelegt')).toBeVisible();
  await expect.poll(() => copied).toEqual(['pi_1_secret_1']);
  await amount.fill('');
  await run.click();
  await expect.element(page.getByText('Testzahlung über 1,00 EUR angelegt')).toBeVisible();
  await expect.poll(() => copied).toEqual(['pi_1_secret_1', 'pi_1_secret_2']);
  const sent = () => server.asked(testPayment).map(({ body }) => body);
  expect(sent()).toEqual([{ amount: 2.5 }, { amount: 1 }]);
  await amount.fill('0.4');
  await expect.element(page.getByText('Mindestens 0,50')).toBeVisible();
  await expect.element(run).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(sent()).toHaveLength(2);
});

test('the webhook URL can be copied', async () => {
  const copied = followClipboard();
  await openScreen('/admin/payments');
  const { webhook_url } = first['GET /api/admin/payments/settings'];
  await expect.element(page.getByText(webhook_url)).toBeVisible();
  await page.getByRole('button', { name: 'Kopieren' }).click();
  await expect.element(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(copied).toEqual([webhook_url]);
});

test('a failed test payment shows the reason (PAY-022)', async () => {
  const server = await openScreen('/admin/payments', {
    answers: { [testPayment]: refuse(400, { detail: 'Der geheime Schlüssel fehlt.', code: 'no_secret_key' }) },
  });
  const alert = page.getByRole('alertdialog');
  await run.click();
  await expect.element(alert).toHaveTextContent('Der geheime Schlüssel fehlt.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(run).toHaveFocus();
  server.answer({ [testPayment]: refuse(500) });
  await run.click();
  await expect.element(alert).toHaveTextContent('Die Testzahlung konnte nicht angelegt werden.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Создать тестовый платёж' }).click();
  await expect.element(alert).toHaveTextContent('Не удалось создать тестовый платёж.');
});
