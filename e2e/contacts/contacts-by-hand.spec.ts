import { enter, expectAccessible } from '../support/admin.ts';
import { emptyBoard } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('on an empty board a contact can be added by hand, and is shown at once @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('main').getByRole('button', { name: 'Kontakt hinzufügen' }).last().click();
  const form = page.getByRole('dialog', { name: 'Kontakt hinzufügen' });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Name').fill('Ruth Anruf');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form.getByLabel('E-Mail')).toBeFocused();
  await form.getByLabel('E-Mail').fill('ruth@anruf');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form).toContainText('Bitte eine gültige E‑Mail-Adresse eingeben');
  await form.getByLabel('E-Mail').fill('ruth@anruf.example');
  await form.getByLabel('Priorität').selectOption('high');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.locator('aside[aria-label="Kontakt"]').getByRole('heading', { name: 'Ruth Anruf' })).toBeFocused();
  await expect(page.getByText('Noch keine Kontakte')).toHaveCount(0);
  const [contact] = (await studio.api('GET', '/api/admin/contacts')).body;
  expect(contact).toMatchObject({ email: 'ruth@anruf.example', source: 'Manuell', phase: 'new', priority: 'high' });
});
