import type { BookingStatus } from './booking-status.ts';

/** What the studio may note at the studio: see docs/rules/today.md. `undo`: neither arrived nor missed. */
export const dayActions = ['arrived', 'done', 'missed', 'undo', 'note', 'publish_consent'] as const;
export type DayAction = (typeof dayActions)[number];

/** What a customer has answered about the publication of the pictures. */
export const publishConsents = ['given', 'refused'] as const;
export type PublishConsent = (typeof publishConsents)[number];

/** What was noted about a session; epoch ms. */
export interface SessionMark {
  readonly arrived_at: number | null;
  readonly missed_at: number | null;
  readonly note: string | null;
  /** null: not asked yet. */
  readonly publish_consent: PublishConsent | null;
  readonly publish_consent_at: number | null;
}

export const noMark: SessionMark = {
  arrived_at: null,
  missed_at: null,
  note: null,
  publish_consent: null,
  publish_consent_at: null,
};

/** An action, with the instant of the tap: it may have been sent later. */
export interface MarkedAction {
  readonly action: DayAction;
  readonly note: string | null;
  readonly publish_consent: PublishConsent | null;
  readonly tapped_at: number;
}

export type MarkRefusal = 'booking_cancelled' | 'not_yet' | 'not_confirmed';

/** Why an action is refused; undefined if it is not. `day_ends`: the end of today. */
export const markRefusal = (
  { status, starts_at }: { readonly status: BookingStatus; readonly starts_at: number },
  action: DayAction,
  day_ends: number,
): MarkRefusal | undefined => {
  if (status === 'CANCELLED') return 'booking_cancelled';
  if (action === 'note' || action === 'publish_consent') return undefined;
  if (starts_at >= day_ends) return 'not_yet';
  return action === 'done' && status !== 'CONFIRMED' && status !== 'COMPLETED' ? 'not_confirmed' : undefined;
};

/** The mark after an action. A second tap keeps the instant of the first. */
export const markAfter = (mark: SessionMark, tapped: MarkedAction): SessionMark => {
  const { action, note, publish_consent, tapped_at } = tapped;
  const after: Readonly<Record<DayAction, Partial<SessionMark>>> = {
    arrived: { arrived_at: mark.arrived_at ?? tapped_at, missed_at: null },
    missed: { arrived_at: null, missed_at: mark.missed_at ?? tapped_at },
    done: { missed_at: null },
    undo: { arrived_at: null, missed_at: null },
    note: { note },
    publish_consent: publish_consent === mark.publish_consent ? {} : answered(publish_consent, tapped_at),
  };
  return { ...mark, ...after[action] };
};

const answered = (publish_consent: PublishConsent | null, at: number): Partial<SessionMark> => ({
  publish_consent,
  publish_consent_at: publish_consent === null ? null : at,
});

/** What an answer means, given the one before: a refusal after a consent withdraws it, and none takes a mistake back. */
export const answerOf = (
  before: PublishConsent | null,
  after: PublishConsent | null,
): PublishConsent | 'withdrawn' | 'cleared' => {
  if (after === null) return 'cleared';
  return before === 'given' && after === 'refused' ? 'withdrawn' : after;
};

/** The instant to store for a tap: the clock of a phone may be wrong, so one of the future or from long ago counts as now. */
export const tapInstant = (claimed: number | undefined, now: number): number =>
  claimed === undefined || claimed > now || claimed < now - longestAway ? now : claimed;

const longestAway = 7 * 86_400_000;
