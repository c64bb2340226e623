import type { Language } from '#shared/kernel/language.ts';
import { type BookingOrder, type OrderWithoutBooking, recipientOf } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text.ts';
import { boughtMail, strayPaymentMail } from '../domain/bought-mail.ts';
import { type CustomerOrder, customerMail } from '../domain/customer-mail.ts';
import { invitationMail } from '../domain/invitation-mail.ts';
import { mailColours } from '../domain/mail-colours.ts';
import type { MailContent } from '../domain/mail-content.ts';
import type { CommonFacts, MailFacts, OfferFacts, VoucherFacts, WaitingFacts } from '../domain/mail-facts.ts';
import { type CommonWriter, commonWriter, mailWriter } from '../domain/mail-writer.ts';
import { messageMail } from '../domain/message-mail.ts';
import { offerMail } from '../domain/offer-mail.ts';
import { paymentMail } from '../domain/payment-mail.ts';
import { signInMail } from '../domain/sign-in-mail.ts';
import { studioMail } from '../domain/studio-mail.ts';
import { voucherMail } from '../domain/voucher-mail.ts';
import { waitingMail } from '../domain/waiting-mail.ts';
import { withdrawalMail } from '../domain/withdrawal-mail.ts';
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
