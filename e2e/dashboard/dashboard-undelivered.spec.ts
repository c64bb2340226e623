import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the dashboard shows failed messages and the photographers without a session today (AMB-040) @whole', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, `${berlinDay()}T23:00`, { send_email_notification: true });
  await studio.sql(
    `INSERT INTO message (kind, booking_id, recipient, to_address, language, status, next_attempt_at, last_error)
     VALUES ('booking_confirmation', $1, 'customer', 'clara@kunde.example', 'de', 'failed', now(), '550 no such user')`,
    [booking.id],
  );
  await enter(page, studio, '/admin/dashboard');
  const free = ((await studio.visit('GET', '/api/photographers')).body as { name: string }[]).slice(1);
  const today = page.getByRole('region', { name: 'Heute' });
  await expect(today.getByText(/^Ohne Termin: /)).toContainText(free[0]?.name ?? '?');
  await expect(today.getByText(/^Ohne Termin: /)).not.toContainText(booking.photographer_name);
  const attention = page.getByRole('region', { name: 'Braucht Aufmerksamkeit' });
  await expect(attention.getByRole('link', { name: /Nachricht.* nicht gesendet/ })).toHaveAttribute(
    'href',
    '/admin/outbox?status=failed',
  );
  await page.goto(`/admin/bookings?booking=${booking.id}`);
  const messages = page.getByRole('dialog').getByRole('region', { name: 'Nachrichten' });
  await expect(
    messages.getByRole('button', { name: /Termin bestätigt.*550 no such user.*Fehlgeschlagen/s }),
  ).toBeVisible();
});
