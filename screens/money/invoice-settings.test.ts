import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const settings = first['GET /api/admin/invoices/settings'];

test('what is missing for documents is said as it is now: tax that was set under Firma is missing no longer, without a reload (INV-12)', async () => {
  const company = keepRecord('/api/admin/company/settings', first['GET /api/admin/company/settings']);
  await openScreen('/admin/invoices?tab=settings', {
    answers: {
      ...company.answers,
      'GET /api/admin/invoices/settings': () => {
        const { vat_regime } = company.stored();
        return {
          ...settings,
          vat_regime,
          missing: settings.missing.filter((one) => one !== 'vat_regime' || vat_regime === 'unset'),
        };
      },
    },
  });
  const missing = page.getByText(/Bevor Belege ausgestellt werden, fehlt: /).first();
  await expect.element(missing).toHaveTextContent('die Umsatzsteuer (unter „Firma“)');
  const toSettings = page.getByRole('navigation').getByRole('link', { name: 'Einstellungen' });
  const linkOf = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await toSettings.click();
  await linkOf(/^Firma/).click();
  await page.getByLabelText('Hinweis beim Gesamtpreis').selectOptions('included');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await toSettings.click();
  await linkOf(/^Belege/).click();
  await page.getByRole('tab', { name: 'Einstellungen' }).click();
  await expect.element(missing).toBeVisible();
  await expect.element(missing).not.toHaveTextContent('Umsatzsteuer');
});

test('documents are switched on once everything is there; what is missing or wrong is said (INV-01)', async () => {
  const path = '/api/admin/invoices/settings';
  // Without the tax, which is set under „Firma“, see the test above.
  const kept = keepRecord(path, { ...settings, vat_regime: 'included' });
  const stage = await openScreen('/admin/invoices', { answers: kept.answers });
  await expect.element(page.getByText('Noch kein Beleg')).toBeVisible();
  await page.getByRole('button', { name: 'Einrichten' }).click();
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByLabelText('Belege ausstellen').click();
  await expect.element(page.getByText(/Bevor Belege ausgestellt werden, fehlt: die Straße/).first()).toBeVisible();
  const seller = { street: 'Lindenstraße 12', postal_code: '10969', city: 'Berlin' };
  await page.getByLabelText('Straße und Hausnummer').fill(seller.street);
  await page.getByLabelText('Postleitzahl').fill(seller.postal_code);
  await page.getByLabelText('Ort', { exact: true }).fill(seller.city);
  const number = page.getByLabelText('Steuernummer', { exact: true });
  await expect.element(save).toBeDisabled();
  await number.fill('12');
  await expect.element(page.getByText('Zehn bis dreizehn Ziffern, zum Beispiel 21/815/08150').first()).toBeVisible();
  await number.fill('21/815/08150');
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(stage.asked(`PUT ${path}`).map(({ body }) => body)).toEqual([
    { enabled: true, ...seller, tax_number: '21/815/08150' },
  ]);
  await expectAccessible();
});
