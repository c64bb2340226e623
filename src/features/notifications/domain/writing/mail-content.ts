/**
 * The content of a mail, before it is rendered as HTML and as text. All of it is plain text; both renderings escape it.
 */
export interface MailContent {
  readonly subject: string;
  /** The line that inboxes show beside the subject. */
  readonly preheader: string;
  readonly badge: { readonly tone: Tone; readonly text: string };
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Undefined if the mail is not about a session. */
  readonly appointment?: Appointment | undefined;
  /** A person's own words, unchanged. */
  readonly quote?: string | undefined;
  readonly details: readonly Detail[];
  /** A picture that is attached to the mail, below the details; the text of the mail leaves it out. */
  readonly picture?: { readonly src: string; readonly caption: string } | undefined;
  readonly notice?: { readonly title: string; readonly text: string } | undefined;
  readonly action?: Link | undefined;
  /** Secondary offers: a question and links. */
  readonly aside?: { readonly question: string; readonly links: readonly Link[] } | undefined;
  readonly closing: readonly string[];
  readonly footer: readonly string[];
}

/** good: settled; waiting: something is still open; bad: cancelled or failed; news: anything else. */
export type Tone = 'good' | 'waiting' | 'bad' | 'news';

export interface Appointment {
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  /** The time it was moved from. */
  readonly moved_from?: { readonly start: number; readonly end: number } | undefined;
  /** The session does not take place. */
  readonly off?: boolean;
}

export interface Detail {
  readonly label: string;
  readonly value: string;
  /** `code`: to be read letter by letter; `lines`: keeps line breaks. */
  readonly kind?: 'code' | 'lines';
}

export interface Link {
  readonly label: string;
  readonly url: string;
}
