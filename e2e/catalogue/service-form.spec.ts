import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { bodyOf, form, fourServices, requestsOf, row } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

test.beforeEach(({ studio }) => fourServices(studio));

test('the form for a new service has the specified defaults and limits, and sends its values (SERV-008, SERV-015, SERV-027..035)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const made = requestsOf(page, 'POST', /\/services/);
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect(form(page)).toHaveAccessibleName('Service hinzufügen');
  await expectAccessible(page);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('');
  const duration = field(page, 'Dauer (Minuten)');
  const price = field(page, 'Preis (€)');
  await expect(duration).toHaveValue('60');
  await expect(duration).toHaveAttribute('min', '1');
  await expect(price).toHaveValue('0');
  await expect(price).toHaveAttribute('min', '0');
  await expect(price).toHaveAttribute('step', '0.01');
  await expect(field(page, 'Aktiv: auf der Buchungsseite sichtbar')).toBeChecked();
  const payment = field(page, 'Eigene Anzahlung für diesen Service');
  await expect(payment).not.toBeChecked();
  await expect(field(page, 'Anzahlung (€)')).toHaveCount(0);
  await payment.check();
  await expect(field(page, 'Anzahlung (€)')).toHaveValue('0');
  await expect(field(page, 'Anzahlung (€)')).toHaveAttribute('min', '0');
  await expect(field(page, 'Anzahlung (€)')).toHaveAttribute('step', '0.01');

  const save = form(page).getByRole('button', { name: 'Speichern' });
  await field(page, 'Name (Deutsch)').fill('  ');
  await duration.fill('0');
  await price.fill('-1');
  await save.click();
  await expect(field(page, 'Name (Deutsch)')).toBeFocused();
  await expect(form(page).getByText('Bitte ausfüllen')).toHaveCount(2);
  await expect(form(page).getByText('Mindestens 1', { exact: true })).toBeVisible();
  await expect(form(page).getByText('Mindestens 0', { exact: true })).toBeVisible();

  await field(page, 'Name (Deutsch)').fill('Haustiere');
  await field(page, 'Beschreibung (Deutsch)').fill('Mit {price} € dabei');
  await duration.fill('45');
  await price.fill('99.50');
  await field(page, 'Anzahlung (€)').fill('100');
  await save.click();
  await expect(form(page).getByText('Nicht mehr als der Preis')).toBeVisible();
  expect(made).toEqual([]);

  await field(page, 'Anzahlung (€)').fill('20');
  await save.click();
  await expect(form(page)).toHaveCount(0);
  const added = row(page, 'Haustiere');
  await expect(added).toContainText('Mit 99,50 € dabei');
  await expect(added).toContainText('Anzahlung 20,00 €');
  // No line break between the amount and its sign.
  expect(await added.textContent()).toContain('20,00\u00A0€');
  // Only German texts were typed: they apply to every language, and the list shows what is missing.
  await expect(added).not.toContainText('Deutsch fehlt');
  await expect(added).toContainText('Russisch fehlt');
  expect(made.map(bodyOf)).toEqual([
    {
      name: 'Haustiere',
      description: 'Mit {price} € dabei',
      name_de: 'Haustiere',
      name_ru: null,
      description_de: 'Mit {price} € dabei',
      description_ru: null,
      duration_min: 45,
      price_eur: 99.5,
      active: true,
      payment_enabled: true,
      prepayment_amount: 20,
    },
  ]);
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
});
