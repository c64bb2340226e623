import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { instantOf } from '#shared/kernel/time/berlin-time.ts';
import { parseDate } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';

/** Ranges of the values of a campaign, used by the form, the contract and the server. */
export const campaignLimits = {
  session_minutes: { min: 5, max: 480 },
  break_minutes: { min: 0, max: 240 },
  spots: { max: 150 },
  resources: { max: 8 },
  /** Further children who are photographed right after the first. */
  siblings: { max: 3 },
  /** Cards with access codes, of a whole campaign and added at once. */
  cards: { max: 600, at_once: 200 },
} as const;

/** When sessions of a campaign take place. */
export interface CampaignDay {
  /** The Berlin date. */
  readonly date: string;
  /** Berlin wall times 'HH:MM'; `to` is '24:00' at the latest. */
  readonly from: string;
  readonly to: string;
  readonly session_minutes: number;
  /** Minutes between two sessions. */
  readonly break_minutes: number;
}

/** `skipped`: the clock change skips the begin or the end. */
export type SpotsRefusal = 'unreadable' | 'skipped' | 'no_spot' | 'too_many';

const wallTime = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * Returns the spots of a campaign in order: as many sessions of one length as fit between its begin and its end, with
 * the break in between. Lengths are elapsed minutes, so a day with a clock change has one hour of spots less or more.
 */
export const spotsOf = (day: CampaignDay): Result<readonly TimeRange[], SpotsRefusal> => {
  if (parseDate(day.date) === null || !wallTime.test(day.from) || !wallTime.test(day.to)) return refused('unreadable');
  const [begin, end] = [instantOf(day.date, wallMinutes(day.from)), instantOf(day.date, wallMinutes(day.to))];
  if (begin === null || end === null) return refused('skipped');
  const length = day.session_minutes * MINUTE;
  const step = length + day.break_minutes * MINUTE;
  // No break is needed after the last one.
  const count = Math.floor((end - begin - length) / step) + 1;
  if (count < 1) return refused('no_spot');
  if (count > campaignLimits.spots.max) return refused('too_many');
  return accepted(
    Array.from({ length: count }, (_, i) => ({ start: begin + i * step, end: begin + i * step + length })),
  );
};
