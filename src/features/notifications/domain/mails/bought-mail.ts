import type { BoughtOrder, StrayOrder } from '#shared/kernel/message-order.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { companyFooter } from '../writing/company-footer.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { amount, type CommonWriter, filled } from '../writing/mail-writer.ts';

/** Returns the content of the mail that confirms the purchase of a voucher on the website; it never has the code. */
export const boughtMail = (
  { amount_cents, to_buyer, on }: BoughtOrder,
  { texts, company }: CommonWriter,
  facts: CommonFacts,
): MailContent => {
  const said = texts.voucher_bought;
  const worth = amount(amount_cents);
  const where = to_buyer ? said.toBuyer : said.toRecipient;
  return {
    subject: said.subject(company),
    preheader: said.intro(worth, company),
    badge: { tone: 'good', text: said.badge },
    title: said.title,
    paragraphs: [said.intro(worth, company), on === null ? where : `${where} ${said.on(formatDate(on))}`],
    details: filled([{ label: said.amount, value: worth }]),
    action: { label: said.action, url: `${facts.public_url}/withdrawal` },
    closing: [said.withdrawal, texts.regards, company],
    footer: companyFooter(facts, company),
  };
};

/** Returns the content of the mail to the studio about a payment on the website that has sold no voucher. */
export const strayPaymentMail = (
  { amount_cents }: StrayOrder,
  { texts }: CommonWriter,
  facts: CommonFacts,
): MailContent => {
  const said = texts.studio_voucher_payment;
  const eur = amount(amount_cents);
  return {
    subject: said.subject(eur),
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title(eur),
    paragraphs: [said.intro],
    details: [],
    action: { label: texts.open_vouchers, url: `${facts.public_url}/admin/vouchers` },
    closing: [],
    footer: [texts.why_studio],
  };
};
