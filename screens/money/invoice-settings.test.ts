import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
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
