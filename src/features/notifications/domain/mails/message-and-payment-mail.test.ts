import { expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { commonWriter } from '../writing/mail-writer.ts';
import { messageMail } from './message-mail.ts';
import { paymentMail } from './payment-mail.ts';
import { sampleOrder } from './sample-mail.ts';

const facts: CommonFacts = {
  company: {
    company_name: 'Studio Licht',
    company_address: '',
    company_email: '',
    company_phone: '',
    company_website: '',
    vat_regime: 'unset' as const,
    notification_footer: '',
  },
  design: emailSettingsFrom({}).design,
  logo: null,
  public_url: 'https://termine.example',
};
const writer = commonWriter(facts, 'de');

test('a message is quoted with its line breaks and its sender (AMB-075)', () => {
  const said = de.studio_new_message;
  const message = `Guten Tag,\n${'a'.repeat(200)}`;
  expect(messageMail({ ...sampleOrder('studio_new_message'), message, language: 'ru' }, writer, facts)).toEqual({
    subject: said.subject('Erika Sommer'),
    preheader: `Guten Tag, ${'a'.repeat(109)}`,
    badge: { tone: 'news', text: said.badge },
    title: said.title,
    paragraphs: [said.intro],
    quote: message,
    details: [
      { label: 'Name', value: 'Erika Sommer' },
      { label: 'E-Mail', value: 'erika.sommer@example.com' },
      { label: 'Telefon', value: '+49 30 1234567' },
      { label: 'Sprache', value: 'Russisch' },
    ],
    action: { label: de.open_contacts, url: 'https://termine.example/admin/kontakten' },
    closing: [],
    footer: [de.why_studio],
  });
});

test('the mail about a payment for a deleted booking states amount and booking (SRV-32)', () => {
  const said = de.studio_payment_of_deleted;
  expect(paymentMail(sampleOrder('studio_payment_of_deleted'), writer, facts)).toEqual({
    subject: said.subject('75,00 €', 'FB-7KQ2MX9D'),
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title('75,00 €'),
    paragraphs: [said.intro],
    details: [{ label: 'Buchungscode', value: 'FB-7KQ2MX9D', kind: 'code' }],
    action: { label: de.open_bookings, url: 'https://termine.example/admin/bookings' },
    closing: [],
    footer: [de.why_studio],
  });
});

test.each([
  ['contested', 'waiting'],
  ['lost', 'bad'],
  ['won', 'good'],
] as const)('the mail about a payment that is %s says it and leads to its booking (SRV-100)', (state, tone) => {
  const said = de.studio_payment_contested[state];
  const order = { ...sampleOrder('studio_payment_contested'), state };
  expect(paymentMail(order, writer, facts)).toMatchObject({
    subject: said.subject('75,00 €', 'FB-7KQ2MX9D'),
    badge: { tone, text: said.badge },
    paragraphs: [said.intro],
    action: { url: 'https://termine.example/admin/bookings?search=FB-7KQ2MX9D' },
  });
});

test('the mail about a contested payment of a voucher leads to the vouchers (SRV-100)', () => {
  const order = { ...sampleOrder('studio_payment_contested'), code: '', voucher: true } as const;
  expect(paymentMail(order, writer, facts)).toMatchObject({
    details: [],
    action: { label: de.open_vouchers, url: 'https://termine.example/admin/vouchers' },
  });
});
