import { acknowledged, event, idsOf, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { chooseAll, dialogOf } from '../support/contact-booking.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { consoleErrorsOf } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { backButton, confirmButton, nextButton, openWizard, walkTo } from '../support/wizard.ts';

const withoutCodes = `
  WITH gone AS (DELETE FROM discount_use)
  UPDATE discount_code SET active = false, code = 'OLD-' || upper(substr(id::text, 1, 8))`;
test.beforeEach(({ studio }) => studio.sql(withoutCodes));
test.afterAll(({ studio }) => studio.sql(withoutCodes));

test('without a code the wizard does not ask for one; with one the sum is reduced before the booking (VOU-05) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await openWizard(page);
  await walkTo(page, 4);
  await expect(confirmButton(page)).toBeVisible();
  await expect(page.getByText('Haben Sie einen Rabattcode?')).toHaveCount(0);

  await studio.api('POST', '/api/admin/discount-codes', { code: 'SOMMER10', percent: 10 });
  // The wizard continues where it was left, once the payment settings are read again.
  await page.evaluate(() => sessionStorage.clear());
  await openWizard(page);
  await walkTo(page, 4);
  await page.getByText('Haben Sie einen Rabattcode?').click();
  const field = page.getByLabel('Rabattcode', { exact: true });
  await field.fill('winter');
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
  await expect(page.getByText('Diesen Rabattcode gibt es nicht.')).toBeVisible();
  await field.fill('sommer10');
  await field.press('Enter');
  await expect(page.getByText('SOMMER10: 15,00 € weniger')).toBeVisible();
  await expect(page.getByText('135,00 €').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(page.getByText('135,00 €')).toHaveCount(0);
  await page.getByText('Haben Sie einen Rabattcode?').click();
  await field.fill('SOMMER10');
  await field.press('Enter');
  await expect(page.getByText('135,00 €').first()).toBeVisible();
  // It stays while something else is corrected.
  await backButton(page).click();
  await nextButton(page).click();
  await expect(page.getByText('SOMMER10: 15,00 € weniger')).toBeVisible();
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  await expect(page.getByText('Rabattcode SOMMER10 (-15,00 €)')).toBeVisible();
  expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
});

test('a price that changes while a code is entered keeps the code: the reduced price is shown and booked (VOU-05) @whole', async ({
  page,
  studio,
}) => {
  const { service } = await idsOf(studio);
  const priced = (cents: number) => studio.sql('UPDATE service SET price_cents = $2 WHERE id = $1', [service, cents]);
  await studio.api('POST', '/api/admin/discount-codes', { code: 'SOMMER10', percent: 10 });
  await openWizard(page);
  await walkTo(page, 4);
  await page.getByText('Haben Sie einen Rabattcode?').click();
  const field = page.getByLabel('Rabattcode', { exact: true });
  await field.fill('SOMMER10');
  await field.press('Enter');
  await expect(page.getByText('SOMMER10: 15,00 € weniger')).toBeVisible();
  try {
    await priced(17000);
    await confirmButton(page).click();
    await expect(page.getByText('SOMMER10: 17,00 € weniger')).toBeVisible();
    await expect(page.getByText('Der Preis ohne Code ist 170,00 €.')).toBeVisible();
    await expect(page.getByText('153,00 €').first()).toBeVisible();
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    await expect(page.getByText('Rabattcode SOMMER10 (-17,00 €)')).toBeVisible();
  } finally {
    await priced(15000);
  }
});

test.describe('in a booking by the studio', () => {
  useEmptyMonth();

  test('a code that applies to the service is chosen, with its sum; one that was used meanwhile is refused at its field (VOU-05) @whole', async ({
    page,
    studio,
  }) => {
    const { service, photographer } = await idsOf(studio);
    const create = page.getByRole('dialog', { name: 'Buchung erstellen', exact: true });
    const field = create.getByLabel('Rabattcode', { exact: true });
    await enter(page, studio, `/admin/calendar?date=${month}-20`);
    const open = page.getByRole('button', { name: 'Buchung erstellen', exact: true });
    await open.click();
    await create.getByLabel('Service').selectOption(service);
    await expect(create.getByLabel('Datum')).toBeVisible();
    await expect(field).toHaveCount(0);
    await create.getByRole('button', { name: 'Abbrechen', exact: true }).click();

    const { body: code } = await studio.api('POST', '/api/admin/discount-codes', { code: 'HERBST', amount: 30 });
    await studio.api('POST', '/api/admin/discount-codes', { code: 'SPAETER', percent: 5, valid_from: '2099-01-01' });
    await page.reload();
    await open.click();
    await create.getByLabel('Name', { exact: true }).fill('Paula Preis');
    await create.getByLabel('Service').selectOption(service);
    await create.getByLabel('Fotograf/in').selectOption(photographer);
    await create.getByLabel('Datum').fill(`${month}-20`);
    await create.getByLabel('Interner Termin').check();
    await create.getByLabel('Uhrzeit').fill('22:00');
    await expect(field.getByRole('option')).toHaveText(['Ohne Rabattcode', /^HERBST · 30,00\s€$/]);
    await field.selectOption('HERBST');
    await expect(create.getByText(/^30,00\s€ weniger: 120,00\s€ statt 150,00\s€$/)).toBeVisible();
    await expectAccessible(page);

    await studio.api('PATCH', `/api/admin/discount-codes/${code.id}`, { active: false });
    const submit = create.getByRole('button', { name: 'Buchung erstellen', exact: true });
    await submit.click();
    await expect(create.getByText('Diesen Rabattcode gibt es nicht.')).toBeVisible();
    await expect(field).toBeFocused();
    await studio.api('PATCH', `/api/admin/discount-codes/${code.id}`, { active: true });
    await submit.click();
    await acknowledged(page, 'Die Buchung wurde erstellt. Status: bestätigt');
    await event(page, /Paula Preis/).click();
    await expect(page.getByRole('dialog').getByText(/Rabattcode HERBST · -30,00\s€/)).toBeVisible();
  });

  test('for a contact of the board the code is sent, too (VOU-05) @whole', async ({ page, studio }) => {
    await emptyBoard(studio);
    await studio.api('POST', '/api/admin/discount-codes', { code: 'KONTAKT', percent: 20 });
    const lead = await addLead(studio, { phase: 'termin_geplant' });
    await enter(page, studio, '/admin/kontakten');
    await (await openPanel(page, lead)).getByRole('button', { name: 'Buchung erstellen' }).click();
    await chooseAll(page);
    const field = dialogOf(page).getByLabel('Rabattcode', { exact: true });
    await field.selectOption('KONTAKT');
    await expect(dialogOf(page).getByText(/weniger: .* statt/)).toBeVisible();
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await dialogOf(page).getByRole('button', { name: 'Bestätigen' }).click();
    const { items } = await (await posted).json();
    expect(items).toMatchObject([{ kind: 'discount', name_de: 'Rabattcode KONTAKT' }]);
    await emptyBoard(studio);
  });
});
