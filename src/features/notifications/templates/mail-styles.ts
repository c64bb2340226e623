import type { CSSProperties } from 'react';
import type { MailColours } from '../domain/writing/mail-colours.ts';
import type { Tone } from '../domain/writing/mail-content.ts';

export const fontFamily = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Light colours are inline, because some clients drop every style sheet; dark colours replace them by class. */
export const day = {
  ground: '#f4f2f7',
  card: '#ffffff',
  line: '#e8e5ee',
  ink: '#1e1b26',
  muted: '#645e70',
  notice: '#fdf3dc',
  noticeInk: '#5f4200',
} as const;

export const tones: Readonly<Record<Tone, { readonly ink: string; readonly ground: string }>> = {
  good: { ink: '#0b6b41', ground: '#e3f5ec' },
  waiting: { ink: '#7a4f00', ground: '#fdf3dc' },
  bad: { ink: '#a3201a', ground: '#fdeceb' },
  news: { ink: '#1d4f91', ground: '#e8f1fc' },
};

const nightTones: typeof tones = {
  good: { ink: '#7ddcae', ground: '#17352a' },
  waiting: { ink: '#f2c765', ground: '#3a2e12' },
  bad: { ink: '#ff9d97', ground: '#43201f' },
  news: { ink: '#9cc7ff', ground: '#1b2f49' },
};

/** Improvements for clients that support style sheets: narrow screens and dark mode. */
export const styleSheet = ({ accent, accentSoft }: MailColours): string => `
a { text-decoration: underline; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card, .head { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .head, .body { padding-left: 20px !important; padding-right: 20px !important; }
  .foot { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #16141b !important; }
  .card, .leaf { background-color: #211e29 !important; border-color: #37333f !important; }
  .ink { color: #f3f1f6 !important; }
  .muted { color: #aea8ba !important; }
  .line { border-color: #37333f !important; }
  .accent { color: ${accent.night} !important; }
  .soft { background-color: ${accentSoft.night} !important; }
  .notice { background-color: #3a2e12 !important; color: #f7dfa6 !important; }
${Object.entries(nightTones)
  .map(([tone, { ink, ground }]) => `  .${tone} { color: ${ink} !important; background-color: ${ground} !important; }`)
  .join('\n')}
}`;

export const text = (size: number, lineHeight: number, more: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily,
  fontSize: `${size}px`,
  lineHeight: `${lineHeight}px`,
  color: day.ink,
  ...more,
});
