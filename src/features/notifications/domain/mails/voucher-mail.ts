import { cleanLine, cleanText } from '#shared/kernel/text/text.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { companyFooter } from '../writing/company-footer.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { VoucherFacts } from '../writing/mail-facts.ts';
import { amount, type CommonWriter, filled } from '../writing/mail-writer.ts';

/** Returns the content of the mail with a voucher: to the buyer, or to whoever gets it as a present. */
export const voucherMail = (facts: VoucherFacts, { texts, company }: CommonWriter): MailContent => {
  const { voucher, to_buyer, to_name, voucher_url } = facts;
  const said = texts.voucher_sent;
  const worth = amount(voucher.amount_cents);
  const giver = to_buyer ? null : greetingName(voucher.buyer_name);
  const intro = to_buyer
    ? said.buyer(worth, company)
    : giver === null
      ? said.gift(worth, company)
      : said.giftOf(giver, worth, company);
  return {
    subject: to_buyer
      ? said.subject.buyer(company)
      : giver === null
        ? said.subject.gift(company)
        : said.subject.giftOf(giver),
    preheader: intro,
    badge: { tone: 'good', text: said.badge },
    title: to_buyer ? said.title.buyer : said.title.gift,
    paragraphs: [texts.greeting(greetingName(to_name)), intro, said.attached],
    quote: cleanText(voucher.dedication) || undefined,
    details: filled([
      { label: said.amount, value: worth },
      { label: said.until, value: formatDate(voucher.valid_until) },
      { label: said.recipient, value: to_buyer ? cleanLine(voucher.recipient_name) : '' },
    ]),
    action: { label: said.action, url: voucher_url },
    closing: [said.redeem, texts.regards, company],
    footer: [...companyFooter(facts, company), to_buyer ? said.whyBuyer(company) : said.whyGift(company)],
  };
};
