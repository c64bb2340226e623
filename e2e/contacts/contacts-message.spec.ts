import { expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { emptyBoard } from '../support/contacts.ts';
import { hydrated } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('a message of a visitor appears on the board as a contact; no mail is sent to others (AMB-075) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(studio.url) && elsewhere.push(request.url()));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByLabel('Ihr Name')).toBeFocused();
  await expect(page.getByText('Bitte geben Sie eine gültige E‑Mail-Adresse ein')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Ihr Name').fill('Änne Müller');
  await page.getByLabel('Ihre E‑Mail-Adresse').fill('aenne@example.de');
  await page.getByLabel('Ihre Nachricht').fill('Haben Sie im Mai noch Zeit?');
  await page.route('**/api/contact-messages', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeVisible();
  // The input is kept, also after the hourly limit is exceeded.
  await page.route('**/api/contact-messages', (route) => route.fulfill({ status: 429, json: { detail: 'x' } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('versuchen Sie es in einer Stunde noch einmal')).toBeVisible();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Haben Sie im Mai noch Zeit?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Nachricht!')).toBeFocused();
  await expectAccessible(page);
  const { body } = await studio.api('GET', '/api/admin/contacts');
  expect(body).toEqual([
    expect.objectContaining({
      name: 'Änne Müller',
      source: 'Website',
      notes: 'Haben Sie im Mai noch Zeit?',
      phase: 'new',
    }),
  ]);
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});
