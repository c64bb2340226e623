import { DAY } from '#shared/kernel/zone-time.ts';
import type { Phase } from './phases.ts';

export type UrgencyTone = 'yellow' | 'orange' | 'red' | 'purple';
export interface Urgency {
  readonly tone: UrgencyTone;
  /** German, like everything on the board. */
  readonly text: string;
}

/** Whole days of 24 hours in the current phase; instants in epoch ms. */
export const daysInPhase = (phaseEnteredAt: number, now: number): number =>
  Math.max(0, Math.floor((now - phaseEnteredAt) / DAY));

/** The number of days from which on the rule applies, and its text. The last rule that applies is used. */
type Rule = readonly [from: number, tone: UrgencyTone, text: (days: number) => string];

const rules: Readonly<Partial<Record<Phase, readonly Rule[]>>> = {
  new: [
    [1, 'orange', () => 'Kunde wartet 1 Tag'],
    [2, 'red', (days) => `Kunde wartet ${days} Tage`],
  ],
  nicht_erreicht: [
    [2, 'yellow', () => 'Erneut versuchen'],
    [3, 'orange', () => '2. Versuch empfohlen'],
    [4, 'red', () => '3+ Tage ohne Kontakt'],
    [6, 'purple', () => 'Nach Abgesagt verschieben?'],
  ],
  in_klaerung: [
    [3, 'yellow', (days) => `In Bearbeitung seit ${days} Tagen`],
    [5, 'orange', () => 'Fortschritt nötig'],
    [8, 'red', () => 'Interesse evtl. verloren'],
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
  return rule && { tone: rule[1], text: rule[2](days) };
};
