import type { Language } from '#shared/kernel/language.ts';
import {
  type BookingOrder,
  isOfferOrder,
  isVoucherOrder,
  isWaitingOrder,
  isWithoutBooking,
  type MailKind,
  mailKinds,
  recipientOf,
} from '#shared/kernel/message-order.ts';
import { sampleFacts, sampleOrder } from '../../domain/mails/sample-mail.ts';
import { studioFacts } from '../../domain/testing/customer-mails.ts';
import type { MailBooking, MailFacts } from '../../domain/writing/mail-facts.ts';
import { renderMail } from '../render-mail.ts';

interface Changes {
  readonly booking?: Partial<MailBooking>;
  readonly facts?: Partial<MailFacts>;
}
type BookingKind = BookingOrder['kind'];
export const factsFor = (kind: MailKind, { booking, facts }: Changes): MailFacts => {
  const sample = sampleFacts(kind, studioFacts);
  return { ...sample, ...facts, booking: { ...sample.booking, ...booking } };
};
export const mailOf = (kind: BookingKind, language: Language, changes: Changes = {}) =>
  renderMail(sampleOrder(kind), factsFor(kind, changes), language);

export const languages = ['de', 'ru'] as const;
export const bookingKinds = mailKinds.filter(
  (kind): kind is BookingKind =>
    ![isWithoutBooking, isOfferOrder, isVoucherOrder, isWaitingOrder].some((isOther) => isOther(sampleOrder(kind))),
);
export const all = bookingKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));
export const customerKinds = bookingKinds.filter((kind) => recipientOf(kind) === 'customer');
