import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { MailOffer, OfferFacts } from '../writing/mail-facts.ts';
import { amount, type CommonWriter, filled, itemsDetail } from '../writing/mail-writer.ts';

/** Returns the content of the mail with the link of an offer: the times, until when they are held, and the link. */
export const offerMail = (
  { offer, offer_url, waiting_url }: OfferFacts,
  { texts, company }: CommonWriter,
  language: Language,
): MailContent => {
  const said = waiting_url === undefined ? texts.offer_made : { ...texts.offer_made, ...texts.waiting_offer };
  const single = offer.times.length === 1;
  const until = formatShort(offer.held_until, language);
  const service = cleanLine(
    serviceName({ name: offer.service_name, name_de: offer.service_name_de, name_ru: offer.service_name_ru }, language),
  );
  const intro = (single ? said.one : said.several)(until);
  return {
    subject: said.subject(service, company),
    preheader: intro,
    badge: { tone: 'waiting', text: said.badge },
    title: single ? said.titleOne : said.title,
    paragraphs: [texts.greeting(greetingName(offer.customer_name)), intro],
    appointment: single ? offer.times[0] : undefined,
    details: filled([
      { label: said.times, value: single ? '' : linesOf(offer, language), kind: 'lines' },
      { label: texts.labels.service, value: service },
      itemsDetail({ booking: offer, texts, language }),
      { label: texts.labels.photographer, value: single ? (offer.times[0]?.photographer_name ?? '') : '' },
      { label: texts.labels.price, value: priceOf(offer, texts.free) },
      { label: said.until, value: said.clock(until) },
    ]),
    action: { label: single ? said.actionOne : said.action, url: offer_url },
    aside: waiting_url === undefined ? undefined : leaveLink(texts, waiting_url),
    closing: [said.otherwise, texts.regards, company],
    footer: [said.why(company)],
  };
};

/** The question whether the person still waits, with the link to leave the list. */
export const leaveLink = ({ waiting_joined }: CommonWriter['texts'], url: string): MailContent['aside'] => ({
  question: waiting_joined.leaveQuestion,
  links: [{ label: waiting_joined.leave, url }],
});

const linesOf = ({ times }: MailOffer, language: Language): string =>
  times
    .map(({ start, end, photographer_name }) =>
      cleanLine(`${formatShort(start, language)}–${formatTime(end)} · ${photographer_name}`),
    )
    .join('\n');

const priceOf = ({ price_cents }: MailOffer, free: string): string => {
  if (price_cents === null) return '';
  return price_cents === 0 ? free : amount(price_cents);
};
