import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';
import { customerKinds, factsFor, mailOf } from './testing/rendered-mails.ts';

/** A place that waits for a birth has no time yet; it ends on its own page. */
const hasTime = (kind: string): boolean => kind !== 'booking_cancelled' && !kind.startsWith('birth_');

test.each(customerKinds)('%s contains the cancel link exactly while the booking can be cancelled (AMB-028)', (kind) => {
  const link = 'https://termine.example/cancel/7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f?token=sample';
  const { html, text } = mailOf(kind, 'de');
  expect(html.includes(link)).toBe(hasTime(kind));
  expect(text.includes(link)).toBe(hasTime(kind));
  expect(mailOf(kind, 'de', { booking: { status: 'COMPLETED' } }).html).not.toContain('/cancel/');
});

test.each(customerKinds)(
  'the link to move the session is in %s beside the cancel link, if there is one (MOVE-01)',
  (kind) => {
    const move_url = 'https://termine.example/move/7f2f8c7e?token=sample';
    const { html, text } = mailOf(kind, 'de', { facts: { move_url } });
    expect(html.includes(move_url)).toBe(hasTime(kind));
    expect(text.includes(`Termin verschieben:\n${move_url}`)).toBe(hasTime(kind));
    expect(mailOf(kind, 'de').html).not.toContain('/move/');
  },
);

test('the mail to a customer who has moved the session states that this was their own change (MOVE-01)', () => {
  const facts = factsFor('booking_changed', {});
  const { starts_at: new_start, ends_at } = facts.booking;
  const order = { kind: 'booking_changed', old_start: new_start - 1, old_end: ends_at - 1, new_start } as const;
  expect(renderMail({ ...order, by_customer: true }, facts, 'de').text).toContain('wie gewünscht haben wir Ihren');
  expect(renderMail(order, facts, 'de').text).not.toContain('wie gewünscht');
});

test('a moved booking shows the new and the old time (SRV-36)', () => {
  const { html, text } = mailOf('booking_changed', 'de');
  expect(text).toContain('Dienstag, 5. März 2030, 14:30–15:30 Uhr\nBisher: Montag, 4. März 2030, 10:30–11:30 Uhr');
  expect(html).toMatch(/<s>Montag, 4\. März 2030, 10:30–11:30 Uhr<\/s>/);
});

test('a change of photographer only is not described as a change of time (SRV-36)', () => {
  const facts = factsFor('booking_changed', {});
  const { starts_at: old_start, ends_at: old_end } = facts.booking;
  const order = {
    kind: 'booking_changed',
    old_start,
    old_end,
    new_start: old_start,
    old_photographer_name: 'Max Berger',
  } as const;
  const { text } = renderMail(order, facts, 'de');
  expect(text).toContain('Es fotografiert: Anna Lindner (bisher Max Berger)');
  expect(text).toContain('die Zeit bleibt');
  expect(text).not.toContain('Bisher:');
});

test('a cancellation states its reason, and the product’s own reasons are Russian in Russian mails (AMB-046)', () => {
  expect(mailOf('booking_cancelled', 'de').text).toContain('Grund: Vom Administrator storniert');
  expect(mailOf('booking_cancelled', 'ru').text).toContain('Причина: Отменено администратором');
  const typed = { booking: { cancel_code: null, cancel_reason: 'Studio krank' } };
  expect(mailOf('booking_cancelled', 'ru', typed).text).toContain('Причина: Studio krank');
});

test('a prepayment is mentioned only while it is open (SRV-36)', () => {
  expect(mailOf('booking_received', 'de').text).toContain('Noch zu zahlen: 75,00 €');
  const paid = { booking: { open_prepayment_cents: null } };
  expect(mailOf('booking_received', 'de', paid).html).not.toContain('Noch zu zahlen');
});

test.each(['booking_received', 'booking_changed', 'booking_restored'] as const)(
  '%s links, with the token, to the payment page exactly while the prepayment is open',
  (kind) => {
    const page = /\/booking\/success\/[0-9a-f-]{36}\?token=sample/;
    const open = { booking: { open_prepayment_cents: 7500 } };
    expect(mailOf(kind, 'de', open).text).toMatch(new RegExp(`Buchung ansehen: \\S+${page.source}`));
    expect(mailOf(kind, 'ru', open).html).toMatch(page);
    expect(mailOf(kind, 'de', { booking: { open_prepayment_cents: null } }).html).not.toMatch(page);
  },
);

test('a cancellation mentions the refund only if there is one (SRV-33)', () => {
  const refunded = { booking: { refund_cents: 3751 } };
  expect(mailOf('booking_cancelled', 'de', refunded).text).toContain('Sie bekommen 37,51 € zurück.');
  expect(mailOf('booking_cancelled', 'ru', refunded).html).toContain('Вам вернётся 37,51 €.');
  expect(mailOf('booking_cancelled', 'de').text).not.toContain('zurück.');
});

test('booking_received does not announce a confirmation of a booking that is already confirmed (SRV-36)', () => {
  expect(mailOf('booking_received', 'de').text).toContain('Sobald wir ihn bestätigt haben');
  const confirmed = mailOf('booking_received', 'de', { booking: { status: 'CONFIRMED' } });
  expect(confirmed.text).not.toContain('Sobald wir ihn bestätigt haben');
});
