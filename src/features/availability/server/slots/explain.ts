import { hoursOfDay } from '#features/hours/domain/working-hours.ts';
import { type WorkingTimes, workingTimesOf } from '#features/hours/domain/working-times.ts';
import { calendarSettingsFrom, selectCalendar } from '#features/hours/server/api.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { firstWithNotice } from '../../domain/barriers/minimum-notice.ts';
import {
  type DayObjection,
  explainStart,
  explainWholeDay,
  type StartExplanation,
} from '../../domain/slots/explanation.ts';
import { availabilityFacts, type SessionQuery } from './free-time.ts';

const YEAR = 366 * DAY;

/**
 * Explains why a session may or may not start at `start` (epoch ms), with the facts and the rule that slots and
 * bookings use.
 */
export const startExplanation = async (
  context: Context,
  query: SessionQuery & { readonly start: number },
): Promise<StartExplanation> => {
  const facts = await availabilityFacts(context, query, { start: query.start - DAY, end: query.start + DAY });
  return explainStart(facts, query.start);
};

/** Returns the first instant (epoch ms) with enough notice for customers, by a service's notice or the studio's. */
export const firstBookable = async (
  { db, now }: Context,
  notice: MinimumNotice | null | undefined,
): Promise<number> => {
  const from = now();
  const { settings, exceptions } = await selectCalendar(db, { from, to: from + YEAR });
  const { weekly_schedule, minimum_notice } = calendarSettingsFrom(settings);
  return firstWithNotice(notice ?? minimum_notice, from, hoursOfDay(weekly_schedule, exceptions)) * MINUTE;
};

/** Explains what blocks the starts of a Berlin day for the studio. */
export const dayExplanation = async (
  context: Context,
  query: SessionQuery & { readonly date: string },
): Promise<DayObjection[]> =>
  explainWholeDay(await availabilityFacts(context, query, berlinDay(query.date)), query.date);

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Returns when the studio, or a photographer, works on the Berlin days from `first` to `last`, both included.
 */
export const workingTimes = async (
  context: Context,
  first: string,
  last: string,
  photographer_id = nobody,
): Promise<WorkingTimes[]> => {
  const range = { start: berlinDay(first).start, end: berlinDay(last).end };
  const facts = await availabilityFacts(context, { photographer_id, duration_min: 1 }, range);
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return workingTimesOf(facts, dates);
};
