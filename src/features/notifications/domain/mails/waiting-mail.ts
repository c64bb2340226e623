import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { formatShort, formatShortDate } from '#shared/kernel/time/format.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { MailEntry, WaitingFacts } from '../writing/mail-facts.ts';
import { type CommonWriter, filled } from '../writing/mail-writer.ts';
import { leaveLink } from './offer-mail.ts';

/**
 * Returns the content of the mail to a person who has joined the waiting list: the wishes, the place, and how to leave.
 */
export const waitingMail = (
  { entry, waiting_url }: WaitingFacts,
  { texts, company }: CommonWriter,
  language: Language,
): MailContent => {
  const said =
    entry.confirm_by === null ? texts.waiting_joined : unconfirmed(texts, formatShort(entry.confirm_by, language));
  const service = cleanLine(
    serviceName({ name: entry.service_name, name_de: entry.service_name_de, name_ru: entry.service_name_ru }, language),
  );
  return {
    subject: said.subject(service, company),
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title,
    paragraphs: [texts.greeting(greetingName(entry.customer_name)), said.intro],
    details: filled([
      { label: texts.labels.service, value: service },
      { label: texts.labels.photographer, value: cleanLine(entry.photographer_name ?? '') },
      { label: said.days, value: daysOf(entry, language) },
      { label: said.place, value: `${entry.place}` },
    ]),
    action: { label: said.action, url: waiting_url },
    aside: leaveLink(texts, waiting_url),
    closing: [texts.regards, company],
    footer: [said.why(company)],
  };
};

/** What is said to whoever has to confirm the address first. */
const unconfirmed = (
  { waiting_joined: said }: CommonWriter['texts'],
  until: string,
): CommonWriter['texts']['waiting_joined'] => ({
  ...said,
  badge: said.confirmBadge,
  subject: said.confirmSubject,
  title: said.confirmTitle,
  intro: said.confirmIntro(until),
  action: said.confirm,
});

const daysOf = ({ first_day, last_day }: MailEntry, language: Language): string => {
  const first = formatShortDate(first_day, language);
  return first_day === last_day ? first : `${first} – ${formatShortDate(last_day, language)}`;
};
