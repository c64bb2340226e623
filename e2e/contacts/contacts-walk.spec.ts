import { enter, pageErrorsOf } from '../support/admin.ts';
import { chooseAll, dialogOf } from '../support/contact-booking.ts';
import { addLead, card, column, drag, emptyBoard, openPanel, patchesOf, stored } from '../support/contacts.ts';
import { expect, test, withMotion } from '../support/studio.ts';

test.use(withMotion);

test.beforeEach(({ studio }) => emptyBoard(studio));

test('what is done on the board is stored: a contact is moved, edited, booked and shown with its booking; another is deleted; a reload closes the dialog of a booking without one (CONT-064, CONT-071..074, CONT-076, CONT-078, CONT-079, CONT-082, AMB-069, SRV-57)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const [lead, other] = [await addLead(studio, { phase: 'abgesagt' }), await addLead(studio)];
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await drag(page, card(page, lead), column(page, 'in_klaerung'));
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('in_klaerung');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabel('Firma').fill('Lumen GmbH');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(async () => (await stored(studio, lead.id)).company).toBe('Lumen GmbH');
  await page.keyboard.press('Escape');
  const before = await stored(studio, lead.id);

  await drag(page, card(page, lead), column(page, 'termin_geplant'));
  await expect(dialogOf(page)).toBeVisible();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
  // Closed by reloading the page, the dialog leaves everything unchanged, and starts empty the second time.
  await dialogOf(page).getByLabel('Service').selectOption({ index: 1 });
  await page.reload();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => stored(studio, lead.id)).toEqual(before);
  // Only the server sees a request that is sent while a page closes; the new page may have loaded before it arrived.
  expect(patches).toHaveLength(3);
  await page.reload();
  await expect(column(page, 'in_klaerung').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  await drag(page, card(page, lead), column(page, 'termin_geplant'));
  await expect(dialogOf(page).getByLabel('Service')).toHaveValue('');
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
  await chooseAll(page);
  await dialogOf(page).getByLabel('Notizen').fill('mit Hund');
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(studio, lead.id)).converted_to_booking).toBe(true);
  const { converted_to_booking_id: bookingId } = await stored(studio, lead.id);
  const booking = (await studio.api('GET', `/api/admin/bookings/${bookingId}`)).body;
  expect(booking).toMatchObject({ status: 'PENDING', customer_email: lead.email, notes: 'mit Hund' });
  expect(patches).toEqual([
    { phase: 'in_klaerung' },
    { company: 'Lumen GmbH' },
    { phase: 'termin_geplant' },
    { phase: 'termin_geplant' },
    { converted_to_booking: true, converted_to_booking_id: bookingId },
  ]);
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await card(page, lead).getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect(page.getByRole('dialog')).toContainText(booking.confirmation_code);
  await page.keyboard.press('Escape');

  await (await openPanel(page, other)).getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(card(page, other)).toHaveCount(0);
  expect(await stored(studio, other.id)).toBeUndefined();
  expect(errors).toEqual([]);
});
