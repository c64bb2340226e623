import { expect, test } from 'vitest';
import { emailSettingsFrom } from '../email-settings.ts';
import { sampleFacts } from '../mails/sample-mail.ts';
import type { MailBooking, MailFacts } from '../writing/mail-facts.ts';
import { whatsappReminder } from './whatsapp-reminder.ts';

const company: MailFacts['company'] = {
  company_name: 'Studio Licht',
  company_address: 'Musterstraße 12\n10115 Berlin',
  company_email: '',
  company_phone: '',
  company_website: '',
  vat_regime: 'unset' as const,
  notification_footer: '',
};
const facts = sampleFacts('reminder', {
  company,
  design: emailSettingsFrom({}).design,
  public_url: 'https://termine.example',
  logo: null,
});
const reminderOf = (booking: Partial<MailBooking> = {}, more: Partial<MailFacts> = {}) =>
  whatsappReminder({ ...facts, ...more, booking: { ...facts.booking, ...booking } }, 'de');

test('the reminder states customer, service, time, place and how to cancel', () => {
  const { text, template } = reminderOf();
  expect(text.split('\n')).toEqual([
    'Guten Tag Erika Sommer,',
    'wir erinnern Sie an Ihren Termin bei Studio Licht: Di., 5. März, 14:30.',
    'Porträtshooting · Anna Lindner',
    'Ort: Musterstraße 12 10115 Berlin',
    `Sie können doch nicht kommen? ${facts.cancel_url}`,
  ]);
  expect(template).toEqual({
    name: 'booking_reminder',
    parameters: [
      'Erika Sommer',
      'Studio Licht',
      'Di., 5. März, 14:30',
      'Porträtshooting',
      'Musterstraße 12 10115 Berlin',
      facts.cancel_url,
    ],
  });
});

test('the reminder leaves out unknown values and an address typed as a name', () => {
  const without = { ...company, company_address: '' };
  const { text, template } = reminderOf({ customer_name: 'evil.example', photographer_name: '' }, { company: without });
  expect(text).toContain('Guten Tag,\n');
  expect(text).toContain('\nPorträtshooting\nSie können');
  expect(template.parameters.slice(0, 1)).toEqual(['']);
});
