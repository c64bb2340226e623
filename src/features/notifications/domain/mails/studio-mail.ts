import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import type { MailContent } from '../writing/mail-content.ts';
import { usedResources } from '../writing/mail-resources.ts';
import {
  amount,
  filled,
  isPending,
  itemsDetail,
  type MailWriter,
  partsDetail,
  priceText,
} from '../writing/mail-writer.ts';
import { placeDetails, studioBirthMail } from './birth-mail.ts';

export type StudioOrder = Extract<BookingOrder, { kind: `studio_${string}` }>;

/** Returns the content of a mail to the studio: who, what, when, and a link to the booking. */
export const studioMail = (order: StudioOrder, writer: MailWriter): MailContent => {
  const { booking, texts, facts, service, language } = writer;
  const occasion = occasionOf(order, writer);
  return {
    ...occasion,
    preheader: occasion.paragraphs[0] ?? '',
    appointment: isAboutPlace(order)
      ? undefined
      : {
          start: booking.starts_at,
          end: booking.ends_at,
          off: booking.status === 'CANCELLED',
          ...(order.kind === 'studio_customer_moved' && {
            moved_from: { start: order.old_start, end: order.old_end },
          }),
        },
    details: filled([
      { label: texts.labels.customer, value: booking.customer_name },
      { label: texts.labels.email, value: givenContact(booking.customer_email) },
      { label: texts.labels.phone, value: givenContact(booking.customer_phone) },
      { label: texts.labels.service, value: service },
      ...(isAboutPlace(order) ? placeDetails(writer) : []),
      partsDetail(writer),
      itemsDetail(writer),
      { label: texts.labels.photographer, value: booking.photographer_name },
      { label: texts.labels.resources, value: usedResources(booking, language).join(', ') },
      { label: texts.labels.price, value: priceText(writer) },
      { label: texts.labels.code, value: booking.confirmation_code, kind: 'code' },
      { label: texts.labels.notes, value: booking.notes ?? '', kind: 'lines' },
    ]),
    action: { label: texts.open_booking, url: `${facts.public_url}/admin/bookings?highlight=${booking.id}` },
    closing: [],
    footer: [texts.why_studio],
  };
};

const isAboutPlace = ({ kind }: StudioOrder): boolean =>
  kind === 'studio_birth_place' || kind === 'studio_birth_reminder';

const occasionOf = (
  order: StudioOrder,
  writer: MailWriter,
): Pick<MailContent, 'badge' | 'subject' | 'title' | 'paragraphs'> => {
  const { texts, when, booking } = writer;
  const customer = cleanLine(booking.customer_name);
  switch (order.kind) {
    case 'studio_new_booking': {
      const text = texts.studio_new_booking;
      return {
        badge: { tone: 'news', text: text.badge },
        subject: text.subject(when, customer),
        title: text.title,
        paragraphs: [isPending(writer) ? text.pending : text.confirmed],
      };
    }
    case 'studio_customer_cancelled': {
      const text = texts.studio_customer_cancelled;
      return {
        badge: { tone: 'bad', text: text.badge },
        subject: text.subject(when, customer),
        title: text.title,
        paragraphs: [text.intro],
      };
    }
    case 'studio_customer_moved': {
      const text = texts.studio_customer_moved;
      return {
        badge: { tone: 'news', text: text.badge },
        subject: text.subject(when, customer),
        title: text.title,
        paragraphs: [text.intro],
      };
    }
    case 'studio_refund_needed': {
      const text = texts.studio_refund_needed;
      return {
        badge: { tone: 'waiting', text: text.badge },
        subject: text.subject(amount(order.amount_cents), booking.confirmation_code),
        title: text.title(amount(order.amount_cents)),
        paragraphs: [order.twice ? text.twice : text.intro],
      };
    }
    case 'studio_birth_place':
    case 'studio_birth_reminder':
      return studioBirthMail(order, writer);
    default:
      throw new TypeError(order satisfies never);
  }
};
