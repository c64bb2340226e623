import { book, enter, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { leadSettled } from '../support/settled.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';
import { takeNoPayments, takePayments } from '../support/wizard.ts';

const withoutCodes = `
  WITH gone AS (DELETE FROM discount_use)
  UPDATE discount_code SET active = false, code = 'OLD-' || upper(substr(id::text, 1, 8))`;

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await studio.sql(withoutCodes);
});
test.afterAll(({ studio }) => studio.sql(withoutCodes));

test('the open list of vouchers follows what others do, and a sale with its document is undone; a code for a discount and a statement of the bank are stored (BANK-02, TODAY-04, VOU-01, VOU-03, VOU-05)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await studio.api('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  const seller = { street: 'Lindenstraße 12', postal_code: '10969', city: 'Berlin', tax_number: '21/815/08150' };
  await studio.api('PUT', '/api/admin/invoices/settings', { enabled: true, ...seller });
  afterThisTest(async () => void (await studio.api('PUT', '/api/admin/invoices/settings', { enabled: false })));
  const begun = page.waitForResponse(/api\/admin\/events/);
  await enter(page, studio, '/admin/vouchers');
  await begun;
  const row = (name: string) =>
    page.getByRole('list', { name: 'Gutscheine' }).locator(':scope > li').filter({ hasText: name });
  const theirs = { amount: 35, method: 'cash', recipient_name: 'Livia Neu' };
  const { body } = await studio.api('POST', '/api/admin/vouchers', theirs);
  await expect(row('Livia Neu')).toContainText('35,00 € von 35,00 €', { timeout: 5000 });
  await studio.api('POST', `/api/admin/vouchers/${body.id}/block`, { reason: 'Verloren' });
  await expect(row('Livia Neu')).toContainText('Gesperrt', { timeout: 5000 });

  await page.getByRole('button', { name: 'Gutschein verkaufen' }).click();
  const sale = page.getByRole('dialog', { name: 'Gutschein verkaufen' });
  await sale.getByLabel('Betrag (€)').fill('300');
  await sale.getByLabel('Für wen').fill('Rosa Beleg');
  await sale.getByLabel('Name des Käufers').fill('Vera Geber');
  await sale.getByLabel('Straße und Hausnummer').fill('Am Markt 3');
  await sale.getByLabel('Postleitzahl').fill('20095');
  await sale.getByLabel('Ort').fill('Hamburg');
  const sold = page.waitForEvent('download');
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  expect((await sold).suggestedFilename()).toMatch(/^Gutschein-[2-9A-Z]{4}\.pdf$/);
  const documentName = async () => {
    const opened = page.waitForEvent('download');
    await row('Rosa Beleg')
      .getByRole('button', { name: /^Beleg zum Verkauf/ })
      .click();
    return (await opened).suggestedFilename();
  };
  const issued = await documentName();
  expect(issued).toMatch(/^RE-\d{4}-\d{4}\.pdf$/);
  await row('Rosa Beleg').getByRole('button', { name: 'Verkauf zurücknehmen …' }).click();
  const undo = page.getByRole('dialog');
  await undo.getByLabel('Grund').fill('Umtausch');
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(row('Rosa Beleg')).toContainText('Zurückgenommen');
  expect(await documentName()).not.toBe(issued);

  await takePayments(studio, {
    transfer_enabled: true,
    transfer_account_holder: 'Studio Lichtblick',
    transfer_iban: 'DE89370400440532013000',
  });
  afterThisTest(async () => void (await takeNoPayments(studio)));
  const { id } = await book(studio, `${berlinDay(8)}T10:00`);
  const { reference } = (await studio.visit('POST', `/api/bookings/${id}/transfer`)).body;
  await leadSettled(page, '/admin/discounts');
  await page.getByRole('button', { name: 'Neuer Rabattcode' }).first().click();
  const form = page.getByRole('dialog', { name: 'Neuer Rabattcode' });
  await form.getByLabel('Code', { exact: true }).fill('HERBST');
  await form.getByLabel('Prozent', { exact: true }).fill('15');
  await form.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByText('HERBST · 15 %')).toBeVisible();
  await page.getByRole('button', { name: 'HERBST bearbeiten', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'HERBST bearbeiten' });
  await edit.getByRole('checkbox', { name: 'Kann eingelöst werden', exact: true }).uncheck();
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(edit).toHaveCount(0);
  const { body: codes } = await studio.api('GET', '/api/admin/discount-codes');
  expect(codes.find(({ code }: { code: string }) => code === 'HERBST')).toMatchObject({ percent: 15, active: false });

  await page.getByRole('navigation').getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('link', { name: 'Kontoauszüge' }).click();
  const lines = [
    'Buchungstag;Zahlungspflichtiger;Verwendungszweck;Betrag',
    `${berlinDay()};Clara Hoffmann;${reference};75,00`,
  ];
  const file = { name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.getByLabel('Dateien wählen').setInputFiles(file);
  const files = page.getByRole('list', { name: 'Eingelesene Dateien' });
  await expect(files).toContainText('Clara Hoffmann');
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body.status).toBe('CONFIRMED');
  await page.getByLabel('Dateien wählen').setInputFiles(file);
  await expect(files.locator('> li').first().locator('dd')).toHaveText(['0', '0', '1', '0']);
  expect(errors).toEqual([]);
});
