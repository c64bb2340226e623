import type { InvitationOrder } from '#shared/kernel/message-order.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { type CommonWriter, filled } from '../writing/mail-writer.ts';

/** Returns the content of the mail with which a person joins the team. Its stored copy has no link. */
export const invitationMail = (
  { full_name, invited_by, expires_at }: InvitationOrder,
  { texts, company }: CommonWriter,
  { public_url, invitation_url }: CommonFacts,
): MailContent => {
  const said = texts.studio_invitation;
  const intro = said.intro(cleanLine(invited_by), company);
  return {
    subject: said.subject(company),
    preheader: intro,
    badge: { tone: 'news', text: said.badge },
    title: said.title(greetingName(full_name) ?? cleanLine(full_name)),
    paragraphs: [intro, said.next],
    details: filled([
      { label: said.until, value: said.clock(`${formatDate(berlinDateOf(expires_at))}, ${formatTime(expires_at)}`) },
    ]),
    action: { label: said.action, url: invitation_url ?? `${public_url}/admin/login` },
    closing: [said.once],
    footer: [said.why],
  };
};
