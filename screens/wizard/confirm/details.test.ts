import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDetails, openWizard, stepHeading, wizardButton } from '../../support/wizard.ts';

const field = (name: string) => page.getByRole('textbox', { name });
const consent = page.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung gelesen/ });
const empty = { name: '', email: '', phone: '', notes: '', consent: false };
const open = () => openWizard(3, { kept: { details: empty } });

test.for([
  ['Name', 'PUB-054', ['A', '  A  '], ['Al', 'Ян']],
  ['E-Mail', 'PUB-055', ['abc', 'a@b', 'a@b.de, c@d.de'], ['a@b.de']],
  ['Telefon', 'PUB-056, AMB-097', ['123456789', ' 123456789 '], ['1234567890']],
] as const)('%s enables or disables the button while typing (%s, PUB-060)', async ([name, , refused, accepted]) => {
  await open();
  await fillDetails();
  await expect.element(wizardButton('next')).toBeEnabled();
  for (const value of refused) {
    await field(name).fill(value);
    await expect.element(wizardButton('next')).toBeDisabled();
    await expect.element(page.getByText(`Bitte noch angeben: ${name.replace('-', '‑')}`)).toBeVisible();
  }
  for (const value of accepted) {
    await field(name).fill(value);
    await expect.element(wizardButton('next')).toBeEnabled();
  }
});

test('notes are optional (PUB-058)', async () => {
  await open();
  await fillDetails({ notes: '' });
  await wizardButton('next').click();
  await expect.element(stepHeading(4)).toBeVisible();
});

test('the consent is required and not preselected (PUB-059, G02)', async () => {
  await open();
  await expect.element(consent).not.toBeChecked();
  await fillDetails();
  await consent.click();
  await expect.element(consent).not.toBeChecked();
  await expect.element(wizardButton('next')).toBeDisabled();
  await expect.element(page.getByText('Bitte noch angeben: Einwilligung')).toBeVisible();
  await consent.click();
  await expect.element(wizardButton('next')).toBeEnabled();
  const privacy = page.getByRole('link', { name: /^Datenschutzerklärung lesen/ });
  await expect.element(privacy).toHaveAttribute('href', '/privacy');
  await expect.element(privacy).toHaveAttribute('target', '_blank');
});

test('fields have labels, autocomplete hints and an example of a phone number (PUB-057)', async () => {
  await open();
  await expect.element(field('Telefon')).toHaveAttribute('placeholder', expect.stringMatching(/^\+49 /));
  for (const [name, purpose] of [
    ['Name', 'name'],
    ['E-Mail', 'email'],
    ['Telefon', 'tel'],
  ] as const) {
    await expect.element(field(name)).toHaveAttribute('autocomplete', purpose);
  }
  await expect.element(page.getByText('WhatsApp')).not.toBeInTheDocument();
});

test('Enter continues only when all fields are valid', async () => {
  await open();
  await field('Name').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(stepHeading(3)).toBeVisible();
  await fillDetails();
  await field('Telefon').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(stepHeading(4)).toHaveFocus();
});

test('a message lists what is missing, appears at a field when it loses focus, and disappears once the value is valid (PUB-060, Y01)', async () => {
  await open();
  await expect.element(wizardButton('next')).toBeDisabled();
  await expect.element(page.getByText('Bitte noch angeben: Name, E‑Mail, Telefon, Einwilligung')).toBeVisible();
  const email = field('E-Mail');
  const problem = page.getByText('Bitte geben Sie eine gültige E‑Mail-Adresse ein');
  await email.click();
  await userEvent.keyboard('anna@');
  await expect.element(email).toHaveValue('anna@');
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(problem).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveAccessibleDescription(/gültige E‑Mail-Adresse/);
  expect(problem.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await email.fill('anna@example.de');
  await expect.element(problem).not.toBeInTheDocument();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await field('Name').click();
  await userEvent.tab();
  await expect.element(field('Name')).not.toHaveFocus();
  await expect.element(page.getByText('mindestens 2 Zeichen')).not.toBeInTheDocument();
});
