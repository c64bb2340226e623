import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutboxMessage } from '#features/notifications/outbox-contract.ts';
import { bookingOf } from '../support/bookings.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { messageOf } from '../support/messages.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const failed = { status: 'failed', attempts: 5, last_error: '550 5.1.1 no such user', may_send_again: true } as const;

test('failed messages are found from the dashboard with the mail server’s response, and are resent or dropped (SRV-37, M06)', async () => {
  const bookings = ['Clara Hoffmann', 'Paul Berger'].map((customer_name) =>
    bookingOf('2031-03-04T09:00', { customer_name }),
  );
  let messages: readonly OutboxMessage[] = bookings.map((one) => messageOf(one, failed));
  const having = (status: string) => messages.filter((one) => one.status === status);
  const change = (id: string | undefined, changes: Partial<OutboxMessage>): OutboxMessage => {
    messages = messages.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return messages.find((one) => one.id === id) as OutboxMessage;
  };
  const sending = 'POST /api/admin/outbox/{id}/send-again';
  const dropping = 'POST /api/admin/outbox/{id}/give-up';
  const server = await openScreen('/admin/dashboard', {
    answers: {
      'GET /api/admin/outbox': ({ query }: Asked) => {
        const found = messages.filter(
          ({ status, to_name }) =>
            (query.get('status') ?? status) === status &&
            to_name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
        );
        return {
          ...first['GET /api/admin/outbox'],
          counts: {
            waiting: having('waiting').length,
            sent: 0,
            failed: having('failed').length,
            skipped: having('skipped').length,
          },
          found: found.length,
          messages: found,
        };
      },
      'GET /api/admin/outbox/{id}': ({ params }: Asked) => ({
        ...(messages.find(({ id }) => id === params['id']) as OutboxMessage),
        shown_subject: 'Ihre Buchung',
        plain_text: 'Danke für Ihre Buchung',
        preview_url: 'about:blank#mail',
      }),
      [sending]: ({ params }: Asked) => change(params['id'], { status: 'waiting', last_error: null }),
      [dropping]: ({ params }: Asked) => change(params['id'], { status: 'skipped', last_error: 'given_up' }),
    },
  });
  await page.getByRole('link', { name: '2 Nachrichten konnten nicht gesendet werden' }).click();
  const filter = page.getByRole('button', { name: /^Fehlgeschlagen 2$/ });
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabelText('Nachrichten durchsuchen').fill('paul');
  await expect.element(page.getByText('1 Nachricht gefunden')).toBeVisible();
  await page.getByRole('button', { name: /Buchung eingegangen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect.element(dialog.getByText('550 5.1.1 no such user')).toBeVisible();
  await dialog.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Keine Nachricht passt dazu')).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await page.getByRole('button', { name: /Clara Hoffmann/ }).click();
  await dialog.getByRole('button', { name: 'Nicht mehr senden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nicht mehr senden' }).click();
  await expect.element(page.getByRole('button', { name: /Clara Hoffmann.*Vom Studio aufgegeben/s })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Fehlgeschlagen 0$/ })).toBeVisible();
  expect([server.asked(sending), server.asked(dropping)].flat().map(({ params }) => params['id'])).toEqual(
    messages.map(({ id }) => id).toReversed(),
  );
});
