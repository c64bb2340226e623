import type { SendMailOptions } from 'nodemailer';
import { isSession } from '#features/services/domain/extras/booked-item.ts';
import { pricedItemWords } from '#features/services/domain/extras/priced-item-words.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { type BookingOrder, recipientOf } from '#shared/kernel/message-order.ts';
import { cleanLine, isEmail } from '#shared/kernel/text/text.ts';
import { calendarFile, customersUid } from '#shared/server/ics.ts';
import { greetingName } from '../../domain/writing/greeting-name.ts';
import type { CommonFacts, MailBooking, MailFacts } from '../../domain/writing/mail-facts.ts';
import { shownResources } from '../../domain/writing/mail-resources.ts';
import { bookedParts, bookedService } from '../../domain/writing/mail-writer.ts';
import type { RenderedMail } from '../../templates/render-mail.ts';
import type { MailAddress } from '../sending/mail-server.ts';

/** The image at the top of a mail. */
export interface MailLogo {
  readonly content_type: string;
  readonly bytes: Buffer;
}

export const logoId = 'logo@fotobooking';
export const giroCodeId = 'girocode@fotobooking';

export interface Envelope {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly message_id: string;
  readonly language: Language;
  /** Epoch ms. */
  readonly now: number;
}

/** The parts of a mail besides its content. */
export interface Enclosed {
  readonly replyTo: MailAddress | undefined;
  readonly calendar?: SendMailOptions['icalEvent'];
  /** The GiroCode, as PNG. */
  readonly giroCode?: Buffer | undefined;
  readonly file?: { readonly name: string; readonly content_type: string; readonly bytes: Buffer };
}

/**
 * Replies of customers go to the studio and the other way round; the calendar file adds the session to the customer's
 * calendar.
 */
export const enclosedWith = (order: BookingOrder, facts: MailFacts, envelope: Envelope): Enclosed => {
  if (recipientOf(order.kind) === 'studio') {
    return { replyTo: recipientAddress(facts.booking.customer_name, givenContact(facts.booking.customer_email)) };
  }
  return {
    replyTo: studioAddress(facts),
    calendar: withoutCalendar.has(order.kind) ? undefined : calendarPart(facts, envelope),
  };
};

/** Mails to customers that announce no time, or none that is new. */
const withoutCalendar: ReadonlySet<BookingOrder['kind']> = new Set([
  'reminder',
  'confirm_address',
  'birth_place',
  'birth_reminder',
  'invoice_issued',
  'transfer_details',
]);

/**
 * Returns the whole message: one recipient, both bodies, the calendar file, and the logo as an attachment instead of a
 * link.
 */
export const composeMessage = (
  mail: RenderedMail,
  { from, to, message_id, now }: Envelope,
  { replyTo, calendar, file, giroCode }: Enclosed,
  logo: MailLogo | undefined,
): SendMailOptions => ({
  from,
  to,
  // Set separately from the header, so that nothing in a name can add a recipient.
  envelope: { from: from.address, to: [to.address] },
  ...(replyTo && { replyTo }),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: message_id,
  date: new Date(now),
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  ...(calendar && { icalEvent: calendar }),
  attachments: [
    ...(file ? [{ filename: file.name, content: file.bytes, contentType: file.content_type }] : []),
    ...(giroCode ? [{ filename: 'girocode.png', content: giroCode, contentType: 'image/png', cid: giroCodeId }] : []),
    ...(logo ? [{ filename: 'logo', content: logo.bytes, contentType: logo.content_type, cid: logoId }] : []),
  ],
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Returns the recipient; undefined if the address is invalid. A name that could be read as an address is left out. */
export const recipientAddress = (name: string, address: string): MailAddress | undefined =>
  isEmail(address) ? { name: greetingName(name) ?? '', address } : undefined;

/** The address of the studio for replies; undefined if it has none. */
export const studioAddress = ({ company }: CommonFacts): MailAddress | undefined =>
  isEmail(company.company_email)
    ? { name: cleanLine(company.company_name), address: company.company_email }
    : undefined;

const calendarPart = (facts: MailFacts, { from, language, now }: Envelope) => {
  const { booking, company } = facts;
  const method = booking.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const event = {
    uid: customersUid(booking),
    sequence: booking.version,
    start: booking.starts_at,
    end: booking.ends_at,
    status: calendarStatus(booking),
    summary: `${bookedService(booking, language)} – ${company.company_name}`,
    description: [
      booking.confirmation_code,
      booking.photographer_name,
      ...shownResources(booking, language),
      ...bookedParts(booking, language),
      ...booking.items.filter((item) => !isSession(item)).map((item) => pricedItemWords(item, language)),
    ].join('\n'),
    location: company.company_address,
    organizer: { name: company.company_name, email: from.address },
    attendee: { name: greetingName(booking.customer_name) ?? booking.customer_email, email: booking.customer_email },
  } as const;
  return { method, filename: 'termin.ics', content: calendarFile(method, [event], now) };
};

const calendarStatus = ({ status }: MailBooking) =>
  status === 'CANCELLED' ? 'CANCELLED' : status === 'CONFIRMED' || status === 'COMPLETED' ? 'CONFIRMED' : 'TENTATIVE';
