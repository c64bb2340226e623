import { book, complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

/** Creates a booking whose customer is notified, and returns the id of that mail. */
const bookAndTell = async (studio: Studio, start: string, name: string, email: string) => {
  const booking = await book(studio, start, {
    customer: { name, email, phone: '+49 170 1234567' },
    send_email_notification: true,
  });
  const { body } = await studio.api('GET', `/api/admin/bookings/${booking.id}/messages`);
  return { booking, mail: body.messages[0].id as string };
};

test.beforeEach(({ studio }) => studio.sql('DELETE FROM message'));

test('the outbox is found from the settings, and says what waits and why (SRV-37, SET-004)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await bookAndTell(studio, '2031-03-03T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Postausgang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible();
  await expect(page.getByText('Es ist kein Mailserver eingerichtet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Buchung eingegangen.*Clara Hoffmann.*Wartet/s })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Mailserver einrichten' }).click();
  await expect(page).toHaveURL(/\/admin\/email\?tab=reminders/);
  await page.getByRole('link', { name: 'Postausgang ansehen' }).click();
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  expect(complaints).toEqual([]);
});

test('what failed is shown on the dashboard, with the mail server’s words, and sent again or given up (SRV-37, M06)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const clara = await bookAndTell(studio, '2031-03-04T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
  const paul = await bookAndTell(studio, '2031-03-04T12:00:00', 'Paul Berger', 'paul@kunde.example');
  for (const { mail } of [clara, paul]) {
    await studio.sql(`
      UPDATE message SET status = 'failed', attempts = 5, last_error = '550 5.1.1 no such user' WHERE id = '${mail}'`);
  }
  await enter(page, studio, '/admin/dashboard');
  await page.getByRole('link', { name: '2 Nachrichten konnten nicht gesendet werden' }).click();
  await expect(page.getByRole('button', { name: /^Fehlgeschlagen 2$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Nachrichten durchsuchen').fill('paul');
  await expect(page.getByText('1 Nachricht gefunden')).toBeVisible();
  const row = page.getByRole('button', { name: /Buchung eingegangen/ });
  await expect(row).toHaveCount(1);
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect(dialog.getByText('550 5.1.1 no such user')).toBeVisible();
  const mail = dialog.locator('iframe').contentFrame();
  await expect(mail.getByText('Danke für Ihre Buchung')).toBeVisible();
  await expect(mail.locator('.head')).toHaveCSS('padding-left', '32px');
  await dialog.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Keine Nachricht passt dazu')).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await page.getByRole('button', { name: /Clara Hoffmann/ }).click();
  await dialog.getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByRole('button', { name: /Clara Hoffmann.*Vom Studio aufgegeben/s })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fehlgeschlagen 0$/ })).toBeVisible();
  expect(await studio.sql(`SELECT status FROM message WHERE id = '${paul.mail}'`)).toEqual([{ status: 'waiting' }]);
  expect(complaints).toEqual([]);
});

test('a booking shows what was sent and which reminders will be (SRV-39)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  const { booking } = await bookAndTell(studio, '2031-03-05T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  const messages = page.getByRole('region', { name: 'Nachrichten' });
  await expect(messages.getByText('Erinnerung per E‑Mail, 24 Stunden vorher')).toBeVisible();
  await expect(messages.getByText('04.03.2031, 09:00, sobald der Termin bestätigt ist')).toBeVisible();
  await messages.getByRole('button', { name: /Buchung eingegangen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect(dialog.locator('iframe').contentFrame().getByText('Danke für Ihre Buchung')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(messages.getByRole('button', { name: /Buchung eingegangen/ })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(messages.getByText('04.03.2031, 09:00', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('an outbox that cannot be loaded, an empty one, and in Russian', async ({ page, studio }) => {
  const path = '**/api/admin/outbox?*';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/outbox');
  await expect(page.getByText('Der Postausgang konnte nicht geladen werden')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Nachrichten')).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Исходящие' })).toBeVisible();
});
