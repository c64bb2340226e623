import type { Page } from '@playwright/test';
import { hydrated, saveSetting } from './public-site.ts';
import { expect, test } from './studio.ts';
import { backButton, confirmButton, fillDetails, heading, nextButton, openWizard, walkTo } from './wizard.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung gelesen/ });

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

for (const [row, name, refused, accepted] of [
  ['PUB-054', 'Name', ['A', '  A  '], ['Al', 'Ян']],
  ['PUB-055', 'E-Mail', ['abc', 'a@b', 'a@b.de, c@d.de'], ['a@b.de']],
  ['PUB-056, AMB-097', 'Telefon', ['123456789', ' 123456789 '], ['1234567890']],
] as const) {
  test(`${name} decides live whether one can go on (${row}, PUB-060)`, async ({ page }) => {
    await open(page);
    await fillDetails(page);
    await expect(nextButton(page)).toBeEnabled();
    for (const value of refused) {
      await field(page, name).fill(value);
      await expect(nextButton(page)).toBeDisabled();
      await expect(page.getByText(`Bitte noch angeben: ${name.replace('-', '‑')}`)).toBeVisible();
    }
    for (const value of accepted) {
      await field(page, name).fill(value);
      await expect(nextButton(page)).toBeEnabled();
    }
  });
}

test('notes may stay empty (PUB-058)', async ({ page }) => {
  await open(page);
  await fillDetails(page, { notes: '' });
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeVisible();
});

test('the consent is not given in advance, and needed (PUB-059, G02)', async ({ page, context }) => {
  await open(page);
  await expect(consent(page)).not.toBeChecked();
  await fillDetails(page);
  await consent(page).uncheck();
  await expect(nextButton(page)).toBeDisabled();
  await expect(page.getByText('Bitte noch angeben: Einwilligung')).toBeVisible();
  await consent(page).check();
  await expect(nextButton(page)).toBeEnabled();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Datenschutzerklärung lesen/ }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(consent(page)).toBeChecked();
});

test('says what is missing, names a field’s problem once it is left, and takes it back at once (PUB-060, Y01)', async ({
  page,
}) => {
  await open(page);
  await expect(nextButton(page)).toBeDisabled();
  await expect(page.getByText('Bitte noch angeben: Name, E‑Mail, Telefon, Einwilligung')).toBeVisible();
  const email = field(page, 'E-Mail');
  const problem = page.getByText('Bitte geben Sie eine gültige E‑Mail-Adresse ein');
  await email.pressSequentially('anna@');
  await expect(problem).toHaveCount(0);
  await email.press('Tab');
  await expect(problem).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/gültige E‑Mail-Adresse/);
  expect(await problem.evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite');
  await email.fill('anna@example.de');
  await expect(problem).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await field(page, 'Name').focus();
  await field(page, 'Name').blur();
  await expect(page.getByText('mindestens 2 Zeichen')).toHaveCount(0);
});

test('labels, hints for the browser, and the look of a phone number (PUB-057)', async ({ page }) => {
  await open(page);
  await expect(field(page, 'Telefon')).toHaveAttribute('placeholder', /^\+49 /);
  for (const [name, purpose] of [
    ['Name', 'name'],
    ['E-Mail', 'email'],
    ['Telefon', 'tel'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', purpose);
  }
  await expect(page.getByText('WhatsApp')).toHaveCount(0);
});

test('Enter goes on when everything is there, and nowhere before', async ({ page }) => {
  await open(page);
  await field(page, 'Name').press('Enter');
  await expect(heading(page, 3)).toBeVisible();
  await fillDetails(page);
  await field(page, 'Telefon').press('Enter');
  await expect(heading(page, 4)).toBeFocused();
});

test('back, forward, reload and another language lose nothing (PUB-018)', async ({ page }) => {
  await open(page);
  await fillDetails(page, { notes: 'Mit Hund' });
  const expectKept = async () => {
    await expect(page.locator('input[name=name]')).toHaveValue('Änne Müller');
    await expect(page.locator('input[name=email]')).toHaveValue('aenne.mueller@example.de');
    await expect(page.locator('input[name=phone]')).toHaveValue('+49 170 1234567');
    await expect(page.locator('textarea[name=notes]')).toHaveValue('Mit Hund');
    await expect(page.locator('input[name=consent]')).toBeChecked();
  };
  await backButton(page).click();
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
  await nextButton(page).click();
  await expectKept();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Porträtshooting' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 3)).toBeFocused();
  await expectKept();
  await page.reload();
  await hydrated(page);
  await expect(heading(page, 3)).toBeVisible();
  await expectKept();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(heading(page, 3, 'ru')).toBeVisible();
  await expectKept();
  await page.goto('/terms');
  await page.goBack();
  await expectKept();
});

test('reminders by WhatsApp are offered where the studio sends them, unticked, and never needed (AMB-085)', async ({
  page,
  studio,
}) => {
  const offer = page.getByRole('checkbox', { name: /WhatsApp/ });
  await open(page);
  await expect(consent(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await saveSetting(studio, 'email', { whatsapp: { enabled: true, webhook_url: 'https://127.0.0.1:9/messages' } });
  await page.reload();
  await hydrated(page);
  await expect(offer).not.toBeChecked();
  await fillDetails(page);
  await expect(nextButton(page)).toBeEnabled();
  await offer.check();
  await page.reload();
  await hydrated(page);
  await expect(offer).toBeChecked();
  await nextButton(page).click();
  // A press before the price has loaded books nothing.
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  const [booking] = await studio.sql(
    'SELECT customer_whatsapp_notifications AS wanted FROM booking ORDER BY created_at DESC LIMIT 1',
  );
  expect(booking.wanted).toBe(true);
  await saveSetting(studio, 'email', {});
});
