import { expect, test } from 'vitest';
import { recipientOf } from '#shared/kernel/message-order.ts';
import { renderHouseMail, renderMail } from './render-mail.ts';
import { all, bookingKinds, customerKinds, factsFor, given, languages, mailOf } from './testing/rendered-mails.ts';

const studioKinds = bookingKinds.filter((kind) => recipientOf(kind) === 'studio');

const cyrillic = /[а-яё]{4}/iu;

test.each(all)('%s in %s has a subject, a text part and HTML that says the same (SRV-36, SRV-38)', (kind, language) => {
  const { subject, html, text } = mailOf(kind, language);
  expect(subject.length).toBeGreaterThan(10);
  expect(subject.length).toBeLessThan(120);
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
  for (const body of [html, text]) {
    expect(body).toContain(language === 'de' ? 'Dienstag, 5. März 2030' : 'вторник, 5 марта 2030');
    expect(body).toContain('14:30–15:30');
    expect(body).toContain('FB-7KQ2MX9D');
    expect(body).toContain(language === 'de' ? 'Porträtshooting' : 'Портретная фотосессия');
    expect(body).toContain('Anna Lindner');
  }
  expect(cyrillic.test(subject + text)).toBe(language === 'ru');
  expect(text).not.toMatch(/<[a-z/]|undefined|null|\[object/i);
  expect(html).not.toMatch(/undefined|>null<|\[object/);
});

test.each([
  ['de', 'zweimal bezahlt', 'storniert'],
  ['ru', 'оплачена дважды', 'отменена'],
] as const)('paid twice is worded differently from paid too late, in %s (SRV-36)', (language, twice, late) => {
  const render = (order: { twice?: boolean }) =>
    renderMail(
      { kind: 'studio_refund_needed', amount_cents: 7500, ...order },
      factsFor('studio_refund_needed', { booking: { status: 'CONFIRMED' } }),
      language,
    ).text;
  expect(render({ twice: true })).toContain(twice);
  expect(render({ twice: true })).not.toContain(late);
  expect(render({})).toContain(late);
});

test.each(studioKinds)(
  '%s tells the studio who, how to reach them, what they wrote, and where to look (SRV-36)',
  (kind) => {
    const { html, text } = mailOf(kind, 'de');
    for (const body of [html, text]) {
      for (const said of [
        'Erika Sommer',
        'erika.sommer@example.com',
        '+49 30 1234567',
        'Wir bringen unseren Hund mit.',
      ]) {
        expect(body).toContain(said);
      }
      expect(body).toContain('https://termine.example/admin/bookings?highlight=7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f');
      expect(body).not.toContain('/cancel/');
    }
  },
);

test.each(customerKinds)('the cancel link is in %s exactly while there is something to cancel (AMB-028)', (kind) => {
  const link = 'https://termine.example/cancel/7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f?token=sample';
  const { html, text } = mailOf(kind, 'de');
  expect(html.includes(link)).toBe(kind !== 'booking_cancelled');
  expect(text.includes(link)).toBe(kind !== 'booking_cancelled');
  expect(mailOf(kind, 'de', { booking: { status: 'COMPLETED' } }).html).not.toContain('/cancel/');
});

test('a moved booking shows the new and the old time (SRV-36)', () => {
  const { html, text } = mailOf('booking_changed', 'de');
  expect(text).toContain('Dienstag, 5. März 2030, 14:30–15:30 Uhr\nBisher: Montag, 4. März 2030, 10:30–11:30 Uhr');
  expect(html).toMatch(/<s>Montag, 4\. März 2030, 10:30–11:30 Uhr<\/s>/);
});

test('another photographer at the same time is not worded as another time (SRV-36)', () => {
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
  expect(text).toContain('Fotograf: Anna Lindner (bisher Max Berger)');
  expect(text).toContain('Die Zeit bleibt');
  expect(text).not.toContain('Bisher:');
});

test('a cancellation gives its reason, and Russian readers get ours in Russian (AMB-046)', () => {
  expect(mailOf('booking_cancelled', 'de').text).toContain('Grund: Vom Administrator storniert');
  expect(mailOf('booking_cancelled', 'ru').text).toContain('Причина: Отменено администратором');
  const typed = { booking: { cancel_code: null, cancel_reason: 'Studio krank' } };
  expect(mailOf('booking_cancelled', 'ru', typed).text).toContain('Причина: Studio krank');
});

test('an open prepayment is mentioned while it is open (SRV-36)', () => {
  expect(mailOf('booking_received', 'de').text).toContain('Noch zu zahlen: 75,00 €');
  const paid = { booking: { open_prepayment_cents: null } };
  expect(mailOf('booking_received', 'de', paid).html).not.toContain('Noch zu zahlen');
});

test.each(['booking_received', 'booking_changed', 'booking_restored'] as const)(
  '%s leads with the token to where an open prepayment is made, and only while it is open',
  (kind) => {
    const page = /\/booking\/success\/[0-9a-f-]{36}\?token=sample/;
    const open = { booking: { open_prepayment_cents: 7500 } };
    expect(mailOf(kind, 'de', open).text).toMatch(new RegExp(`Buchung ansehen: \\S+${page.source}`));
    expect(mailOf(kind, 'ru', open).html).toMatch(page);
    expect(mailOf(kind, 'de', { booking: { open_prepayment_cents: null } }).html).not.toMatch(page);
  },
);

test('a cancellation names the refund, and nothing of it when there is none (SRV-33)', () => {
  const refunded = { booking: { refund_cents: 3751 } };
  expect(mailOf('booking_cancelled', 'de', refunded).text).toContain('Sie bekommen 37,51 € zurück.');
  expect(mailOf('booking_cancelled', 'ru', refunded).html).toContain('Вам вернётся 37,51 €.');
  expect(mailOf('booking_cancelled', 'de').text).not.toContain('zurück.');
});

test('a received mail does not promise a confirmation that has already been given (SRV-36)', () => {
  expect(mailOf('booking_received', 'de').text).toContain('Sobald wir ihn bestätigt haben');
  const confirmed = mailOf('booking_received', 'de', { booking: { status: 'CONFIRMED' } });
  expect(confirmed.text).not.toContain('Sobald wir ihn bestätigt haben');
});

test('the studio’s design, its block when wanted, and its footer (SRV-38)', () => {
  const { html } = mailOf('booking_confirmation', 'de');
  expect(html).toContain('+49 30 5550100');
  expect(html).toContain('Bitte pünktlich kommen.');
  const design = {
    ...given.design,
    primary_color: '#0f766e',
    header_text: 'Hallo & willkommen',
    show_company_info: false,
  };
  const other = mailOf('booking_confirmation', 'de', { facts: { design } }).html;
  expect(other).toContain('Hallo &amp; willkommen');
  expect(other).toContain('#0f766e');
  expect(other).not.toContain('+49 30 5550100');
  expect(other).toContain('Bitte pünktlich kommen.');
});

test.each([
  ['2030-12-31T23:30:00Z', 'Mittwoch, 1. Januar 2031, 00:30'],
  ['2028-02-28T23:00:00Z', 'Dienstag, 29. Februar 2028, 00:00'],
  ['2030-03-31T00:59:00Z', 'Sonntag, 31. März 2030, 01:59'],
  ['2030-03-31T01:00:00Z', 'Sonntag, 31. März 2030, 03:00'],
])('a reminder of %s names the studio’s day and hour, %s (T05, T06)', (start, said) => {
  const starts_at = Date.parse(start);
  const { text, html } = mailOf('reminder', 'de', { booking: { starts_at, ends_at: starts_at + 3_600_000 } });
  expect(text).toContain(said);
  expect(html).toContain(said.slice(0, said.lastIndexOf(',')));
});

test('times are Berlin’s, in summer too (SRV-38)', () => {
  const summer = { starts_at: Date.UTC(2030, 6, 1, 7), ends_at: Date.UTC(2030, 6, 1, 8) };
  expect(mailOf('reminder', 'de', { booking: summer }).text).toContain('Montag, 1. Juli 2030, 09:00–10:00 Uhr');
});

test('a system service shows no price, a price of nothing is free (AMB-012)', () => {
  expect(mailOf('booking_received', 'de', { booking: { price_cents: null } }).text).not.toContain('Preis');
  expect(mailOf('booking_received', 'de', { booking: { price_cents: 0 } }).text).toContain('Preis: Kostenlos');
});

test('a service without a Russian name keeps its German one (SRV-44)', () => {
  const { text } = mailOf('booking_received', 'ru', { booking: { service_name_ru: null } });
  expect(text).toContain('Съёмка: Porträtshooting');
});

test.each(languages)(
  'a payment for a deleted booking is mailed with its amount and code, in %s (SRV-32)',
  (language) => {
    const render = (code: string) =>
      renderHouseMail({ kind: 'studio_payment_of_deleted', amount_cents: 7500, code }, given, language);
    const { subject, html, text } = render('FB-7KQ2MX9D');
    for (const part of [subject, html, text]) {
      expect(part).toContain('75,00');
      expect(part).toContain('FB-7KQ2MX9D');
      expect(cyrillic.test(part)).toBe(language === 'ru');
    }
    expect(text).toContain('https://termine.example/admin/bookings');
    expect(render('').subject).not.toContain('()');
  },
);
