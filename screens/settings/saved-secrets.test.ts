import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const payments = '/api/admin/payments/settings';
const mail = '/api/admin/email-settings';
const tooOld = { ...first['GET /api/admin/auth/confirmation'], is_recent: false };

const save = page.getByRole('button', { name: 'Speichern' });

const confirmWithPassword = async (): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Ihr Passwort noch einmal' });
  await dialog.getByLabelText('Ihr Passwort').fill('ganz geheim');
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
};

const maskOf = (secret: string): string => (secret === '' ? '' : `••••••••${secret.slice(-4)}`);

test('the screen of payments shows status and keys; secrets are masked and kept, and saved once the password is confirmed (PAY-001, PAY-002, PAY-013, AMB-088)', async () => {
  const kept = keepRecord(payments, first[`GET ${payments}`], ({ current_password: _password, ...all }) => ({
    ...all,
    stripe_secret_key: maskOf(all['stripe_secret_key']),
    stripe_webhook_secret: maskOf(all['stripe_webhook_secret']),
    is_stripe_configured: all['stripe_secret_key'] !== '',
  }));
  const server = await openScreen('/admin/payments', {
    theme: 'dark',
    answers: { ...kept.answers, 'GET /api/admin/auth/confirmation': tooOld },
  });
  await expect.element(page.getByText('Nicht eingerichtet')).toBeVisible();
  await page.getByLabelText('Öffentlicher Schlüssel').fill('pk_test_51Habcdefgh1234');
  await page.getByLabelText('Geheimer Schlüssel').fill('sk_test_51Habcdefgh5678');
  await page.getByLabelText('Webhook-Schlüssel').fill('whsec_abcdefgh9012');
  await save.click();
  await confirmWithPassword();
  await expect.element(page.getByText('Eingerichtet, aber ausgeschaltet')).toBeVisible();
  await expect.element(page.getByLabelText('Geheimer Schlüssel')).toHaveValue('••••••••5678');
  await expect.element(page.getByLabelText('Webhook-Schlüssel')).toHaveValue('••••••••9012');
  server.answer({ 'GET /api/admin/auth/confirmation': { ...tooOld, is_recent: true, is_confirmed: true } });
  await page.getByLabelText('Zahlungen über Stripe annehmen').click();
  await save.click();
  await expect.element(page.getByText('Eingerichtet und eingeschaltet')).toBeVisible();
  expect(server.asked(`PUT ${payments}`).map(({ body }) => body)).toEqual([
    {
      stripe_publishable_key: 'pk_test_51Habcdefgh1234',
      stripe_secret_key: 'sk_test_51Habcdefgh5678',
      stripe_webhook_secret: 'whsec_abcdefgh9012',
      current_password: 'ganz geheim',
    },
    { stripe_enabled: true },
  ]);
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await page.viewport(1280, 720);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByText('Настроена и включена')).toBeVisible();
});

test('the mail server has a write-only password, and a test mail with its own result (MAIL-018, AMB-083)', async () => {
  const testing = 'POST /api/admin/email-settings/test-mail';
  const kept = keepRecord(
    mail,
    first[`GET ${mail}`],
    ({ smtp: { password, ...smtp }, current_password: _password, ...all }) => ({
      ...all,
      smtp: { ...smtp, has_password: password !== undefined },
    }),
  );
  const server = await openScreen('/admin/email?tab=reminders', {
    answers: {
      ...kept.answers,
      'GET /api/admin/auth/confirmation': tooOld,
      [testing]: ({ body: { to } }: Asked) => ({ success: true, message: `Angenommen für ${to}` }),
    },
  });
  const values = {
    host: 'mail.example.de',
    port: 2525,
    from_email: 'studio@example.de',
    from_name: 'Studio Lichtblick',
  };
  const password = page.getByLabelText('Passwort');
  await page.getByLabelText('Server', { exact: true }).fill(values.host);
  await page.getByLabelText('Port').fill(String(values.port));
  await password.fill('sehr geheim');
  await page.getByLabelText('Absender-E‑Mail').fill(values.from_email);
  await page.getByLabelText('Absendername').fill(values.from_name);
  const send = page.getByRole('button', { name: 'Testnachricht senden' });
  // Values that are not saved would not be tested.
  await expect.element(send).toBeDisabled();
  await save.click();
  await confirmWithPassword();
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect.element(password).toHaveValue('');
  await expect.element(page.getByText('Gespeichert. Nur ausfüllen, um es zu ändern.')).toBeVisible();
  expect(server.asked(`PUT ${mail}`).map(({ body }) => body)).toEqual([
    { smtp: { ...values, password: 'sehr geheim' }, current_password: 'ganz geheim' },
  ]);
  await send.click();
  await expect.element(page.getByText('Angenommen für studio@example.de')).toBeVisible();
  expect(server.asked(testing).map(({ body }) => body)).toEqual([{ to: 'studio@example.de' }]);
  server.answer({ [testing]: { success: false, message: '550 Mailbox unavailable' } });
  await send.click();
  await expect.element(page.getByText(/Nicht verschickt: .*Mailbox unavailable/)).toBeVisible();
  await expectAccessible();
});
