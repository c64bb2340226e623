import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Phase } from './phases.ts';

/** The phase of a contact, since when it is in it, and the phase it left for termin_geplant; instants are epoch ms. */
export interface Standing {
  readonly phase: Phase;
  readonly phase_entered_at: number;
  readonly left_phase: Phase | null;
  readonly left_phase_entered_at: number | null;
}

/** How long after the move to termin_geplant a move back counts as closing the booking dialog, in ms. */
const returnWithin = DAY;

/**
 * Returns the phase of a contact after a move. A real change restarts the count of days; a move to the same phase
 * changes nothing. A contact that returns within a day from termin_geplant to the phase it left for it has only had its
 * booking dialog closed: it keeps the instant at which it first entered that phase.
 */
export const movePhase = (from: Standing, to: Phase, now: number): Standing => {
  if (to === from.phase) return from;
  const { left_phase, left_phase_entered_at: waitingSince } = from;
  const isReturn = from.phase === 'termin_geplant' && left_phase === to && now - from.phase_entered_at <= returnWithin;
  const toAppointment = to === 'termin_geplant';
  return {
    phase: to,
    phase_entered_at: isReturn && waitingSince !== null ? waitingSince : now,
    left_phase: toAppointment ? from.phase : null,
    left_phase_entered_at: toAppointment ? from.phase_entered_at : null,
  };
};
