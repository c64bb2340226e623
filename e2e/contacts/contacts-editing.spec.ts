import { enter, expectAccessible } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel, patchesOf, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('editing sends only the changed fields (CONT-032..037, CONT-088)', async ({ page, studio }) => {
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

test('what somebody else has changed in the contact meanwhile is shown, and one chooses (TEAM-04) @whole', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phone: '030 1' });
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabel('Notizen').fill('Von mir');
  await studio.api('PATCH', `/api/admin/contacts/${lead.id}`, { phone: '030 2', notes: 'Von anderen' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Telefon: jetzt 030 2, vorher 030 1');
  expect(await stored(studio, lead.id)).toMatchObject({ notes: 'Von anderen' });
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => stored(studio, lead.id)).toMatchObject({ phone: '030 2', notes: 'Von mir' });
});
