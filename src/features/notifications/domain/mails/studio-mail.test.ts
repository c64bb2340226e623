import { expect, test } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { de } from '../../texts/de.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import type { MailBooking, MailFacts } from '../writing/mail-facts.ts';
import { mailWriter } from '../writing/mail-writer.ts';
import { sampleFacts, sampleOrder } from './sample-mail.ts';
import { type StudioOrder, studioMail } from './studio-mail.ts';

const company: MailFacts['company'] = {
  company_name: 'Studio Licht',
  company_address: 'Berlin',
  company_email: '',
  company_phone: '',
  company_website: '',
  vat_regime: 'unset' as const,
  notification_footer: 'Für Kunden',
};
const given = { company, design: emailSettingsFrom({}).design, public_url: 'https://termine.example', logo: null };
const when = 'Di., 5. März, 14:30';
const mailOf = (order: StudioOrder, booking: Partial<MailBooking> = {}) => {
  const facts = sampleFacts(order.kind, given);
  return studioMail(order, mailWriter({ ...facts, booking: { ...facts.booking, ...booking } }, 'de'));
};

test('a mail to the studio states customer, service and time, and links to the booking (SRV-36)', () => {
  const { starts_at: start, id } = sampleFacts('studio_new_booking', given).booking;
  expect(mailOf(sampleOrder('studio_new_booking'), { customer_name: 'Erika\nSommer' })).toEqual({
    badge: { tone: 'news', text: de.studio_new_booking.badge },
    subject: de.studio_new_booking.subject(when, 'Erika Sommer'),
    title: de.studio_new_booking.title,
    preheader: de.studio_new_booking.pending,
    paragraphs: [de.studio_new_booking.pending],
    appointment: { start, end: start + HOUR, off: false },
    details: [
      { label: 'Kunde', value: 'Erika Sommer' },
      { label: 'E-Mail', value: 'erika.sommer@example.com' },
      { label: 'Telefon', value: '+49 30 1234567' },
      { label: 'Shooting', value: 'Porträtshooting' },
      { label: 'Es fotografiert', value: 'Anna Lindner' },
      { label: 'Preis', value: '150,00 €' },
      { label: 'Buchungscode', value: 'FB-7KQ2MX9D', kind: 'code' },
      { label: 'Anmerkungen', value: 'Wir bringen unseren Hund mit.\nEr ist sehr freundlich.', kind: 'lines' },
    ],
    action: { label: de.open_booking, url: `https://termine.example/admin/bookings?highlight=${id}` },
    closing: [],
    footer: [de.why_studio],
  });
  const without = mailOf(sampleOrder('studio_new_booking'), { notes: null, status: 'CONFIRMED' });
  expect(without.paragraphs).toEqual([de.studio_new_booking.confirmed]);
  expect(without.details.map(({ label }) => label)).not.toContain('Anmerkungen');
});

test('the mail to the studio states that the customer cancelled, and the amount to refund (SRV-36)', () => {
  const cancelled = de.studio_customer_cancelled;
  expect(mailOf(sampleOrder('studio_customer_cancelled'))).toMatchObject({
    badge: { tone: 'bad', text: cancelled.badge },
    subject: cancelled.subject(when, 'Erika Sommer'),
    title: cancelled.title,
    paragraphs: [cancelled.intro],
    appointment: { off: true },
  });
  const refund = de.studio_refund_needed;
  const order = sampleOrder('studio_refund_needed');
  expect(mailOf(order)).toMatchObject({
    badge: { tone: 'waiting', text: refund.badge },
    subject: refund.subject('75,00 €', 'FB-7KQ2MX9D'),
    title: refund.title('75,00 €'),
    paragraphs: [refund.intro],
  });
  expect(mailOf({ ...order, twice: true }).paragraphs).toEqual([refund.twice]);
});
