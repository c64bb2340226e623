import { expect, test } from 'vitest';
import { recipientOf } from '#shared/kernel/message-order.ts';
import { studioFacts } from '../domain/testing/customer-mails.ts';
import { renderMail, renderMailWithoutBooking } from './render-mail.ts';
import { all, bookingKinds, factsFor, languages, mailOf } from './testing/rendered-mails.ts';

const studioKinds = bookingKinds.filter((kind) => recipientOf(kind) === 'studio');

const cyrillic = /[а-яё]{4}/iu;

test.each(all)(
  '%s in %s has a subject, a text part and HTML with the same content (SRV-36, SRV-38)',
  (kind, language) => {
    const { subject, html, text } = mailOf(kind, language);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThan(120);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
    for (const body of [html, text]) {
      if (kind.includes('birth_')) {
        // There is no time yet, only a week.
        expect(body).toContain(language === 'de' ? 'Woche vom 4. März' : 'неделя с 4 марта');
        expect(body).not.toContain('14:30');
      } else {
        expect(body).toContain(language === 'de' ? 'Dienstag, 5. März 2030' : 'вторник, 5 марта 2030');
        expect(body).toContain('14:30–15:30');
      }
      expect(body).toContain('FB-7KQ2MX9D');
      expect(body).toContain(language === 'de' ? 'Porträtshooting' : 'Портретная фотосессия');
      expect(body).toContain('Anna Lindner');
    }
    expect(cyrillic.test(subject + text)).toBe(language === 'ru');
    expect(text).not.toMatch(/<[a-z/]|undefined|null|\[object/i);
    expect(html).not.toMatch(/undefined|>null<|\[object/);
  },
);

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
  '%s contains the customer, their contact data and notes, and a link to the booking (SRV-36)',
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

test('a mail has the studio’s design, its company lines if enabled, and its footer (SRV-38)', () => {
  const { html } = mailOf('booking_confirmation', 'de');
  expect(html).toContain('+49 30 5550100');
  expect(html).toContain('Bitte pünktlich kommen.');
  const design = {
    ...studioFacts.design,
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

test.each(languages)(
  'a payment for a deleted booking is mailed with its amount and code, in %s (SRV-32)',
  (language) => {
    const render = (code: string) =>
      renderMailWithoutBooking({ kind: 'studio_payment_of_deleted', amount_cents: 7500, code }, studioFacts, language);
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
