import type { Page } from '@playwright/test';
import { expect, test } from '../../support/studio.ts';
import { nextButton, openWizard, walkTo } from '../../support/wizard.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

test('a message lists what is missing, appears at a field when it loses focus, and disappears once the value is valid (PUB-060, Y01)', async ({
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
