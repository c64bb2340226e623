import { book, enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

const seller = { street: 'Lindenstraße 12', postal_code: '10969', city: 'Berlin', tax_number: '21/815/08150' };

const switchOn = async (studio: Studio): Promise<void> => {
  await studio.api('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  const { status } = await studio.api('PUT', '/api/admin/invoices/settings', { enabled: true, ...seller });
  expect(status).toBe(200);
};

test('a studio switches documents on once everything is there, and issues one at a booking (INV-01, INV-04)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { id } = await book(studio, `${berlinDay(9)}T10:00`);
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const panel = page.getByRole('dialog').getByRole('region', { name: 'Belege' });
  await expect(page.getByRole('dialog').getByText('Clara Hoffmann').first()).toBeVisible();
  await expect(panel).toHaveCount(0);

  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Belege' }).click();
  await expect(page.getByText('Noch kein Beleg')).toBeVisible();
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await page.getByLabel('Belege ausstellen').check();
  await expect(page.getByText(/Bevor Belege ausgestellt werden, fehlt: die Straße/).first()).toBeVisible();
  await page.getByLabel('Straße und Hausnummer').fill(seller.street);
  await page.getByLabel('Postleitzahl').fill(seller.postal_code);
  await page.getByLabel('Ort', { exact: true }).fill(seller.city);
  await page.getByLabel('Steuernummer', { exact: true }).fill('12');
  await expect(page.getByText('Zehn bis dreizehn Ziffern, zum Beispiel 21/815/08150').first()).toBeVisible();
  await page.getByLabel('Steuernummer', { exact: true }).fill(seller.tax_number);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await studio.api('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  await page.goto('/admin/invoices?tab=settings');
  await page.getByLabel('Belege ausstellen').check();
  for (const [label, value] of [
    ['Straße und Hausnummer', seller.street],
    ['Postleitzahl', seller.postal_code],
    ['Ort', seller.city],
    ['Steuernummer', seller.tax_number],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/bookings?booking=${id}`);
  await panel.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await page.getByRole('button', { name: /^RE-\d{4}-0001 ausstellen$/ }).click();
  await expect(panel.getByRole('listitem')).toContainText(/Rechnung RE-\d{4}-0001/);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /als PDF öffnen/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^RE-\d{4}-0001\.pdf$/);

  await panel.getByRole('button', { name: 'Stornieren' }).click();
  const modal = page.getByRole('dialog', { name: /RE-\d{4}-0001 stornieren/ });
  await modal.getByLabel('Grund').fill('Falscher Name');
  await modal.getByRole('button', { name: 'Stornorechnung ausstellen' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Rechnung ausstellen' })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
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

test('customers download documents and enter their address on the page of their booking, also while the studio changes it (INV-02, INV-04, TEAM-04)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const [services, photographers] = [
    await studio.visit('GET', '/api/services'),
    await studio.visit('GET', '/api/photographers'),
  ];
  await switchOn(studio);
  await studio.api('PUT', `/api/admin/services/${services.body[0].id}`, { price_eur: 400 });
  const made = await studio.api('POST', '/api/admin/bookings', {
    service_id: services.body[0].id,
    photographer_id: photographers.body[0].id,
    location_id: 'company',
    start: `${berlinDay(9)}T10:00`,
    customer: { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 170 1234567' },
    ignore_working_hours: true,
    send_email_notification: false,
  });
  expect(made.status).toBe(201);
  const link = await studio.api('POST', `/api/admin/bookings/${made.body.id}/new-link`);
  const url = new URL(link.body.cancel_url);
  await page.goto(`/booking/success/${made.body.id}${url.search}`);
  const part = page.getByRole('region', { name: 'Belege' });
  await expect(part).toContainText('Für Ihre Rechnung über mehr als 250 € brauchen wir Ihre Adresse.');
  await part.getByRole('button', { name: 'Rechnungsadresse eingeben' }).click();
  await part.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(part.getByText('Bitte ausfüllen')).toHaveCount(3);
  await part.getByLabel('Straße und Hausnummer').fill('Am Markt 3');
  await part.getByLabel('Postleitzahl').fill('20095');
  await part.getByLabel('Ort').fill('Hamburg');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(part.getByText('Ihre Adresse ist gespeichert.')).toBeVisible();
  await part.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
  await part.getByLabel('Postleitzahl').fill('20097');
  const path = `/api/admin/bookings/${made.body.id}/invoice-recipient`;
  const { recipient } = (await studio.api('GET', `/api/admin/bookings/${made.body.id}/invoices`)).body;
  await studio.api('PUT', path, { ...recipient, street: 'Am Markt 5', is_business: true });
  await part.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(part.getByRole('alert')).toContainText('Straße und Hausnummer: jetzt Am Markt 5, vorher Am Markt 3');
  await expect(part.getByRole('alert')).toContainText('jetzt Ja, vorher Nein');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await expect(part.getByLabel('Straße und Hausnummer')).toHaveValue('Am Markt 5');
  // Changed where this form has no field.
  await studio.api('PUT', path, {
    ...recipient,
    street: 'Am Markt 5',
    is_business: true,
    email: 'buero@kunde.example',
  });
  await part.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(part.getByText('Ihre Adresse ist gespeichert.')).toBeVisible();
  const now = (await studio.api('GET', `/api/admin/bookings/${made.body.id}/invoices`)).body.recipient;
  expect(now).toMatchObject({ street: 'Am Markt 5', postal_code: '20097', email: 'buero@kunde.example' });
  expect((await studio.api('POST', `/api/admin/bookings/${made.body.id}/invoices`, { kind: 'final' })).status).toBe(
    201,
  );
  await page.reload();
  const download = page.waitForEvent('download');
  await part.getByRole('link', { name: /PDF herunterladen/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^RE-\d{4}-\d{4}\.pdf$/);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
