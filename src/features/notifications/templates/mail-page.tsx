import { type CSSProperties, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/kernel/language.ts';
import type { MailColours } from '../domain/writing/mail-colours.ts';
import type { MailContent } from '../domain/writing/mail-content.ts';
import type { MailTexts } from '../texts/de.ts';
import { AppointmentCard, Badge, Button, DetailRow, Grid, headGround, Lines, Notice, Quote } from './mail-parts.tsx';
import { day, styleSheet, text } from './mail-styles.ts';

export interface MailPage {
  readonly content: MailContent;
  readonly colours: MailColours;
  readonly texts: MailTexts;
  readonly language: Language;
  readonly head: { readonly text: string; readonly logo: string | null; readonly company: string };
}

/**
 * Renders the HTML of a mail: tables and inline styles, because Outlook requires them; no external resources. React
 * escapes every text in it.
 */
export const mailHtml = (page: MailPage): string => `<!DOCTYPE html>${renderToStaticMarkup(<Page {...page} />)}`;

const Page = ({ content, colours, texts, language, head }: MailPage) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{content.subject}</title>
      <style>{styleSheet(colours)}</style>
    </head>
    <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: day.ground }}>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preheader}</div>
      <Grid className="ground" style={{ backgroundColor: day.ground }}>
        <tr>
          <td className="outer" align="center" style={{ padding: '32px 12px' }}>
            <Card content={content} colours={colours} texts={texts} language={language} head={head} />
            <Foot footer={content.footer} />
          </td>
        </tr>
      </Grid>
    </body>
  </html>
);

const logoStyle: CSSProperties = {
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: '44px',
  marginBottom: '12px',
  borderRadius: '8px',
};

const width = { width: '100%', maxWidth: '600px' };

const Card = ({ content, colours, texts, language, head }: MailPage) => (
  <table
    role="presentation"
    className="card"
    width={600}
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{
      ...width,
      backgroundColor: day.card,
      border: `1px solid ${day.line}`,
      borderRadius: '16px',
      borderCollapse: 'separate',
    }}
  >
    <tbody>
      <tr>
        <td className="head" style={{ ...headGround(colours), padding: '22px 32px', borderRadius: '15px 15px 0 0' }}>
          {head.logo !== null && (
            // `lazy` keeps React from adding a preload link, which would make the mail load a resource.
            <img src={head.logo} loading="lazy" alt={head.company} height={44} style={logoStyle} />
          )}
          <p style={text(18, 26, { fontWeight: 700, color: colours.head.text })}>{head.text}</p>
        </td>
      </tr>
      <tr>
        <td className="body" style={{ padding: '28px 32px 32px' }}>
          <Body content={content} colours={colours} texts={texts} language={language} />
        </td>
      </tr>
    </tbody>
  </table>
);

const Body = ({ content, colours, texts, language }: Omit<MailPage, 'head'>) => (
  <>
    <Badge badge={content.badge} />
    <h1 className="ink" style={text(25, 32, { fontWeight: 700, padding: '12px 0 10px' })}>
      {content.title}
    </h1>
    {content.paragraphs.map((paragraph) => (
      <p key={paragraph} className="ink" style={text(16, 25, { paddingBottom: '8px' })}>
        {paragraph}
      </p>
    ))}
    {content.appointment && (
      <>
        <Space height={12} />
        <AppointmentCard appointment={content.appointment} colours={colours} language={language} texts={texts} />
      </>
    )}
    {content.quote !== undefined && (
      <>
        <Space height={12} />
        <Quote colours={colours}>{content.quote}</Quote>
      </>
    )}
    {content.notice && (
      <>
        <Space height={12} />
        <Notice title={content.notice.title}>{content.notice.text}</Notice>
      </>
    )}
    <Space height={12} />
    <Grid>
      {content.details.map((detail, index) => (
        <DetailRow key={detail.label} detail={detail} first={index === 0} />
      ))}
    </Grid>
    {content.picture && <Picture {...content.picture} />}
    {content.action && (
      <>
        <Space height={20} />
        <Button {...content.action} colours={colours} />
      </>
    )}
    {content.closing.length > 0 && (
      <p className="ink" style={text(16, 25, { paddingTop: '20px' })}>
        <Lines of={content.closing.join('\n')} />
      </p>
    )}
    {content.aside && <Aside aside={content.aside} colours={colours} />}
  </>
);

const Picture = ({ src, caption }: NonNullable<MailContent['picture']>) => (
  <>
    <Space height={16} />
    {/* `lazy` as above. White in dark designs, too: cameras need the border. */}
    <img
      src={src}
      loading="lazy"
      alt={caption}
      width={208}
      height={208}
      style={{ display: 'block', backgroundColor: '#ffffff', borderRadius: '8px' }}
    />
    <p className="muted" style={text(13, 20, { color: day.muted, paddingTop: '6px' })}>
      {caption}
    </p>
  </>
);

const Aside = ({ aside, colours }: Pick<MailPage, 'colours'> & { aside: NonNullable<MailContent['aside']> }) => (
  <p className="muted line" style={{ ...text(15, 22, { color: day.muted }), ...asideLine }}>
    {aside.question}{' '}
    {aside.links.map(({ label, url }, index) => (
      <Fragment key={url}>
        {index > 0 && ' · '}
        <a className="accent" href={url} style={{ color: colours.accent.day, whiteSpace: 'nowrap' }}>
          {label}
        </a>
      </Fragment>
    ))}
  </p>
);

const asideLine = { marginTop: '24px', paddingTop: '16px', borderTop: `1px solid ${day.line}` };

const Foot = ({ footer }: Pick<MailContent, 'footer'>) => (
  <table role="presentation" width={600} cellPadding={0} cellSpacing={0} border={0} style={width}>
    <tbody>
      <tr>
        <td className="foot" style={{ padding: '20px 32px' }}>
          {footer.map((block) => (
            <p key={block} className="muted" style={text(13, 20, { color: day.muted, paddingBottom: '12px' })}>
              <Lines of={block} />
            </p>
          ))}
        </td>
      </tr>
    </tbody>
  </table>
);

const Space = ({ height }: { height: number }) => (
  <div style={{ height: `${height}px`, lineHeight: `${height}px`, fontSize: '1px' }}>{'\u00a0'}</div>
);
