import type { NewTimeOff } from '#features/hours/time-off-contract.ts';
import { type EnteredRange, enteredRange, timesOf, wallTimes } from '#features/hours/web/parts/admin/time-off-range.ts';
import type { TimedEvent } from '../use-calendar.ts';
import type { KnownTimeOff } from './use-save-time-off.ts';

/** Initial values of a time off: photographer and day. */
export interface TimeOffPreset {
  readonly photographer_id?: string;
  readonly date?: string;
}

/** What the form holds. */
export interface TimeOffEntry extends EnteredRange {
  readonly photographer_id: string;
  readonly reason: string;
}

export const entryOf = (off: KnownTimeOff): TimeOffEntry => ({
  photographer_id: off.photographer_id,
  ...enteredRange(timesOf(off)),
  reason: off.reason ?? '',
});

/** Whole days. */
export const entryAt = ({ photographer_id = '', date = '' }: TimeOffPreset): TimeOffEntry => ({
  photographer_id,
  allDay: true,
  start: date,
  end: date,
  reason: '',
});

export const sentFrom = (
  { photographer_id, allDay, reason, ...range }: TimeOffEntry,
  off: TimedEvent | undefined,
): NewTimeOff => ({
  photographer_id,
  ...wallTimes(range, allDay),
  ...(reason.trim() || off ? { reason: reason.trim() || null } : {}),
});
