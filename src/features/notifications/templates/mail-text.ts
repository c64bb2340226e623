import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import type { MailContent } from '../domain/writing/mail-content.ts';
import type { MailTexts } from '../texts/de.ts';

/** Renders the same mail as plain text. */
export const mailText = (content: MailContent, texts: MailTexts, language: Language): string => {
  const { appointment, notice, action, aside } = content;
  const time = ({ start, end }: { start: number; end: number }) =>
    `${formatLongDate(berlinDateOf(start), language)}, ${texts.times(formatTime(start), formatTime(end))}`;
  const blocks = [
    content.title,
    ...content.paragraphs,
    appointment &&
      [
        ...(appointment.off ? [`${texts.not_taking_place}:`] : []),
        time(appointment),
        ...(appointment.moved_from ? [`${texts.moved_from}: ${time(appointment.moved_from)}`] : []),
      ].join('\n'),
    content.quote?.replaceAll(/^/gm, '> '),
    notice && `${notice.title}\n${notice.text}`,
    content.details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}: ${action.url}`,
    content.closing.join('\n'),
    aside && `${aside.question} ${aside.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n')}`,
    ['-- ', ...content.footer.flatMap((block, index) => (index === 0 ? [block] : ['', block]))].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
