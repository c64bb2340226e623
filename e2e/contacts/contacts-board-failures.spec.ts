import { enter, withoutEvents } from '../support/admin.ts';
import { addLead, card, column, drag, emptyBoard, openPanel } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('a move that the server refuses is reverted with a message, and the list is loaded again (CONT-083, CONT-125)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  const read = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/contacts'));
  await drag(page, card(page, lead), column(page, 'abgesagt'));
  await expect(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect(column(page, 'new').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  await read;

  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabel('Name').fill('Anders');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to update contact');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
});

test('a list that fails to load is retried once, then shows an error (CONT-117, CONT-120, AMB-108)', async ({
  page,
  studio,
}) => {
  // The contacts deleted above would make the page read the list again, without the button to retry meanwhile.
  await withoutEvents(page);
  let asked = 0;
  await page.route('**/api/admin/contacts', (route) => {
    asked++;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByText('Failed to fetch contacts')).toBeVisible();
  expect(asked).toBe(2);
  await page.unroute('**/api/admin/contacts');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.locator('section[data-phase]')).toHaveCount(5);
});
