import type { PaymentOrder } from '#shared/kernel/message-order.ts';
import type { MailContent } from './mail-content.ts';
import type { CommonFacts } from './mail-facts.ts';
import { amount, type CommonWriter, filled } from './mail-writer.ts';

/** Returns the content of a mail to the studio about a payment that arrived after its booking was deleted. */
export const paymentMail = (
  { amount_cents, code }: PaymentOrder,
  { texts }: CommonWriter,
  facts: CommonFacts,
): MailContent => {
  const said = texts.studio_payment_of_deleted;
  const eur = amount(amount_cents);
  return {
    subject: said.subject(eur, code),
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title(eur),
    paragraphs: [said.intro],
    details: filled([{ label: texts.labels.code, value: code, kind: 'code' }]),
    action: { label: texts.open_bookings, url: `${facts.public_url}/admin/bookings` },
    closing: [],
    footer: [texts.why_studio],
  };
};
