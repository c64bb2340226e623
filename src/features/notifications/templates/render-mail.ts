import type { Language } from '#shared/contract/fields.ts';
import { type MailOrder, recipientOf } from '#shared/contract/mail-order.ts';
import { cleanLine } from '#shared/kernel/text.ts';
import { type CustomerOrder, customerMail } from '../domain/customer-mail.ts';
import { mailColours } from '../domain/mail-colours.ts';
import type { MailContent } from '../domain/mail-content.ts';
import type { MailFacts } from '../domain/mail-facts.ts';
import { type MailWriter, mailWriter } from '../domain/mail-writer.ts';
import { studioMail } from '../domain/studio-mail.ts';
import { mailHtml } from './mail-page.tsx';
import { mailText } from './mail-text.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail of any kind in either language (SRV-38). The same facts give the same mail. */
export const renderMail = (order: MailOrder, facts: MailFacts, language: Language): RenderedMail => {
  const writer = mailWriter(facts, language);
  const content = contentOf(order, writer);
  const { texts, company } = writer;
  return {
    subject: cleanLine(content.subject),
    text: mailText(content, texts, language),
    html: mailHtml({
      content,
      texts,
      language,
      colours: mailColours(facts.design),
      head: { text: cleanLine(facts.design.header_text) || company, logo: facts.logo, company },
    }),
  };
};

const contentOf = (order: MailOrder, writer: MailWriter): MailContent =>
  isForCustomer(order) ? customerMail(order, writer) : studioMail(order, writer);

const isForCustomer = (order: MailOrder): order is CustomerOrder => recipientOf(order.kind) === 'customer';
