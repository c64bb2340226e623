import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { de } from '../../texts/de.ts';
import { code, mailOf, start, usual } from '../testing/customer-mails.ts';

const when = 'Di., 5. März, 14:30';
const link = '7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f?token=sample';
const payment = {
  notice: { title: de.prepayment.title('75,00 €'), text: de.prepayment.text },
  action: { label: de.prepayment.see, url: `https://termine.example/booking/success/${link}` },
};

describe('a mail to the customer states what happened and what to do', () => {
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
      aside: {
        question: de.cancel.question,
        links: [{ label: de.cancel.label, url: `https://termine.example/cancel/${link}` }],
      },
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
  ] as const)('cancelled by the %s, with a refund of %d cents', (cancelled_by, refund_cents, paragraphs) => {
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

  test('a payment of the rest confirms nothing (BANK-03)', () => {
    const order = { kind: 'payment_received', amount_cents: 7500, rest: true } as const;
    expect(mailOf('payment_received', { order }).paragraphs[1]).toBe(de.payment_received.intro('75,00 €'));
  });

  test('a reminder offers to pay a rest online, and is silent about one that cannot be paid (BANK-03)', () => {
    expect(mailOf('reminder', { booking: { rest_online_cents: 7501 } })).toMatchObject({
      notice: { title: de.prepayment.title('75,01 €'), text: de.reminder.rest },
      action: { label: de.reminder.pay, url: `https://termine.example/booking/success/${link}` },
    });
    expect(mailOf('reminder')).not.toHaveProperty('notice');
  });

  test.each([
    ['CONFIRMED', 'good', de.booking_received.confirmed],
    ['PAYMENT_PENDING', 'waiting', de.booking_received.pending],
  ] as const)('booking_received of a %s booking has the tone %s', (status, tone, paragraph) => {
    const mail = mailOf('booking_received', { booking: { status, open_prepayment_cents: null } });
    expect(mail).toMatchObject({ badge: { tone }, preheader: paragraph });
    expect(mail).not.toHaveProperty('notice');
  });
});
