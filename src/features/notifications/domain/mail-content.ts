/** What a mail says, before it is laid out as HTML and as text. All of it is plain text; both layouts escape it. */
export interface MailContent {
  readonly subject: string;
  /** The line that inboxes show beside the subject. */
  readonly preheader: string;
  readonly badge: { readonly tone: Tone; readonly text: string };
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** undefined: it tells of no session. */
  readonly appointment?: Appointment | undefined;
  /** Somebody's own words, as they wrote them. */
  readonly quote?: string | undefined;
  readonly details: readonly Detail[];
  readonly notice?: { readonly title: string; readonly text: string } | undefined;
  readonly action?: Link | undefined;
  /** An offer beside the point of the mail: a question and a link. */
  readonly aside?: (Link & { readonly question: string }) | undefined;
  readonly closing: readonly string[];
  readonly footer: readonly string[];
}

/** good: settled; waiting: something is still to come; bad: off; news: anything else. */
export type Tone = 'good' | 'waiting' | 'bad' | 'news';

export interface Appointment {
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  /** The time it was moved from. */
  readonly moved_from?: { readonly start: number; readonly end: number } | undefined;
  /** It does not take place. */
  readonly off?: boolean;
}

export interface Detail {
  readonly label: string;
  readonly value: string;
  /** A code to be read letter by letter; lines that keep their breaks. */
  readonly kind?: 'code' | 'lines';
}

export interface Link {
  readonly label: string;
  readonly url: string;
}
