import { enter } from '../support/admin.ts';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('notes are shown, added and deleted (CONT-028..030, CONT-069, CONT-084, CONT-085)', async ({ page, studio }) => {
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

test('failures to load or save notes are shown (CONT-124, CONT-127)', async ({ page, studio }) => {
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
