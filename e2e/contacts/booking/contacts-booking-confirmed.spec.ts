import { enter, expectAccessible } from '../../support/admin.ts';
import { chooseAll, columnsOf, dialogOf } from '../../support/contact-booking.ts';
import { addLead, card, column, emptyBoard, moveTo, patchesOf, stored } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('after a booking the contact counts as booked (CONT-057, CONT-064, CONT-065, CONT-079, CONT-080, CONT-039..044)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phone: '' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  await dialogOf(page).getByLabel('Notizen').fill('mit Hund');
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/bookings', async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/bookings'));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('button', { name: 'Wird gespeichert...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(
    ['customer_email', 'customer_name', 'customer_phone', 'datetime', 'duration_minutes', 'notes']
      .concat('photographer_id', 'service_id')
      .sort(),
  );
  expect(body).toMatchObject({
    customer_name: lead.name,
    customer_email: lead.email,
    customer_phone: '',
    notes: 'mit Hund',
  });
  respond();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(studio, lead.id)).converted_to_booking).toBe(true);
  const { converted_to_booking_id: bookingId } = await stored(studio, lead.id);
  const booking = (await studio.api('GET', `/api/admin/bookings/${bookingId}`)).body;
  expect(booking).toMatchObject({ status: 'PENDING', customer_email: lead.email, notes: 'mit Hund' });
  expect(patches).toEqual([
    { phase: 'termin_geplant' },
    { converted_to_booking: true, converted_to_booking_id: bookingId },
  ]);

  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect(column(page, 'termin_geplant').locator('[data-contact]')).toHaveCount(0);
  await card(page, lead).getByRole('button', { name: 'Buchung ansehen' }).click();
  const info = page.getByRole('dialog');
  await expect(info).toContainText(booking.confirmation_code);
  await expect(info).toContainText('Ausstehend');
  await expectAccessible(page);
  const link = info.getByRole('link', { name: 'In Buchungen öffnen' });
  await expect(link).toHaveAttribute('href', `/admin/buchungen?highlight=${bookingId}`);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('on a phone the times have four columns (CONT-046, CONT-052) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, { phone: '0170 12' });
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await expect(dialogOf(page)).toContainText('0170 12');
  await chooseAll(page);
  expect(await columnsOf(dialogOf(page).locator('fieldset > div'))).toBe(4);
  await expectAccessible(page);
});
