import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingMode } from '../../domain/facts.ts';
import { berlinWeekOf, type LanePreference, lanesAt } from '../../domain/lanes/lane-choice.ts';
import { availabilityFacts, type Start } from '../slots/free-time.ts';

/**
 * Returns the lanes that a session may claim besides that of its photographer, one for each need of its service, or
 * null if no combination is free. Whether the photographer is free and the studio open is not part of the answer.
 */
export const freeLanes = async (
  context: Pick<Context, 'db' | 'now'>,
  query: Start,
  mode: BookingMode,
  preference: LanePreference = {},
): Promise<number[] | null> => {
  if (!query.needs?.length) return [];
  const week = berlinWeekOf(query.start);
  const range = { start: Math.min(week.start, query.start - DAY), end: Math.max(week.end, query.start + DAY) };
  return lanesAt(await availabilityFacts(context, query, range), query.start, mode, preference);
};
