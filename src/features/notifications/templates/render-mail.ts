import type { Language } from '#shared/kernel/language.ts';
import { type BookingOrder, type OrderWithoutBooking, recipientOf } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { boughtMail, strayPaymentMail } from '../domain/mails/bought-mail.ts';
import { type CustomerOrder, customerMail } from '../domain/mails/customer-mail.ts';
import { invitationMail } from '../domain/mails/invitation-mail.ts';
import { messageMail } from '../domain/mails/message-mail.ts';
import { offerMail } from '../domain/mails/offer-mail.ts';
import { paymentMail } from '../domain/mails/payment-mail.ts';
import { signInMail } from '../domain/mails/sign-in-mail.ts';
import { studioMail } from '../domain/mails/studio-mail.ts';
import { voucherMail } from '../domain/mails/voucher-mail.ts';
import { waitingMail } from '../domain/mails/waiting-mail.ts';
import { withdrawalMail } from '../domain/mails/withdrawal-mail.ts';
import { mailColours } from '../domain/writing/mail-colours.ts';
import type { MailContent } from '../domain/writing/mail-content.ts';
import type { CommonFacts, MailFacts, OfferFacts, VoucherFacts, WaitingFacts } from '../domain/writing/mail-facts.ts';
import { type CommonWriter, commonWriter, mailWriter } from '../domain/writing/mail-writer.ts';
import { mailHtml } from './mail-page.tsx';
import { mailText } from './mail-text.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders a mail about a booking in either language. Deterministic: the same data give the same mail. */
export const renderMail = (order: BookingOrder, facts: MailFacts, language: Language): RenderedMail => {
  const writer = mailWriter(facts, language);
  const content = isForCustomer(order) ? customerMail(order, writer) : studioMail(order, writer);
  return laidOut(content, writer, facts, language);
};

/** Renders a mail to the studio without a booking, in the studio's design like all others. */
export const renderMailWithoutBooking = (
  order: OrderWithoutBooking,
  facts: CommonFacts,
  language: Language,
): RenderedMail => {
  const writer = commonWriter(facts, language);
  return laidOut(contentOf(order, writer, facts), writer, facts, language);
};

const contentOf = (order: OrderWithoutBooking, writer: CommonWriter, facts: CommonFacts): MailContent => {
  if (order.kind === 'studio_new_message') return messageMail(order, writer, facts);
  if (order.kind === 'studio_new_sign_in') return signInMail(order, writer, facts);
  if (order.kind === 'studio_invitation') return invitationMail(order, writer, facts);
  if (order.kind === 'voucher_bought') return boughtMail(order, writer, facts);
  if (order.kind === 'studio_voucher_payment') return strayPaymentMail(order, writer, facts);
  return order.kind === 'studio_payment_of_deleted' || order.kind === 'studio_payment_contested'
    ? paymentMail(order, writer, facts)
    : withdrawalMail(order, writer, facts);
};

/** Renders the mail with the link of an offer. */
export const renderOfferMail = (facts: OfferFacts, language: Language): RenderedMail => {
  const writer = commonWriter(facts, language);
  return laidOut(offerMail(facts, writer, language), writer, facts, language);
};

/** Renders the mail to a person who has joined the waiting list. */
export const renderWaitingMail = (facts: WaitingFacts, language: Language): RenderedMail => {
  const writer = commonWriter(facts, language);
  return laidOut(waitingMail(facts, writer, language), writer, facts, language);
};

/** Renders the mail with a voucher. */
export const renderVoucherMail = (facts: VoucherFacts, language: Language): RenderedMail => {
  const writer = commonWriter(facts, language);
  return laidOut(voucherMail(facts, writer), writer, facts, language);
};

const laidOut = (
  content: MailContent,
  { texts, company }: CommonWriter,
  { design, logo }: CommonFacts,
  language: Language,
): RenderedMail => ({
  subject: cleanLine(content.subject),
  text: mailText(content, texts, language),
  html: mailHtml({
    content,
    texts,
    language,
    colours: mailColours(design),
    head: { text: cleanLine(design.header_text) || company, logo, company },
  }),
});

const isForCustomer = (order: BookingOrder): order is CustomerOrder => recipientOf(order.kind) === 'customer';
