import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate, formatMonth, formatTime, shortWeekdayName } from '#shared/kernel/time/format.ts';
import type { MailColours } from '../domain/writing/mail-colours.ts';
import type { Appointment, Detail, Link, MailContent } from '../domain/writing/mail-content.ts';
import type { MailTexts } from '../texts/de.ts';
import { day, fontFamily, text, tones } from './mail-styles.ts';

/** A table for layout only, which every mail client supports. */
export const Grid = ({ children, ...more }: { children: ReactNode; className?: string; style?: object }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...more}>
    <tbody>{children}</tbody>
  </table>
);

export const Lines = ({ of }: { of: string }) =>
  of.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the order of lines never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

export const Badge = ({ badge }: Pick<MailContent, 'badge'>) => (
  <span
    className={badge.tone}
    style={{
      ...text(13, 20, { fontWeight: 600, color: tones[badge.tone].ink }),
      display: 'inline-block',
      padding: '4px 12px',
      borderRadius: '999px',
      backgroundColor: tones[badge.tone].ground,
    }}
  >
    {badge.text}
  </span>
);

interface AppointmentProps {
  readonly appointment: Appointment;
  readonly colours: MailColours;
  readonly language: Language;
  readonly texts: MailTexts;
}

/** The most important part: the day as a calendar leaf, and the time beside it. */
export const AppointmentCard = ({ appointment, colours, language, texts }: AppointmentProps) => {
  const date = berlinDateOf(appointment.start);
  const struck = appointment.off ? { textDecoration: 'line-through' } : {};
  return (
    <Grid className="soft" style={{ backgroundColor: colours.accentSoft.day, borderRadius: '12px' }}>
      <tr>
        <td width={72} align="left" style={{ padding: '16px 0 16px 16px', verticalAlign: 'middle' }} aria-hidden="true">
          <Leaf date={date} colours={colours} language={language} />
        </td>
        <td style={{ padding: '16px 16px 16px 20px', verticalAlign: 'middle' }}>
          {appointment.off && (
            <p className="muted" style={text(13, 20, { color: day.muted })}>
              {texts.not_taking_place}
            </p>
          )}
          <p className="ink" style={text(16, 24, struck)}>
            {formatLongDate(date, language)}
          </p>
          <p className="ink" style={text(22, 30, { fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...struck })}>
            {timesOf(appointment, texts)}
          </p>
          {appointment.moved_from && (
            <p className="muted" style={text(14, 20, { color: day.muted, paddingTop: '6px' })}>
              {texts.moved_from}:{' '}
              <s>
                {formatLongDate(berlinDateOf(appointment.moved_from.start), language)},{' '}
                {timesOf(appointment.moved_from, texts)}
              </s>
            </p>
          )}
        </td>
      </tr>
    </Grid>
  );
};

const timesOf = ({ start, end }: { start: number; end: number }, texts: MailTexts): string =>
  texts.times(formatTime(start), formatTime(end));

const Leaf = ({ date, colours, language }: { date: string; colours: MailColours; language: Language }) => (
  <Grid
    className="leaf"
    style={{ backgroundColor: day.card, borderRadius: '10px', border: `1px solid ${day.line}`, width: '72px' }}
  >
    <tr>
      <td align="center" style={{ padding: '8px 4px' }}>
        <p className="accent" style={text(12, 16, { fontWeight: 600, color: colours.accent.day })}>
          {shortWeekdayName(weekdayOf(date), language)}
        </p>
        <p className="ink" style={text(28, 32, { fontWeight: 700 })}>
          {Number(date.slice(8))}
        </p>
        <p className="muted" style={text(12, 16, { color: day.muted })}>
          {formatMonth(date, language).split(' ')[0]}
        </p>
      </td>
    </tr>
  </Grid>
);

export const DetailRow = ({ detail, first }: { detail: Detail; first: boolean }) => {
  const line = first ? {} : { borderTop: `1px solid ${day.line}` };
  const code = { fontFamily: "'SF Mono', Consolas, Menlo, monospace", letterSpacing: '1px', fontWeight: 600 };
  return (
    <tr>
      <td className="muted line" width={116} style={{ ...text(15, 22, { color: day.muted }), ...cell, ...line }}>
        {detail.label}
      </td>
      <td
        className="ink line"
        style={{ ...text(15, 22, detail.kind === 'code' ? code : {}), ...cell, ...line, ...value }}
      >
        <Lines of={detail.value} />
      </td>
    </tr>
  );
};

const cell = { padding: '10px 12px 10px 0', verticalAlign: 'top' };
const value: CSSProperties = { paddingRight: 0, overflowWrap: 'anywhere' };

export const Notice = ({ title, children }: { title: string; children: string }) => (
  <Grid className="notice" style={{ backgroundColor: day.notice, borderRadius: '12px', color: day.noticeInk }}>
    <tr>
      <td style={{ padding: '14px 16px' }}>
        <p style={text(16, 24, { fontWeight: 700, color: 'inherit' })}>{title}</p>
        <p style={text(15, 22, { color: 'inherit', paddingTop: '2px' })}>{children}</p>
      </td>
    </tr>
  </Grid>
);

export const Quote = ({ children, colours }: { children: string; colours: MailColours }) => (
  <Grid className="soft" style={{ backgroundColor: colours.accentSoft.day, borderRadius: '12px' }}>
    <tr>
      <td style={{ padding: '14px 16px' }}>
        <p className="ink" style={text(16, 25, { overflowWrap: 'anywhere' })}>
          <Lines of={children} />
        </p>
      </td>
    </tr>
  </Grid>
);

export const Button = ({ label, url, colours }: Link & { colours: MailColours }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>
      <tr>
        <td style={{ ...headGround(colours), borderRadius: '10px' }}>
          <a
            href={url}
            style={{
              ...text(16, 24, { fontWeight: 600, color: colours.head.text }),
              fontFamily,
              display: 'inline-block',
              padding: '12px 24px',
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

export const headGround = ({ head }: MailColours) => ({
  backgroundColor: head.start,
  backgroundImage: `linear-gradient(100deg, ${head.start}, ${head.end})`,
});
