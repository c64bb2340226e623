import type { SignInOrder } from '#shared/kernel/message-order.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import type { MailContent } from '../writing/mail-content.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { type CommonWriter, filled } from '../writing/mail-writer.ts';

/**
 * Returns the content of the mail about a sign-in from an unknown device: when, and the names of browser and system. No
 * place, and nothing that the caller has typed.
 */
export const signInMail = (
  { at, browser, system }: SignInOrder,
  { texts }: CommonWriter,
  { public_url, end_sign_in_url }: CommonFacts,
): MailContent => {
  const said = texts.studio_new_sign_in;
  return {
    subject: said.subject,
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title,
    paragraphs: [said.intro, said.foreign],
    details: filled([
      { label: said.at, value: said.clock(`${formatDate(berlinDateOf(at))}, ${formatTime(at)}`) },
      { label: said.browser, value: browser ?? said.unknown },
      { label: said.system, value: system ?? said.unknown },
    ]),
    action: { label: said.end, url: end_sign_in_url ?? `${public_url}/admin/account` },
    closing: [],
    footer: [said.why],
  };
};
