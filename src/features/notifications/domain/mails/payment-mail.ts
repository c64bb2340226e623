import type { PaymentOrder } from '#shared/kernel/message-order.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { amount, type CommonWriter, filled } from '../writing/mail-writer.ts';

/**
 * Returns the content of a mail to the studio about a payment that arrived after its booking was deleted, or that the bank
 * of the customer contests.
 */
export const paymentMail = (order: PaymentOrder, { texts }: CommonWriter, facts: CommonFacts): MailContent => {
  const { amount_cents, code } = order;
  const isOfVoucher = order.kind === 'studio_payment_contested' && order.voucher === true;
  const said =
    order.kind === 'studio_payment_of_deleted'
      ? texts.studio_payment_of_deleted
      : texts.studio_payment_contested[order.state];
  const eur = amount(amount_cents);
  return {
    subject: said.subject(eur, code),
    preheader: said.intro,
    badge: { tone: toneOf(order), text: said.badge },
    title: said.title(eur),
    paragraphs: [said.intro],
    details: filled([{ label: texts.labels.code, value: code, kind: 'code' }]),
    action: isOfVoucher
      ? { label: texts.open_vouchers, url: `${facts.public_url}/admin/vouchers` }
      : { label: texts.open_bookings, url: `${facts.public_url}/admin/bookings${searchFor(order)}` },
    closing: [],
    footer: [texts.why_studio],
  };
};

const toneOf = (order: PaymentOrder): 'waiting' | 'bad' | 'good' => {
  if (order.kind === 'studio_payment_of_deleted' || order.state === 'contested') return 'waiting';
  return order.state === 'lost' ? 'bad' : 'good';
};

const searchFor = ({ kind, code }: PaymentOrder): string =>
  kind === 'studio_payment_of_deleted' || code === '' ? '' : `?search=${encodeURIComponent(code)}`;
