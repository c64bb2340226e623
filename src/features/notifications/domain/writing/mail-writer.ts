import { partLines, partsOf } from '#features/services/domain/extras/booked-parts.ts';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine, cleanText } from '#shared/kernel/text/text.ts';
import { formatEuro, formatShort } from '#shared/kernel/time/format.ts';
import { de, type MailTexts } from '../../texts/de.ts';
import { ru } from '../../texts/ru.ts';
import type { Detail } from './mail-content.ts';
import type { CommonFacts, MailBooking, MailFacts, MailItem } from './mail-facts.ts';

/** The texts of one language, and the name of the studio. */
export interface CommonWriter {
  readonly texts: MailTexts;
  readonly company: string;
}

/** The data of a mail about a booking in one language. */
export interface MailWriter extends CommonWriter {
  readonly facts: MailFacts;
  readonly booking: MailBooking;
  readonly language: Language;
  /** 'Di., 3. März, 14:30'. */
  readonly when: string;
  readonly service: string;
}

const textsOf: Readonly<Record<Language, MailTexts>> = { de, ru };

export const commonWriter = ({ company }: CommonFacts, language: Language): CommonWriter => ({
  texts: textsOf[language],
  company: cleanLine(company.company_name),
});

export const mailWriter = (facts: MailFacts, language: Language): MailWriter => ({
  ...commonWriter(facts, language),
  facts,
  booking: facts.booking,
  language,
  when: formatShort(facts.booking.starts_at, language),
  service: bookedService(facts.booking, language),
});

/** Returns the name of the booked service in one language. */
export const bookedService = (booking: MailBooking, language: Language): string => {
  return cleanLine(serviceName(namesOf(booking), language));
};

/** Returns when the two sessions of a booking take place, one line each; empty if it has only one. */
export const bookedParts = (booking: MailBooking, language: Language): string[] => {
  const parts = partsOf({ start: booking.starts_at, end: booking.ends_at }, booking.items);
  return parts ? partLines(parts, namesOf(booking), booking.items, language).map(cleanLine) : [];
};

const namesOf = ({ service_name, service_name_de, service_name_ru }: MailBooking) => ({
  name: service_name,
  name_de: service_name_de,
  name_ru: service_name_ru,
});

/** Formats an amount; numbers are German in both languages. */
export const amount = (cents: number): string => formatEuro(cents);

export const priceText = ({ booking, texts }: MailWriter): string =>
  booking.price_cents === null ? '' : booking.price_cents === 0 ? texts.free : amount(booking.price_cents);

/** When the two sessions of a booking take place. */
export const partsDetail = ({ booking, texts, language }: MailWriter): Detail => ({
  label: texts.labels.parts,
  value: bookedParts(booking, language).join('\n'),
  kind: 'lines',
});

/** What was booked besides the service, one line each, with its price. */
export const itemsDetail = ({
  booking,
  texts,
  language,
}: Pick<MailWriter, 'texts' | 'language'> & { readonly booking: { readonly items: readonly MailItem[] } }): Detail => ({
  label: texts.labels.items,
  value: booking.items
    .map(
      (item) =>
        `${cleanLine(itemWords(item, language))} · ${item.price_cents === 0 ? texts.free : amount(item.price_cents)}`,
    )
    .join('\n'),
  kind: 'lines',
});

/** Returns the details that are not empty, without line breaks unless they are meant to keep them. */
export const filled = (details: readonly Detail[]): Detail[] =>
  details
    .map((detail) => ({
      ...detail,
      value: detail.kind === 'lines' ? cleanText(detail.value) : cleanLine(detail.value),
    }))
    .filter(({ value }) => value !== '');

export const isPending = ({ booking }: MailWriter): boolean =>
  booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
