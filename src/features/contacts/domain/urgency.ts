import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Phase } from './phases.ts';

export type UrgencyTone = 'yellow' | 'orange' | 'red' | 'purple';
export type UrgencyReason =
  | 'waits'
  | 'retry'
  | 'second_attempt'
  | 'no_contact'
  | 'give_up'
  | 'in_progress'
  | 'needs_progress'
  | 'lost';
export interface Urgency {
  readonly tone: UrgencyTone;
  readonly reason: UrgencyReason;
  /** The days in the current phase. */
  readonly days: number;
}

/** Whole days of 24 hours in the current phase; instants in epoch ms. */
export const daysInPhase = (phaseEnteredAt: number, now: number): number =>
  Math.max(0, Math.floor((now - phaseEnteredAt) / DAY));

/** The number of days from which on the rule applies. The last rule that applies is used. */
type Rule = readonly [from: number, tone: UrgencyTone, reason: UrgencyReason];

const rules: Readonly<Partial<Record<Phase, readonly Rule[]>>> = {
  new: [
    [1, 'orange', 'waits'],
    [2, 'red', 'waits'],
  ],
  nicht_erreicht: [
    [2, 'yellow', 'retry'],
    [3, 'orange', 'second_attempt'],
    [4, 'red', 'no_contact'],
    [6, 'purple', 'give_up'],
  ],
  in_klaerung: [
    [3, 'yellow', 'in_progress'],
    [5, 'orange', 'needs_progress'],
    [8, 'red', 'lost'],
  ],
};

/**
 * Returns how overdue a contact is, by the days in its current phase; undefined when it is not overdue, when it has
 * booked, and in phases in which the contact does not wait for the studio.
 */
export const urgencyOf = (
  contact: { readonly phase: Phase; readonly converted_to_booking: boolean },
  days: number,
): Urgency | undefined => {
  if (contact.converted_to_booking) return undefined;
  const rule = rules[contact.phase]?.findLast(([from]) => days >= from);
  return rule && { tone: rule[1], reason: rule[2], days };
};
