import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the panel shows everything, 24rem wide (CONT-018..026, CONT-031)', async ({ page, studio, context }) => {
  const lead = await addLead(studio, { phone: '0170 / 123 45 67', tags: ['Hund', 'draußen'], notes: 'Mag Nebel' });
  await studio.sql(`UPDATE contact SET created_at = '2030-01-05T22:30:00Z' WHERE id = $1`, [lead.id]);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  expect((await panel.boundingBox())?.width).toBe(384);
  await expect(panel).toContainText('Neu');
  await expect(panel).toContainText('05.01.2030, 23:30');
  await expect(panel).toContainText('Tags (2)');
  await expect(panel).toContainText('Mag Nebel');
  const whatsApp = panel.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/491701234567');
  await expect(whatsApp).toHaveAttribute('target', '_blank');
  await expect(panel.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:01701234567');
  await expect(panel.getByRole('link', { name: 'E-Mail', exact: true })).toHaveAttribute(
    'href',
    `mailto:${lead.email}`,
  );
  await expect(panel.getByRole('link', { name: lead.email })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expectAccessible(page);

  // No mail program is installed here: after half a second webmail opens instead.
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  const webmail = context.waitForEvent('page');
  await panel.getByRole('link', { name: 'E-Mail', exact: true }).click();
  expect((await webmail).url()).toContain(encodeURIComponent(lead.email));
});

test('Escape and the close button close the panel, and the focus returns to the card @whole', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Schließen' }).click(),
  ]) {
    const panel = await openPanel(page, lead);
    await close();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeFocused();
  }
});

test('several times at which a contact can be reached can be selected (CONT-027, AMB-067)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { preferred_dates: ['ab 19 Uhr'] });
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await expect(panel.getByRole('checkbox')).toHaveCount(7);
  await panel.getByLabel('Jederzeit').check();
  await panel.getByLabel('Samstag 10–16 Uhr').check();
  await panel.getByLabel('ab 19 Uhr').uncheck();
  await expect
    .poll(async () => (await stored(studio, lead.id)).preferred_dates)
    .toEqual(['Jederzeit', 'Samstag 10–16 Uhr']);
});

test('contacts who booked another service than requested are distinguished (CONT-104, CONT-105)', async ({
  page,
  studio,
}) => {
  const same = await addLead(studio);
  const other = await addLead(studio);
  for (const { id } of [same, other]) {
    await studio.api('PATCH', `/api/admin/contacts/${id}`, { converted_to_booking: true });
  }
  const different = "conversion_type = 'different_service', original_service_requested = 'Hochzeit'";
  await studio.sql(`UPDATE contact SET ${different} WHERE id = $1`, [other.id]);
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('button', { name: 'Gebucht (2)' }).click();
  await expect(await openPanel(page, same)).toContainText('Erfolgreich konvertiert');
  const panel = await openPanel(page, other);
  await expect(panel).toContainText('Ursprünglich angefragt: Hochzeit');
  await expect(panel).toContainText('Upsell');
  await expectAccessible(page);
});
