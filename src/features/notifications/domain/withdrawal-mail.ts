import { sortableOf } from '#shared/kernel/berlin-time.ts';
import { formatDate } from '#shared/kernel/format.ts';
import type { WithdrawalOrder } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text.ts';
import type { MailContent } from './mail-content.ts';
import type { CommonFacts } from './mail-facts.ts';
import { amount, type CommonWriter, filled } from './mail-writer.ts';

/** Returns the mail about a declaration of withdrawal: its content and its time to the second (§ 356a BGB). */
export const withdrawalMail = (order: WithdrawalOrder, writer: CommonWriter, facts: CommonFacts): MailContent => {
  const { texts } = writer;
  const said = texts.withdrawal;
  const declared = filled([
    { label: texts.labels.name, value: cleanLine(order.name) },
    { label: texts.labels.email, value: order.email },
    { label: said.reference, value: cleanLine(order.reference) },
    { label: said.at, value: said.clock(exactly(order.declared_at)) },
  ]);
  return order.kind === 'withdrawal_received'
    ? toAuthor(writer, declared)
    : toStudio(order, writer, { declared, url: `${facts.public_url}/admin/bookings` });
};

const toAuthor = ({ texts, company }: CommonWriter, details: MailContent['details']): MailContent => ({
  subject: texts.withdrawal.subject(company),
  preheader: texts.withdrawal.intro,
  badge: { tone: 'news', text: texts.withdrawal.badge },
  title: texts.withdrawal.title,
  paragraphs: [texts.withdrawal.intro, texts.withdrawal.next],
  details,
  closing: [texts.regards, company],
  footer: [texts.withdrawal.why(company)],
});

type StudioOrder = Extract<WithdrawalOrder, { kind: 'studio_withdrawal' }>;
interface ForStudio {
  readonly declared: MailContent['details'];
  readonly url: string;
}

const toStudio = (order: StudioOrder, { texts }: CommonWriter, { declared, url }: ForStudio): MailContent => {
  const said = texts.studio_withdrawal;
  return {
    subject: said.subject(cleanLine(order.name)),
    preheader: said[order.outcome](amount(order.refund_cents)),
    badge: { tone: order.outcome === 'cancelled' ? 'news' : 'waiting', text: said.badge },
    title: said.title,
    paragraphs: [said[order.outcome](amount(order.refund_cents))],
    details: [...declared, ...filled([{ label: texts.labels.code, value: order.code, kind: 'code' }])],
    action: { label: texts.open_bookings, url },
    closing: [],
    footer: [texts.why_studio],
  };
};

/** '05.06.2030, 09:00:07', in Berlin. */
const exactly = (instant: number): string => {
  const sortable = sortableOf(instant);
  return `${formatDate(sortable.slice(0, 10))}, ${sortable.slice(11)}`;
};
