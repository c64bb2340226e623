import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/zone-time.ts';
import { de } from '../texts/de.ts';
import { type CustomerOrder, customerMail } from './customer-mail.ts';
import { emailSettingsFrom } from './email-settings.ts';
import type { MailBooking, MailFacts } from './mail-facts.ts';
import { mailWriter } from './mail-writer.ts';
import { sampleFacts, sampleOrder } from './sample-mail.ts';

const company: MailFacts['company'] = {
  company_name: 'Studio Licht',
  company_address: 'Musterstraße 12, 10115 Berlin',
  company_email: 'hallo@studio.example',
  company_phone: '+49 30 5550100',
  company_website: 'https://studio.example',
  notification_footer: 'Bitte pünktlich kommen.',
};
const given = { company, design: emailSettingsFrom({}).design, public_url: 'https://termine.example', logo: null };
const start = sampleFacts('reminder', given).booking.starts_at;
const when = 'Di., 5. März, 14:30';
const code = 'FB-7KQ2MX9D';

const mailOf = (
  kind: CustomerOrder['kind'],
  {
    booking,
    facts,
    order,
  }: { booking?: Partial<MailBooking>; facts?: Partial<MailFacts>; order?: Partial<CustomerOrder> } = {},
) => {
  const sample = sampleFacts(kind, given);
  const all = { ...sample, ...facts, booking: { ...sample.booking, ...booking } };
  return customerMail({ ...sampleOrder(kind), ...order } as CustomerOrder, mailWriter(all, 'de'));
};
const usual = [
  { label: 'Shooting', value: 'Porträtshooting' },
  { label: 'Fotograf', value: 'Anna Lindner' },
  { label: 'Ort', value: company.company_address },
  { label: 'Preis', value: '150,00 €' },
  { label: 'Buchungscode', value: code, kind: 'code' },
];
const link = '7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f?token=sample';
const payment = {
  notice: { title: de.prepayment.title('75,00 €'), text: de.prepayment.text },
  action: { label: de.prepayment.see, url: `https://termine.example/booking/success/${link}` },
};

describe('a mail to the customer says what happened, and what is to be known and done', () => {
  test.each([
    [
      'booking_received',
      {
        badge: { tone: 'waiting', text: de.booking_received.badge },
        subject: de.booking_received.subject(when, code),
        title: de.booking_received.title,
        paragraphs: [de.booking_received.pending],
        ...payment,
      },
    ],
    [
      'booking_confirmation',
      {
        badge: { tone: 'good', text: de.booking_confirmation.badge },
        subject: de.booking_confirmation.subject(when, code),
        title: de.booking_confirmation.title,
        paragraphs: [de.booking_confirmation.intro, de.calendar_file],
      },
    ],
    [
      'booking_changed',
      {
        badge: { tone: 'news', text: de.booking_changed.badge },
        subject: de.booking_changed.subject(when, code),
        title: de.booking_changed.title,
        paragraphs: [de.booking_changed.new_time],
        appointment: {
          start,
          end: start + HOUR,
          moved_from: { start: start - DAY - 4 * HOUR, end: start - DAY - 3 * HOUR },
        },
      },
    ],
    [
      'booking_restored',
      {
        badge: { tone: 'good', text: de.booking_restored.badge },
        subject: de.booking_restored.subject(when, code),
        title: de.booking_restored.title,
        paragraphs: [de.booking_restored.intro],
      },
    ],
    [
      'payment_received',
      {
        badge: { tone: 'good', text: de.payment_received.badge },
        subject: de.payment_received.subject('75,00 €', code),
        title: de.payment_received.title,
        paragraphs: [`${de.payment_received.intro('75,00 €')} ${de.payment_received.confirmed}`],
        details: [{ label: 'Bezahlt', value: '75,00 €' }, ...usual],
      },
    ],
    [
      'reminder',
      {
        badge: { tone: 'news', text: de.reminder.badge },
        subject: de.reminder.subject(when, code),
        title: de.reminder.title,
        paragraphs: [de.reminder.intro],
      },
    ],
  ] as const)('%s (SRV-36)', (kind, { paragraphs, ...special }) => {
    expect(mailOf(kind)).toEqual({
      appointment: { start, end: start + HOUR, off: false },
      details: usual,
      ...special,
      preheader: paragraphs[0],
      paragraphs: [de.greeting('Erika Sommer'), ...paragraphs],
      aside: { ...de.cancel, url: `https://termine.example/cancel/${link}` },
      closing: [de.regards, 'Studio Licht'],
      footer: expect.any(Array),
    });
  });

  test('booking_cancelled has a reason, no link to cancel, and one to book again (SRV-36)', () => {
    expect(mailOf('booking_cancelled')).toMatchObject({
      appointment: { start, end: start + HOUR, off: true },
      badge: { tone: 'bad', text: de.booking_cancelled.badge },
      subject: de.booking_cancelled.subject(when, code),
      title: de.booking_cancelled.title,
      preheader: de.booking_cancelled.by_studio,
      paragraphs: [de.greeting('Erika Sommer'), de.booking_cancelled.by_studio],
      details: [{ label: 'Grund', value: 'Vom Administrator storniert', kind: 'lines' }, ...usual],
      action: { label: de.book_again, url: 'https://termine.example/booking' },
      aside: undefined,
    });
    expect(mailOf('booking_cancelled', { booking: { cancel_code: null, cancel_reason: null } }).details).toEqual(usual);
  });

  test.each([
    ['customer', 0, [de.booking_cancelled.by_customer]],
    ['admin', 1, [de.booking_cancelled.by_studio, de.booking_cancelled.refund('0,01 €')]],
    ['system', 0, [de.booking_cancelled.by_studio]],
  ] as const)('cancelled by the %s, with %d cents to come back', (cancelled_by, refund_cents, paragraphs) => {
    const { paragraphs: said } = mailOf('booking_cancelled', { booking: { cancelled_by, refund_cents } });
    expect(said.slice(1)).toEqual(paragraphs);
  });

  test.each([
    ['PENDING', false],
    ['PAYMENT_PENDING', false],
    ['CONFIRMED', true],
    ['COMPLETED', true],
  ] as const)('a payment for a session that is %s confirms it: %s', (status, confirms) => {
    const [, paragraph] = mailOf('payment_received', { booking: { status } }).paragraphs;
    expect(paragraph?.endsWith(de.payment_received.confirmed)).toBe(confirms);
  });

  test.each([
    ['CONFIRMED', 'good', de.booking_received.confirmed],
    ['PAYMENT_PENDING', 'waiting', de.booking_received.pending],
  ] as const)('a booking that is received as %s is %s', (status, tone, paragraph) => {
    const mail = mailOf('booking_received', { booking: { status, open_prepayment_cents: null } });
    expect(mail).toMatchObject({ badge: { tone }, preheader: paragraph });
    expect(mail).not.toHaveProperty('notice');
  });
});

test.each([
  [null, undefined],
  [0, de.free],
  [1, '0,01 €'],
])('a price of %s cents is shown as %s (AMB-012)', (price_cents, shown) => {
  const { details } = mailOf('reminder', { booking: { price_cents } });
  expect(details.find(({ label }) => label === 'Preis')?.value).toBe(shown);
});

test('only a reason keeps its lines', () => {
  const booking = { cancel_code: null, cancel_reason: 'Krank.\nLeider', photographer_name: 'Anna\nLindner' };
  const { details } = mailOf('booking_cancelled', { booking });
  expect(details.map(({ value }) => value)).toEqual(expect.arrayContaining(['Krank.\nLeider', 'Anna Lindner']));
});

describe('a change', () => {
  const unmoved = { old_start: start, old_end: start + HOUR };
  test.each([
    ['start', { ...unmoved, old_start: start - HOUR }, true],
    ['end', { ...unmoved, old_end: start + 2 * HOUR }, true],
    ['neither', unmoved, false],
  ])('of the %s of a session shows both times: %s', (_, order, moved) => {
    const { appointment, preheader } = mailOf('booking_changed', { order });
    expect(preheader).toBe(moved ? de.booking_changed.new_time : de.booking_changed.same_time);
    expect(appointment?.moved_from).toEqual(moved ? { start: order.old_start, end: order.old_end } : undefined);
  });

  test('of service and photographer is shown in their rows, with the former value', () => {
    const order = { old_service_name: ' Baby\n', old_photographer_name: 'Max\nBerger' };
    expect(mailOf('booking_changed', { order }).details).toEqual([
      { label: 'Shooting', value: 'Porträtshooting (bisher Baby)' },
      { label: 'Fotograf', value: 'Anna Lindner (bisher Max Berger)' },
      ...usual.slice(2),
    ]);
  });
});

describe('the footer of a mail to the customer', () => {
  const footerOf = (facts: Partial<MailFacts> = {}) => mailOf('reminder', { facts }).footer;
  const why = de.why_customer('Studio Licht');

  test('has what there is of the studio, its own lines, and why the mail was sent', () => {
    const lines = [
      'Studio Licht',
      company.company_address,
      company.company_phone,
      company.company_email,
      company.company_website,
    ];
    expect(footerOf()).toEqual([lines.join('\n'), 'Bitte pünktlich kommen.', why]);
    const less = { ...company, company_phone: '', company_website: '', notification_footer: '' };
    expect(footerOf({ company: less })).toEqual([
      `Studio Licht\n${company.company_address}\n${company.company_email}`,
      why,
    ]);
  });

  test('leaves the studio out where its design says so', () => {
    const design = { ...given.design, show_company_info: false };
    expect(footerOf({ design })).toEqual(['Bitte pünktlich kommen.', why]);
  });
});

test('the mail that asks to confirm an address says until when, and that a stranger need do nothing (MAIL-023)', () => {
  const text = de.confirm_address;
  const facts = { confirm_url: 'https://termine.example/booking/confirm/1?token=t' };
  const mail = mailOf('confirm_address', { facts, booking: { confirm_by: Date.UTC(2030, 5, 3, 8, 5) } });
  expect(mail.paragraphs.slice(1)).toEqual([text.intro('10:05'), text.stranger]);
  expect(mail.action).toEqual({ label: text.confirm, url: facts.confirm_url });
});
