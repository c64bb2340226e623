import { DAY } from '#shared/kernel/zone-time.ts';
import type { Phase } from './phases.ts';

/** Where a contact stands, since when, and what it left for termin_geplant; instants are epoch ms. */
export interface Standing {
  readonly phase: Phase;
  readonly phase_entered_at: number;
  readonly left_phase: Phase | null;
  readonly left_phase_entered_at: number | null;
}

/** How long a booking dialog may be open for its closing to count as going back. */
const returnWithin = DAY;

/**
 * Where a contact stands after a move (SRV-57): a real change starts a new count of days; the same phase changes
 * nothing (AMB-105). Whoever comes back from termin_geplant to the phase it left for it, within a day, has only had
 * its booking dialog closed: it has been waiting there since it first came.
 */
export const moved = (from: Standing, to: Phase, now: number): Standing => {
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
