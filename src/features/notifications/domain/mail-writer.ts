import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/contract/fields.ts';
import { formatEuro, formatShort } from '#shared/kernel/format.ts';
import { cleanLine, cleanText } from '#shared/kernel/text.ts';
import { de, type MailTexts } from '../texts/de.ts';
import { ru } from '../texts/ru.ts';
import type { Detail } from './mail-content.ts';
import type { MailBooking, MailFacts } from './mail-facts.ts';

/** Facts in the words of one language: what every mail is put together from. */
export interface MailWriter {
  readonly facts: MailFacts;
  readonly booking: MailBooking;
  readonly language: Language;
  readonly texts: MailTexts;
  /** 'Di., 3. März, 14:30'. */
  readonly when: string;
  readonly service: string;
  readonly company: string;
}

const textsOf: Readonly<Record<Language, MailTexts>> = { de, ru };

export const mailWriter = (facts: MailFacts, language: Language): MailWriter => ({
  facts,
  booking: facts.booking,
  language,
  texts: textsOf[language],
  when: formatShort(facts.booking.starts_at, language),
  service: bookedService(facts.booking, language),
  company: cleanLine(facts.company.company_name),
});

/** What was booked, in one language. */
export const bookedService = (booking: MailBooking, language: Language): string => {
  const { service_name: name, service_name_de: name_de, service_name_ru: name_ru } = booking;
  return cleanLine(serviceName({ name, name_de, name_ru }, language));
};

/** Numbers are German in both languages (AMB-092). */
export const amount = (cents: number): string => formatEuro(cents);

export const priceText = ({ booking, texts }: MailWriter): string =>
  booking.price_cents === null ? '' : booking.price_cents === 0 ? texts.free : amount(booking.price_cents);

/** The details that have something to say, cleaned of line breaks unless they are meant to keep them. */
export const filled = (details: readonly Detail[]): Detail[] =>
  details
    .map((detail) => ({
      ...detail,
      value: detail.kind === 'lines' ? cleanText(detail.value) : cleanLine(detail.value),
    }))
    .filter(({ value }) => value !== '');

export const isPending = ({ booking }: MailWriter): boolean =>
  booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
