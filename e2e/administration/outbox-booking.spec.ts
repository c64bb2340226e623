import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { bookAndQueueMail } from './queued-mails.ts';

test.beforeEach(({ studio }) => studio.sql('DELETE FROM message'));

test('a booking shows its sent mails and its future reminders (SRV-39)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const { booking } = await bookAndQueueMail(studio, '2031-03-05T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
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
  expect(errors).toEqual([]);
});
