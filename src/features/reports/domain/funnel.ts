import type { Phase } from '#features/contacts/domain/phases.ts';

/** How many contacts are in a phase, and how many of them have booked. */
export interface PhaseCount {
  readonly phase: Phase;
  readonly contacts: number;
  readonly converted: number;
}

/**
 * Computes how far contacts have come. Each step counts the contacts that have reached it or a later one. A contact
 * that has booked counts for all steps, whatever its phase. The earlier phase of a dropped contact is not stored, so it
 * counts as worked on and no further.
 */
export const funnelOf = (counts: readonly PhaseCount[]) => {
  const booked = sum(counts, ({ converted }) => converted);
  const open = (...phases: readonly Phase[]): number =>
    sum(counts, ({ phase, contacts, converted }) => (phases.includes(phase) ? contacts - converted : 0));
  const received = sum(counts, ({ contacts }) => contacts);
  const scheduled = booked + open('termin_geplant');
  return {
    received,
    worked_on: received - open('new'),
    in_talks: scheduled + open('in_klaerung'),
    scheduled,
    booked,
    unreached: open('nicht_erreicht'),
    dropped: open('abgesagt'),
  };
};

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
