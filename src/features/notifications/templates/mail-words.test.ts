import { expect, test } from 'vitest';
import { customerKinds, mailOf } from './testing/rendered-mails.ts';

test.each([
  ['2030-12-31T23:30:00Z', 'Mittwoch, 1. Januar 2031, 00:30'],
  ['2028-02-28T23:00:00Z', 'Dienstag, 29. Februar 2028, 00:00'],
  ['2030-03-31T00:59:00Z', 'Sonntag, 31. März 2030, 01:59'],
  ['2030-03-31T01:00:00Z', 'Sonntag, 31. März 2030, 03:00'],
])('a reminder of %s states the Berlin day and time %s (T05, T06)', (start, said) => {
  const starts_at = Date.parse(start);
  const { text, html } = mailOf('reminder', 'de', { booking: { starts_at, ends_at: starts_at + 3_600_000 } });
  expect(text).toContain(said);
  expect(html).toContain(said.slice(0, said.lastIndexOf(',')));
});

test('times are Berlin times, also in summer (SRV-38)', () => {
  const summer = { starts_at: Date.UTC(2030, 6, 1, 7), ends_at: Date.UTC(2030, 6, 1, 8) };
  expect(mailOf('reminder', 'de', { booking: summer }).text).toContain('Montag, 1. Juli 2030, 09:00–10:00 Uhr');
});

test('a system service shows no price, and a price of 0 is shown as free (AMB-012)', () => {
  expect(mailOf('booking_received', 'de', { booking: { price_cents: null } }).text).not.toContain('Preis');
  expect(mailOf('booking_received', 'de', { booking: { price_cents: 0 } }).text).toContain('Preis: Kostenlos');
});

test('a service without a Russian name keeps its German one (SRV-44)', () => {
  const { text } = mailOf('booking_received', 'ru', { booking: { service_name_ru: null } });
  expect(text).toContain('Съёмка: Porträtshooting');
});

/** Words that German writes with a capital letter inside of a sentence, too. */
const keepsCapital = /^(?:Ihre?[mnrs]?|Sie|Ihnen)\b/;
const place = {
  week: '2030-03-04',
  due_on: '2030-03-06',
  is_born: false,
  other_places: 0,
  url: 'https://studio.example',
};
const variants = [
  {},
  { booking: { status: 'PENDING' } },
  { booking: { status: 'CONFIRMED' } },
  { booking: { cancelled_by: 'customer' } },
  {
    booking: { confirm_by: Date.parse('2030-03-01T10:00:00+01:00'), has_time: false },
    facts: { place: { ...place, waiting_list: true } },
  },
] as const;

test.each(customerKinds.flatMap((kind) => variants.map((changes) => [kind, changes] as const)))(
  'the sentence after the greeting of %s begins with a small letter, as German does after a comma: %j',
  (kind, changes) => {
    const [, next = ''] = /Guten Tag Erika Sommer,\s+(\S[^\n]*)/.exec(mailOf(kind, 'de', changes).text) ?? [];
    expect(next).not.toBe('');
    if (!keepsCapital.test(next)) expect(next.charAt(0)).toBe(next.charAt(0).toLowerCase());
  },
);
