import { cancelReasonText } from '#features/booking/texts/cancel-reasons.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { formatDateTime, formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { companyFooter } from '../writing/company-footer.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { Detail, MailContent } from '../writing/mail-content.ts';
import { shownResources } from '../writing/mail-resources.ts';
import {
  amount,
  filled,
  isPending,
  itemsDetail,
  type MailWriter,
  partsDetail,
  priceText,
} from '../writing/mail-writer.ts';
import type { Occasion } from '../writing/occasion.ts';
import { birthPlace, birthReminder, confirmPlace } from './birth-mail.ts';
import { transferDetails } from './transfer-mail.ts';

export type CustomerOrder = Exclude<BookingOrder, { kind: `studio_${string}` }>;

/** Returns the content of a mail to the customer. */
export const customerMail = (order: CustomerOrder, writer: MailWriter): MailContent => {
  const { booking, texts, company } = writer;
  const occasion = occasionOf(order, writer);
  const off = booking.status === 'CANCELLED';
  return {
    appointment: { start: booking.starts_at, end: booking.ends_at, off },
    ...occasion,
    preheader: occasion.paragraphs[0] ?? '',
    paragraphs: [texts.greeting(greetingName(booking.customer_name)), ...occasion.paragraphs],
    details: filled([...withChanges(usualDetails(writer), occasion.details ?? [])]),
    aside: off || booking.status === 'COMPLETED' ? undefined : aside(writer),
    closing: [texts.regards, company],
    footer: [...companyFooter(writer.facts, company), texts.why_customer(company)],
  };
};

const aside = ({ texts, facts: { move_url, cancel_url } }: MailWriter): MailContent['aside'] => ({
  question: texts.cancel.question,
  links: [
    ...(move_url === undefined ? [] : [{ label: texts.move, url: move_url }]),
    { label: texts.cancel.label, url: cancel_url },
  ],
});

const occasionOf = (order: CustomerOrder, writer: MailWriter): Occasion => {
  switch (order.kind) {
    case 'booking_received':
      return received(writer);
    case 'confirm_address':
      return confirmAddress(writer);
    case 'booking_confirmation':
      return confirmation(writer);
    case 'booking_changed':
      return changed(order, writer);
    case 'booking_cancelled':
      return cancelled(writer);
    case 'booking_restored':
      return restored(writer);
    case 'new_time_asked':
      return newTimeRequested(order.keeps_time, writer);
    case 'transfer_details':
      return transferDetails(writer);
    case 'payment_received':
      return paid(order, writer);
    case 'invoice_issued':
      return invoiceIssued(order, writer);
    case 'reminder':
      return reminder(writer);
    case 'birth_place':
      return birthPlace(order.paid_cents, writer);
    case 'birth_reminder':
      return birthReminder(writer);
    default:
      throw new TypeError(order satisfies never);
  }
};

const received = (writer: MailWriter): Occasion => {
  const text = writer.texts.booking_received;
  const pending = isPending(writer);
  return {
    badge: { tone: pending ? 'waiting' : 'good', text: text.badge },
    subject: text.subject(writer.when, writer.booking.confirmation_code),
    title: text.title,
    paragraphs: [pending ? text.pending : text.confirmed],
    ...openPrepayment(writer),
  };
};

const confirmAddress = (writer: MailWriter): Occasion => {
  const { texts, when, booking, facts } = writer;
  if (!booking.has_time) return confirmPlace(writer);
  const text = texts.confirm_address;
  const until = formatTime(booking.confirm_by ?? booking.starts_at);
  return {
    badge: { tone: 'waiting', text: text.badge },
    subject: text.subject(when, booking.confirmation_code),
    title: text.title,
    paragraphs: [text.intro(until), text.stranger],
    action: { label: text.confirm, url: facts.confirm_url },
  };
};

const confirmation = ({ texts, when, booking }: MailWriter): Occasion => ({
  badge: { tone: 'good', text: texts.booking_confirmation.badge },
  subject: texts.booking_confirmation.subject(when, booking.confirmation_code),
  title: texts.booking_confirmation.title,
  paragraphs: [texts.booking_confirmation.intro, texts.calendar_file],
});

const changed = (order: CustomerOrder & { kind: 'booking_changed' }, writer: MailWriter): Occasion => {
  const { texts, when, booking, service } = writer;
  const moved = order.old_start !== booking.starts_at || order.old_end !== booking.ends_at;
  const { old_service_name: oldService, old_photographer_name: oldPhotographer } = order;
  const timeText = order.by_customer ? texts.booking_changed.by_customer : texts.booking_changed.new_time;
  const paragraph = moved ? timeText : texts.booking_changed.same_time;
  return {
    badge: { tone: 'news', text: texts.booking_changed.badge },
    subject: texts.booking_changed.subject(when, booking.confirmation_code),
    title: texts.booking_changed.title,
    paragraphs: [paragraph],
    appointment: {
      start: booking.starts_at,
      end: booking.ends_at,
      moved_from: moved ? { start: order.old_start, end: order.old_end } : undefined,
    },
    ...openPrepayment(writer),
    details: [
      ...(oldService ? [{ label: texts.labels.service, value: texts.was(service, cleanLine(oldService)) }] : []),
      ...(oldPhotographer
        ? [
            {
              label: texts.labels.photographer,
              value: texts.was(booking.photographer_name, cleanLine(oldPhotographer)),
            },
          ]
        : []),
    ],
  };
};

const cancelled = ({ texts, when, booking, facts, language }: MailWriter): Occasion => {
  const text = texts.booking_cancelled;
  const reason = cancelReasonText(booking, language) ?? '';
  return {
    badge: { tone: 'bad', text: text.badge },
    subject: text.subject(when, booking.confirmation_code),
    title: text.title,
    paragraphs: [
      booking.cancelled_by === 'customer' ? text.by_customer : text.by_studio,
      ...(booking.refund_cents > 0 ? [text.refund(amount(booking.refund_cents))] : []),
    ],
    details: [{ label: texts.labels.reason, value: reason, kind: 'lines' }],
    action: { label: texts.book_again, url: `${facts.public_url}/booking` },
  };
};

const restored = (writer: MailWriter): Occasion => {
  const { texts, when, booking } = writer;
  return {
    badge: { tone: 'good', text: texts.booking_restored.badge },
    subject: texts.booking_restored.subject(when, booking.confirmation_code),
    title: texts.booking_restored.title,
    paragraphs: [texts.booking_restored.intro],
    ...openPrepayment(writer),
  };
};

const newTimeRequested = (keepsTime: boolean, { texts, when, booking, facts, language }: MailWriter): Occasion => {
  const text = texts.new_time_asked;
  const { explanation, substitute } = facts.request ?? {};
  const held = substitute ? [text.held(formatShort(substitute.start, language), formatDateTime(substitute.until))] : [];
  return {
    badge: { tone: 'waiting', text: text.badge },
    subject: text.subject(when, booking.confirmation_code),
    title: text.title,
    paragraphs: [keepsTime ? text.kept : text.given_back, ...(explanation ? [explanation] : []), ...held, text.instead],
    action: { label: text.choose, url: facts.move_url ?? facts.booking_url },
  };
};

const paid = (order: CustomerOrder & { kind: 'payment_received' }, writer: MailWriter): Occasion => {
  const { texts, booking } = writer;
  const { amount_cents: cents, rest } = order;
  const text = texts.payment_received;
  const confirmed = !rest && (booking.status === 'CONFIRMED' || booking.status === 'COMPLETED');
  return {
    badge: { tone: 'good', text: text.badge },
    subject: text.subject(amount(cents), booking.confirmation_code),
    title: text.title,
    paragraphs: [confirmed ? `${text.intro(amount(cents))} ${text.confirmed}` : text.intro(amount(cents))],
    details: [{ label: texts.labels.paid, value: amount(cents) }],
  };
};

const invoiceIssued = (order: CustomerOrder & { kind: 'invoice_issued' }, { texts, facts }: MailWriter): Occasion => {
  const text = texts.invoice_issued;
  const { number, of, gross_cents } = order;
  return {
    badge: { tone: 'news', text: text.badge[of] },
    subject: text.subject(text.badge[of], number),
    title: text.title[of],
    paragraphs: [text.intro, text.page],
    details: [
      { label: texts.labels.invoice, value: number },
      // The amount of a cancellation is what is taken back.
      { label: texts.labels.amount, value: amount(Math.abs(gross_cents)) },
    ],
    action: { label: text.open, url: facts.booking_url },
  };
};

const reminder = ({ texts, when, booking, facts }: MailWriter): Occasion => ({
  badge: { tone: 'news', text: texts.reminder.badge },
  subject: texts.reminder.subject(when, booking.confirmation_code),
  title: texts.reminder.title,
  paragraphs: [texts.reminder.intro],
  ...(booking.rest_online_cents !== null && {
    notice: { title: texts.prepayment.title(amount(booking.rest_online_cents)), text: texts.reminder.rest },
    action: { label: texts.reminder.pay, url: facts.booking_url },
  }),
});

const openPrepayment = ({ texts, booking, facts }: MailWriter): Pick<Occasion, 'notice' | 'action'> =>
  booking.open_prepayment_cents === null
    ? {}
    : {
        notice: { title: texts.prepayment.title(amount(booking.open_prepayment_cents)), text: texts.prepayment.text },
        action: { label: texts.prepayment.see, url: facts.booking_url },
      };

const usualDetails = (writer: MailWriter): Detail[] => {
  const { texts, booking, facts, service, language } = writer;
  return [
    { label: texts.labels.service, value: service },
    partsDetail(writer),
    itemsDetail(writer),
    { label: texts.labels.photographer, value: booking.photographer_name },
    { label: texts.labels.resources, value: shownResources(booking, language).join(', ') },
    { label: texts.labels.location, value: facts.company.company_address },
    { label: texts.labels.price, value: priceText(writer) },
    { label: texts.labels.code, value: booking.confirmation_code, kind: 'code' },
  ];
};

/** A changed detail replaces the usual one with the same label; a new one comes first. */
const withChanges = (usual: readonly Detail[], changes: readonly Detail[]): Detail[] => [
  ...changes.filter(({ label }) => !usual.some((detail) => detail.label === label)),
  ...usual.map((detail) => changes.find(({ label }) => label === detail.label) ?? detail),
];
