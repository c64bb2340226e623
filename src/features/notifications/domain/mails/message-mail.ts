import type { MessageOrder } from '#shared/kernel/message-order.ts';
import { cleanLine, cleanText } from '#shared/kernel/text/text.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { type CommonWriter, filled } from '../writing/mail-writer.ts';

/** Returns the content of a mail to the studio about a visitor's message from the contact page. */
export const messageMail = (order: MessageOrder, { texts }: CommonWriter, facts: CommonFacts): MailContent => {
  const said = texts.studio_new_message;
  return {
    subject: said.subject(cleanLine(order.name)),
    preheader: cleanLine(order.message).slice(0, 120),
    badge: { tone: 'news', text: said.badge },
    title: said.title,
    paragraphs: [said.intro],
    quote: cleanText(order.message),
    details: filled([
      { label: texts.labels.name, value: order.name },
      { label: texts.labels.email, value: order.email },
      { label: texts.labels.phone, value: order.phone ?? '' },
      { label: texts.labels.language, value: order.language ? texts.languages[order.language] : '' },
    ]),
    action: { label: texts.open_contacts, url: `${facts.public_url}/admin/kontakten` },
    closing: [],
    footer: [texts.why_studio],
  };
};
