import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { expectAccessible } from '../support/looks.ts';
import { messageOf } from '../support/messages.ts';
import { openScreen } from '../support/open-screen.tsx';

test('a booking shows its sent mails and its future reminders (SRV-39)', async () => {
  const booking = bookingOf('2031-03-05T09:00');
  const server = bookingsOf(booking);
  const message = messageOf(booking);
  await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: {
      ...server.answers,
      'GET /api/admin/bookings/{id}/messages': () => ({
        messages: [message],
        reminders: [
          {
            channel: 'email',
            minutes_before: 1440,
            at: '2031-03-04T09:00:00+01:00',
            state: server.stored(booking).status === 'CONFIRMED' ? 'planned' : 'when_confirmed',
          },
        ],
      }),
      'GET /api/admin/outbox/{id}': {
        ...message,
        shown_subject: 'Buchung eingegangen',
        plain_text: 'Danke für Ihre Buchung',
        preview_url: 'about:blank#mail',
      },
    },
  });
  const messages = page.getByRole('region', { name: 'Nachrichten' });
  await expect.element(messages.getByText('Erinnerung per E‑Mail, 24 Stunden vorher')).toBeVisible();
  await expect.element(messages.getByText('04.03.2031, 09:00, sobald der Termin bestätigt ist')).toBeVisible();
  const mail = messages.getByRole('button', { name: /Buchung eingegangen/ });
  await mail.click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect.element(dialog.bySelector('iframe')).toHaveAttribute('src', 'about:blank#mail');
  await userEvent.keyboard('{Escape}');
  await expect.element(mail).toHaveFocus();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect.element(messages.getByText('04.03.2031, 09:00', { exact: true })).toBeVisible();
  await expectAccessible();
});

test.for([
  ['certificate has expired', 'Das Zertifikat des Mailservers ist abgelaufen'],
  ['The mail server does not offer SMTPUTF8, which this address needs', 'Adressen senden, die vor dem @ Umlaute'],
  ['550 5.1.1 no such user', '550 5.1.1 no such user'],
] as const)(
  'a message says in words what is wrong with the mail server, before the error: "%s" (SRV-131, SRV-132)',
  async ([last_error, words]) => {
    const failed = messageOf(undefined, { status: 'failed', attempts: 1, last_error, may_send_again: true });
    await openScreen('/admin/outbox', {
      answers: {
        'GET /api/admin/outbox': {
          ...first['GET /api/admin/outbox'],
          counts: { waiting: 0, sent: 0, failed: 1, skipped: 0 },
          found: 1,
          messages: [failed],
        },
      },
    });
    const row = page.getByRole('button', { name: /Clara Hoffmann/ });
    await expect.element(row).toHaveTextContent(words);
    await expect.element(row).toHaveTextContent(last_error);
  },
);
