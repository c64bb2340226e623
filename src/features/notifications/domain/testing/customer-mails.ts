import { emailSettingsFrom } from '../email-settings.ts';
import { type CustomerOrder, customerMail } from '../mails/customer-mail.ts';
import { sampleFacts, sampleOrder } from '../mails/sample-mail.ts';
import type { MailBooking, MailFacts } from '../writing/mail-facts.ts';
import { mailWriter } from '../writing/mail-writer.ts';

export const company: MailFacts['company'] = {
  company_name: 'Studio Licht',
  company_address: 'Musterstraße 12, 10115 Berlin',
  company_email: 'hallo@studio.example',
  company_phone: '+49 30 5550100',
  company_website: 'https://studio.example',
  vat_regime: 'unset' as const,
  notification_footer: 'Bitte pünktlich kommen.',
};

export const studioFacts = {
  company,
  design: emailSettingsFrom({}).design,
  public_url: 'https://termine.example',
  logo: null,
};

export const start = sampleFacts('reminder', studioFacts).booking.starts_at;

export const code = 'FB-7KQ2MX9D';

export const mailOf = (
  kind: CustomerOrder['kind'],
  {
    booking,
    facts,
    order,
  }: { booking?: Partial<MailBooking>; facts?: Partial<MailFacts>; order?: Partial<CustomerOrder> } = {},
) => {
  const sample = sampleFacts(kind, studioFacts);
  const all = { ...sample, ...facts, booking: { ...sample.booking, ...booking } };
  return customerMail({ ...sampleOrder(kind), ...order } as CustomerOrder, mailWriter(all, 'de'));
};

export const usual = [
  { label: 'Shooting', value: 'Porträtshooting' },
  { label: 'Es fotografiert', value: 'Anna Lindner' },
  { label: 'Ort', value: company.company_address },
  { label: 'Preis', value: '150,00 €' },
  { label: 'Buchungscode', value: code, kind: 'code' },
];
