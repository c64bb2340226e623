import type { Page } from '@playwright/test';
import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

const form = (page: Page) => page.getByRole('dialog', { name: 'Neuer Link' });
const open = (page: Page) => page.getByRole('button', { name: 'Neuer Link' }).click();

test('a new link is shown once for copying, it opens the booking, and the link before it is refused @whole', async ({
  page,
  studio,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await book(studio, `${berlinDay(2)}T10:00`, {
    customer: { name: 'Clara Früh', email: 'c@k.example' },
  });
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const linkShown = async (): Promise<string> => {
    await open(page);
    await expect(form(page)).toContainText('Die E‑Mail geht an c@k.example');
    await form(page).getByRole('button', { name: 'Link anzeigen' }).click();
    await expect(form(page)).toContainText('Er wird nur dieses eine Mal angezeigt.');
    await form(page).getByRole('button', { name: 'Kopieren' }).click();
    await expect(form(page).getByRole('button', { name: 'Kopiert' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(form(page).getByText(copied, { exact: true })).toBeVisible();
    return copied;
  };
  const former = await linkShown();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(form(page)).toHaveCount(0);
  const latest = await linkShown();
  await page.goto(latest);
  await expect(page.getByText('Clara Früh').first()).toBeVisible();
  await page.goto(former);
  await expect(page.getByText(/gilt nicht mehr/).first()).toBeVisible();
  await expect(page.getByText('Clara Früh')).toHaveCount(0);
});

test('a new link is mailed to the customer; a failure is shown and can be retried @whole', async ({ page, studio }) => {
  const { id } = await book(studio, `${berlinDay(2)}T10:00`, {
    customer: { name: 'Clara Früh', email: 'c@k.example' },
  });
  const mails = async () =>
    (await studio.sql(`SELECT to_address FROM message WHERE booking_id = $1 AND recipient = 'customer'`, [id])).length;
  const before = await mails();
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  await page.route('**/new-link', (route) => route.fulfill({ status: 503, json: { detail: 'Regel 7' } }), { times: 1 });
  await open(page);
  await form(page).getByRole('button', { name: 'Per E‑Mail senden' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Regel 7');
  expect(await mails()).toBe(before);
  await form(page).getByRole('button', { name: 'Per E‑Mail senden' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.locator('[data-tone="success"]')).toContainText('c@k.example');
  expect(await mails()).toBe(before + 1);
});

test('a booking without an e-mail address only shows the new link @whole', async ({ page, studio }) => {
  const { id } = await book(studio, `${berlinDay(2)}T10:00`, { customer: { name: 'Ohne Adresse' } });
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  await open(page);
  await expect(form(page).getByRole('button', { name: 'Per E‑Mail senden' })).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Link anzeigen' }).click();
  await expect(form(page)).toContainText('Das ist der neue Link.');
});
