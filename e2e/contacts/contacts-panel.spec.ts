import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
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
