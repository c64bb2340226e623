import type { WithdrawalOrder } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { amount, type CommonWriter, filled } from '../writing/mail-writer.ts';

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
  if (order.kind === 'studio_withdrawal') return toStudio(order, writer, { declared, public_url: facts.public_url });
  return order.kind === 'confirm_withdrawal' ? toConfirm(order, writer, facts) : toAuthor(order, writer);
};

/** What the booking holds: a name that looks like an address is left out, because its customer has typed it. */
const held = (order: Exclude<WithdrawalOrder, StudioOrder>, { texts }: CommonWriter): MailContent['details'] => {
  const said = texts.withdrawal;
  return filled([
    { label: texts.labels.name, value: greetingName(order.name) ?? '' },
    { label: texts.labels.code, value: order.reference, kind: 'code' },
    { label: said.at, value: said.clock(exactly(order.declared_at)) },
  ]);
};

const toAuthor = (order: Exclude<WithdrawalOrder, StudioOrder>, writer: CommonWriter): MailContent => {
  const { texts, company } = writer;
  return {
    subject: texts.withdrawal.subject(company),
    preheader: texts.withdrawal.intro,
    badge: { tone: 'news', text: texts.withdrawal.badge },
    title: texts.withdrawal.title,
    paragraphs: [texts.withdrawal.intro, texts.withdrawal.next],
    details: held(order, writer),
    closing: [texts.regards, company],
    footer: [texts.withdrawal.why(company)],
  };
};

type ConfirmOrder = Extract<WithdrawalOrder, { kind: 'confirm_withdrawal' }>;

const toConfirm = (order: ConfirmOrder, writer: CommonWriter, facts: CommonFacts): MailContent => {
  const said = writer.texts.confirm_withdrawal;
  const paragraphs = [said.intro(minuteOf(order.start)), said.press, said.foreign];
  return {
    ...toAuthor(order, writer),
    preheader: said.press,
    badge: { tone: 'waiting', text: said.badge },
    paragraphs,
    action: { label: said.confirm, url: facts.confirm_withdrawal_url ?? `${facts.public_url}/withdrawal` },
  };
};

type StudioOrder = Extract<WithdrawalOrder, { kind: 'studio_withdrawal' }>;
interface ForStudio {
  readonly declared: MailContent['details'];
  readonly public_url: string;
}

const toStudio = (order: StudioOrder, { texts }: CommonWriter, { declared, public_url }: ForStudio): MailContent => {
  const said = texts.studio_withdrawal;
  const summary = order.awaits_confirmation ? said.by_day : said[order.outcome](amount(order.refund_cents));
  return {
    subject: said.subject(cleanLine(order.name)),
    preheader: summary,
    badge: { tone: order.outcome === 'cancelled' ? 'news' : 'waiting', text: said.badge },
    title: said.title,
    paragraphs: [summary],
    details: [...declared, ...filled([{ label: texts.labels.code, value: order.code, kind: 'code' }])],
    action: { label: said.open, url: `${public_url}/admin/withdrawals` },
    closing: [],
    footer: [texts.why_studio],
  };
};

/** '05.06.2030, 09:00', in Berlin. */
const minuteOf = (instant: number): string => exactly(instant).slice(0, -3);

/** '05.06.2030, 09:00:07', in Berlin. */
const exactly = (instant: number): string => {
  const sortable = sortableOf(instant);
  return `${formatDate(sortable.slice(0, 10))}, ${sortable.slice(11)}`;
};
