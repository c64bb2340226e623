import type { Locator } from '@playwright/test';
import { book, enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

const seller = { street: 'Lindenstraße 12', postal_code: '10969', city: 'Berlin', tax_number: '21/815/08150' };

const switchOn = async (studio: Studio): Promise<void> => {
  await studio.api('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  expect((await studio.api('PUT', '/api/admin/invoices/settings', { enabled: true, ...seller })).status).toBe(200);
};

const sum = (dialog: Locator, name: string): Locator =>
  dialog.locator('dl > div').filter({ has: dialog.page().getByText(name, { exact: true }) });

test('a customer enters an address, one press issues the invoice that was seen, and both download it (INV-02, INV-04, INV-11)', async ({
  page,
  context,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await switchOn(studio);
  const { body: services } = await studio.visit('GET', '/api/services');
  await studio.api('PUT', `/api/admin/services/${services[0].id}`, { price_eur: 400 });
  const { id } = await book(studio, `${berlinDay(9)}T10:00`);

  const link = await studio.api('POST', `/api/admin/bookings/${id}/new-link`);
  const visitor = await context.newPage();
  await visitor.goto(`/booking/success/${id}${new URL(link.body.cancel_url).search}`);
  const part = visitor.getByRole('region', { name: 'Belege' });
  await part.getByRole('button', { name: 'Rechnungsadresse eingeben' }).click();
  await part.getByLabel('Straße und Hausnummer').fill('Am Markt 3');
  await part.getByLabel('Postleitzahl').fill('20095');
  await part.getByLabel('Ort').fill('Hamburg');
  await part.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(part.getByText('Ihre Adresse ist gespeichert.')).toBeVisible();

  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const panel = page.getByRole('dialog').getByRole('region', { name: 'Belege' });
  await panel.getByRole('button', { name: 'Rechnung ausstellen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen' });
  await expect(dialog).toContainText('Am Markt 3');
  await expect(sum(dialog, 'Zu zahlen')).toContainText('400,00 €');
  // A payment arrives between the look and the press.
  expect((await studio.api('POST', `/api/admin/bookings/${id}/cash-payment`, { amount: 80 })).status).toBe(200);
  // Its own document is issued by a periodic task, and would be the next change.
  const issued = async (kind: string) => (await studio.api('GET', `/api/admin/invoices?kind=${kind}`)).body.total;
  await expect.poll(() => issued('deposit')).toBe(1);
  await dialog.getByRole('button', { name: /-0001 ausstellen$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(/Zu zahlen: jetzt 320,00 €, vorher 400,00 €/);
  expect(await issued('final')).toBe(0);
  await dialog.getByRole('button', { name: /^RE-\d{4}-\d{4} ausstellen$/ }).click();
  await expect(dialog).toHaveCount(0);
  const invoice = panel.getByRole('listitem').filter({ hasText: /^Rechnung / });
  await expect(invoice).toHaveCount(1);
  const download = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /als PDF öffnen/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^RE-\d{4}-0002\.pdf$/);

  await visitor.reload();
  const own = visitor.waitForEvent('download');
  await part
    .getByRole('link', { name: /PDF herunterladen/ })
    .first()
    .click();
  expect((await own).suggestedFilename()).toMatch(/^RE-\d{4}-\d{4}\.pdf$/);

  await invoice.getByRole('button', { name: 'Stornieren' }).click();
  const modal = page.getByRole('dialog', { name: /RE-\d{4}-0002 stornieren/ });
  await modal.getByLabel('Grund').fill('Falscher Name');
  await modal.getByRole('button', { name: 'Stornorechnung ausstellen' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Stornorechnung' })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a month that is over is closed and downloaded for the tax adviser (TAX-01, TAX-02)', async ({ page, studio }) => {
  await studio.sql(
    `INSERT INTO money_entry (payment_id, confirmation_code, kind, method, currency, amount_cents, entered_at)
     VALUES (gen_random_uuid(), 'FB-ABCDEFGH', 'paid', 'cash', 'EUR', 12345, '2026-01-15T12:00Z')`,
  );
  await enter(page, studio, '/admin/invoices?tab=months');
  const month = page.getByRole('listitem').filter({ hasText: 'Januar 2026' });
  await expect(month).toContainText('123,45');
  await month.getByRole('button', { name: /bschließen/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /bschließen/ })
    .click();
  await expect(month).toContainText('abgeschlossen');
  await expect(month.getByRole('button')).toHaveCount(1);
  const file = page.waitForEvent('download');
  await month.getByRole('button').click();
  expect((await file).suggestedFilename()).toMatch(/2026-01.*\.zip$/);
  const procedures = page.waitForEvent('download');
  await page.getByRole('button', { name: /Verfahrensdokumentation/ }).click();
  expect((await procedures).suggestedFilename()).toMatch(/^Verfahrensdokumentation-.*\.pdf$/);
});

test('the list is filtered and searched, in both languages, light and dark, on a phone (INV-04) @whole', async ({
  page,
  studio,
}) => {
  await switchOn(studio);
  const { id } = await book(studio, `${berlinDay(9)}T10:00`);
  const other = await book(studio, `${berlinDay(9)}T12:00`, {
    customer: { name: 'Max Anders', email: 'max@kunde.example', phone: '+49 170 7654321' },
  });
  for (const booking of [id, other.id]) {
    expect((await studio.api('POST', `/api/admin/bookings/${booking}/invoices`, { kind: 'final' })).status).toBe(201);
  }
  await enter(page, studio, '/admin/invoices');
  const rows = page.getByRole('list', { name: 'Belege' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel('Belege durchsuchen').fill('anders');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Max Anders');
  await page.getByRole('button', { name: 'Stornorechnung' }).click();
  await expect(page.getByText('Kein Beleg gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  for (const tab of ['', '?tab=received', '?tab=settings']) {
    await page.goto(`/admin/invoices${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Счета');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
