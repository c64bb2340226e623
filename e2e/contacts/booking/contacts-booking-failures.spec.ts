import { enter } from '../../support/admin.ts';
import { dialogOf } from '../../support/contact-booking.ts';
import { addLead, emptyBoard, moveTo } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('failed requests and a day without times are shown (CONT-121..123, CONT-055)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  const failing = ['**/api/admin/services', '**/api/admin/photographers'];
  for (const address of failing) await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }));
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Failed to fetch services')).toBeVisible();
  await expect(dialog.getByText('Failed to fetch photographers')).toBeVisible();
  for (const address of failing) await page.unroute(address);
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  // By role: the messages of the failures are labels, too, until the next attempt is shown.
  await dialog.getByRole('combobox', { name: 'Service' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await dialog.getByRole('combobox', { name: 'Fotograf' }).selectOption({ index: 1 });
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/availability?**', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await dialog.locator('[data-date]').first().click();
  await expect(dialog.getByText('Lade verfügbare Zeiten...')).toBeVisible();
  respond();
  await expect(dialog.getByText('Failed to fetch availability')).toBeVisible();
  await page.unroute('**/api/availability?**');
  await page.route('**/api/availability?**', (route) => route.fulfill({ json: { slots: [] } }));
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(dialog.getByText('Keine verfügbaren Zeiten für diesen Tag')).toBeVisible();
  await expect(dialog.getByText('Bitte wählen Sie einen anderen Tag')).toBeVisible();
});

test('a booking that was deleted, and one that cannot be loaded, are reported (CONT-118, CONT-119)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${lead.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect(page.getByText('Buchungsinformationen nicht gefunden')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/booking', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect(page.getByText('Fehler beim Laden der Buchungsinformationen')).toBeVisible();
});
