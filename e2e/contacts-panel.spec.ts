import { enter, expectAccessible } from './admin.ts';
import { addLead, card, emptyBoard, openPanel, patchesOf, stored } from './contacts.ts';
import { expect, test } from './studio.ts';

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

test('Escape and the cross close the panel and give the focus back to the card', async ({ page, studio }) => {
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

test('when somebody can be reached, several times (CONT-027, AMB-067)', async ({ page, studio }) => {
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

test('notes (CONT-028..030, CONT-069, CONT-084, CONT-085)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/notes', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await expect(panel.getByText('Laden...')).toBeVisible();
  respond();
  await expect(panel.getByText('Keine Notizen vorhanden')).toBeVisible();
  const input = panel.getByLabel('Neue Notiz');
  await input.fill('  erste Zeile');
  await input.press('Shift+Enter');
  await input.pressSequentially('zweite Zeile  ');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await input.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ note: 'erste Zeile\nzweite Zeile', note_type: 'general' });
  await expect(input).toHaveValue('');
  await expect(panel.getByText('erste Zeile')).toBeVisible();
  await expect(panel.getByText('Sabine Vogel, ')).toBeVisible();
  await input.fill('dritte');
  await panel.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'dritte' })).toBeVisible();
});

test('notes that cannot be read or written (CONT-124, CONT-127)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await page.route('**/notes', (route) => route.fulfill({ status: 500, body: '{}' }));
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await expect(panel.getByText('Failed to fetch notes')).toBeVisible();
  await panel.getByLabel('Neue Notiz').fill('bleibt stehen');
  await panel.getByLabel('Neue Notiz').press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Failed to create note');
  await page.keyboard.press('Escape');
  await expect(panel.getByLabel('Neue Notiz')).toHaveValue('bleibt stehen');
});

test('editing sends what was changed (CONT-032..037, CONT-088)', async ({ page, studio }) => {
  const lead = await addLead(studio, { company: 'Alt', phone: '030 1' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Priorität').getByRole('option')).toHaveText(['Niedrig', 'Mittel', 'Hoch']);
  await expectAccessible(page);
  for (const field of ['Name', 'E-Mail', 'Quelle']) await page.getByLabel(field, { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Bitte geben Sie')).toHaveCount(3);
  await page.getByLabel('Name').fill('Neu Benannt');
  await page.getByLabel('E-Mail').fill(lead.email);
  await page.getByLabel('Quelle').fill('Empfehlung');
  await page.getByLabel('Firma').fill('');
  await page.getByLabel('Priorität').selectOption('high');
  await page.getByLabel('Notizen').fill('Beschreibung');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Neu Benannt' })).toBeVisible();
  await expect
    .poll(async () => stored(studio, lead.id))
    .toMatchObject({
      name: 'Neu Benannt',
      company: null,
      phone: '030 1',
      priority: 'high',
      notes: 'Beschreibung',
    });
  expect(patches).toEqual([{ name: 'Neu Benannt', company: null, priority: 'high', notes: 'Beschreibung' }]);
});

test('deleting asks first (CONT-086, CONT-087, CONT-126, ERR-010)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await stored(studio, lead.id)).toBeTruthy();

  await page.route('**/api/admin/contacts/*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete contact');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(panel).toHaveCount(0);
  await expect(card(page, lead)).toHaveCount(0);
  expect(await stored(studio, lead.id)).toBeUndefined();
});

test('contacts with a booking are distinguished by what they booked (CONT-104, CONT-105)', async ({ page, studio }) => {
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

test('an empty board begins with somebody written down by hand, who is shown at once', async ({ page, studio }) => {
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('main').getByRole('button', { name: 'Kontakt hinzufügen' }).last().click();
  const form = page.getByRole('dialog', { name: 'Kontakt hinzufügen' });
  await expectAccessible(page);
  await form.getByLabel('Name').fill('Ruth Anruf');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form.getByLabel('E-Mail')).toBeFocused();
  await form.getByLabel('E-Mail').fill('ruth@anruf');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form).toContainText('Bitte eine gültige E‑Mail-Adresse eingeben');
  await form.getByLabel('E-Mail').fill('ruth@anruf.example');
  await form.getByLabel('Priorität').selectOption('high');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.locator('aside[aria-label="Kontakt"]').getByRole('heading', { name: 'Ruth Anruf' })).toBeFocused();
  await expect(page.getByText('Noch keine Kontakte')).toHaveCount(0);
  const [contact] = (await studio.api('GET', '/api/admin/contacts')).body;
  expect(contact).toMatchObject({ email: 'ruth@anruf.example', source: 'Manuell', phase: 'new', priority: 'high' });
});
