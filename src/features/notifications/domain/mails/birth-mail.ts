import { cleanLine } from '#shared/kernel/text/text.ts';
import { dayAndMonth, formatTime } from '#shared/kernel/time/format.ts';
import type { Detail, MailContent } from '../writing/mail-content.ts';
import { amount, type MailWriter } from '../writing/mail-writer.ts';
import type { Occasion } from '../writing/occasion.ts';

/** 'Woche vom 2. März'; empty if the place is over, whose mails are not sent. */
const weekOf = ({ facts: { place }, texts, language }: MailWriter): string =>
  place ? texts.birth_place.weekOf(dayAndMonth(place.week, language)) : '';

export const placeDetails = (writer: MailWriter): Detail[] => {
  const { texts, facts, language } = writer;
  return [
    { label: texts.birth_place.week, value: weekOf(writer) },
    { label: texts.birth_place.due, value: facts.place ? dayAndMonth(facts.place.due_on, language) : '' },
  ];
};

const common = (writer: MailWriter) => ({
  // There is no time yet.
  appointment: undefined,
  details: placeDetails(writer),
});

/** Nobody else may learn that the mailbox has another place; whoever reads its mails does. */
const others = ({ texts, facts }: MailWriter): string[] =>
  facts.place && facts.place.other_places > 0 ? [texts.birth_place.other] : [];

const pageOf = ({ texts, facts }: MailWriter): MailContent['action'] =>
  facts.place ? { label: texts.birth_place.action, url: facts.place.url } : undefined;

/** The mail to a family that has taken a place, has paid for it, or waits for one. */
export const birthPlace = (paid_cents: number | undefined, writer: MailWriter): Occasion => {
  const { texts, booking, facts } = writer;
  const text = texts.birth_place;
  const week = weekOf(writer);
  if (facts.place?.waiting_list) {
    return {
      ...common(writer),
      badge: { tone: 'waiting', text: text.waitingBadge },
      subject: text.waitingSubject(week, booking.confirmation_code),
      title: text.waitingTitle,
      paragraphs: [text.waiting, ...others(writer)],
      action: pageOf(writer),
    };
  }
  const open = booking.open_prepayment_cents;
  return {
    ...common(writer),
    badge: { tone: open === null ? 'good' : 'waiting', text: text.badge },
    subject: text.subject(week, booking.confirmation_code),
    title: text.title(week),
    paragraphs: [
      ...(paid_cents === undefined ? [] : [text.paid(amount(paid_cents))]),
      text.intro,
      text.next,
      ...others(writer),
    ],
    ...(open !== null && { notice: { title: texts.prepayment.title(amount(open)), text: '' } }),
    action: open !== null && facts.place ? { label: text.pay, url: facts.place.url } : pageOf(writer),
  };
};

/** The question to a family that has taken a place, or waits for one, whether it is its address. */
export const confirmPlace = (writer: MailWriter): Occasion => {
  const { texts, booking, facts } = writer;
  const text = texts.confirm_address;
  const until = formatTime(booking.confirm_by ?? booking.starts_at);
  return {
    ...common(writer),
    badge: { tone: 'waiting', text: text.badge },
    subject: text.placeSubject(weekOf(writer), booking.confirmation_code),
    title: text.placeTitle,
    paragraphs: [text.placeIntro(until), ...others(writer), text.stranger],
    action: { label: text.placeConfirm, url: facts.confirm_url },
  };
};

/** The question to a family whose due date is over; the mail presumes no birth. */
export const birthReminder = (writer: MailWriter): Occasion => {
  const text = writer.texts.birth_reminder;
  return {
    ...common(writer),
    badge: { tone: 'news', text: text.badge },
    subject: text.subject(writer.booking.confirmation_code),
    title: text.title,
    paragraphs: [text.intro],
    action: pageOf(writer),
  };
};

/** The mails to the studio about a place. */
export const studioBirthMail = (
  { kind }: { readonly kind: 'studio_birth_place' | 'studio_birth_reminder' },
  writer: MailWriter,
): Pick<MailContent, 'badge' | 'subject' | 'title' | 'paragraphs'> => {
  const { texts, booking, facts } = writer;
  const customer = cleanLine(booking.customer_name);
  if (kind === 'studio_birth_reminder') {
    const text = texts.studio_birth_reminder;
    return {
      badge: { tone: 'waiting', text: text.badge },
      subject: text.subject(customer),
      title: text.title,
      paragraphs: [text.intro],
    };
  }
  const text = texts.studio_birth_place;
  const isWaiting = facts.place?.waiting_list === true;
  return {
    badge: { tone: 'news', text: text.badge },
    subject: text.subject(weekOf(writer), customer),
    title: isWaiting ? text.waitingTitle : text.title,
    paragraphs: [isWaiting ? text.waiting : text.intro],
  };
};
