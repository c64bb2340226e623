import type { DayAction, PublishConsent } from '#features/booking/domain/session-mark.ts';

/** What a person saw of a session, as far as it decides about an action. */
export interface SeenSession {
  readonly id: string;
  readonly version: number;
  readonly customer_name: string;
  readonly start: string;
  readonly end: string;
  readonly photographer_id: string;
  readonly status: 'PENDING' | 'PAYMENT_PENDING' | 'CONFIRMED' | 'COMPLETED';
  readonly arrived_at: string | null;
  readonly missed_at: string | null;
  readonly internal_note: string | null;
  readonly publish_consent: PublishConsent | null;
  readonly publish_consent_at: string | null;
  readonly money: { readonly paid: number; readonly due: number } | null;
}

export type Tapped =
  | {
      readonly kind: 'mark';
      readonly action: DayAction;
      readonly note: string | null;
      /** The answer of the action `publish_consent`. */
      readonly publish_consent?: PublishConsent | null;
      readonly tapped_at: string;
    }
  | { readonly kind: 'paid'; readonly method: 'cash' | 'card_terminal'; readonly amount: number };

/** An action that the server has not confirmed yet. */
export interface QueuedAction {
  /** Its Idempotency-Key: however often it is sent, it is done once. */
  readonly key: string;
  /** The day on whose sheet it was tapped. */
  readonly date: string;
  readonly tapped: Tapped;
  readonly seen: SeenSession;
  /** Set once the server has refused it, because the session was changed meanwhile: what it is now; null: not there any more. */
  readonly conflict?: { readonly present: SeenSession | null };
}

export type Queue = readonly QueuedAction[];

const ofSession = (id: string) => (one: QueuedAction) => one.seen.id === id;

/** The next action to send: in order, and nothing about a session that has to be decided first. */
export const nextToSend = (queue: Queue): QueuedAction | undefined =>
  queue.find((one) => !queue.some((other) => other.conflict && other.seen.id === one.seen.id));

/**
 * The queue after an action was written; `version`: of its session then. What was tapped later about the same session
 * was decided on that.
 */
export const afterSent = (queue: Queue, key: string, version: number | undefined): Queue => {
  const sent = queue.find((one) => one.key === key);
  return queue
    .filter((one) => one.key !== key)
    .map((one) => {
      if (!sent || one.seen.id !== sent.seen.id) return one;
      return { ...one, seen: { ...withAction(one.seen, sent.tapped), version: version ?? one.seen.version } };
    });
};

/** Whether what others changed matters for an action. That time has completed a session does not. */
export const isInConflict = ({ seen, tapped }: QueuedAction, present: SeenSession | null): boolean => {
  if (present === null) return true;
  if (seen.start !== present.start || seen.end !== present.end) return true;
  if (seen.photographer_id !== present.photographer_id) return true;
  if (tapped.kind === 'paid') return seen.money?.paid !== present.money?.paid;
  if (tapped.action === 'note') return seen.internal_note !== present.internal_note;
  if (tapped.action === 'publish_consent') return seen.publish_consent !== present.publish_consent;
  return seen.arrived_at !== present.arrived_at || seen.missed_at !== present.missed_at;
};

/** The queue after the server has refused an action as outdated: sent again if nothing that matters was changed. */
export const afterRefusal = (queue: Queue, key: string, present: SeenSession | null): Queue =>
  queue.map((one) => {
    if (one.key !== key) return one;
    return present && !isInConflict(one, present) ? { ...one, seen: present } : { ...one, conflict: { present } };
  });

/** The queue after a person has decided to keep the own action, on what the session is now. */
export const keptMine = (queue: Queue, key: string): Queue =>
  queue.flatMap((one) => {
    if (one.key !== key || !one.conflict) return [one];
    const { conflict, ...rest } = one;
    // A session that is not there any more cannot be marked.
    return conflict.present ? [{ ...rest, seen: conflict.present }] : [];
  });

/** The queue after a person has decided for what the session is now: what was tapped later was decided on the own action. */
export const keptTheirs = (queue: Queue, key: string): Queue => {
  const dropped = queue.find((one) => one.key === key);
  const at = queue.findIndex((one) => one.key === key);
  return queue.filter((one, n) => n < at || !dropped || !ofSession(dropped.seen.id)(one));
};

/** A session as it will be once an action is written. */
const withAction = <Session extends SeenSession>(session: Session, tapped: Tapped): Session => {
  if (tapped.kind === 'paid') {
    const { money } = session;
    if (!money) return session;
    const paid = (Math.round(money.paid * 100) + Math.round(tapped.amount * 100)) / 100;
    const due = Math.max(0, Math.round(money.due * 100) - Math.round(tapped.amount * 100)) / 100;
    return { ...session, money: { ...money, paid, due } };
  }
  const { action, note, publish_consent = null, tapped_at } = tapped;
  const changes: Readonly<Record<DayAction, Partial<SeenSession>>> = {
    arrived: { arrived_at: session.arrived_at ?? tapped_at, missed_at: null },
    missed: { arrived_at: null, missed_at: session.missed_at ?? tapped_at },
    done: { status: 'COMPLETED', missed_at: null },
    undo: { arrived_at: null, missed_at: null },
    note: { internal_note: note },
    publish_consent:
      publish_consent === session.publish_consent
        ? {}
        : { publish_consent, publish_consent_at: publish_consent && tapped_at },
  };
  return { ...session, ...changes[action] };
};

/** A session as the sheet shows it: with what was tapped and is not sent yet. */
export const withQueue = <Session extends SeenSession>(session: Session, queue: Queue): Session =>
  queue
    .filter((one) => one.seen.id === session.id && !one.conflict)
    .reduce((shown, { tapped }) => withAction(shown, tapped), session);

/** How many actions wait for a session. */
export const waitingFor = (queue: Queue, id: string): number => queue.filter(ofSession(id)).length;
