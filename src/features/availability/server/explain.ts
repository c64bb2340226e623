import { berlinDay } from '#shared/kernel/berlin-time.ts';
import { addDays } from '#shared/kernel/calendar-date.ts';
import { DAY } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import {
  type DayObjection,
  explainStart,
  explainWholeDay,
  type StartExplanation,
  type WorkingTimes,
  workingTimesOf,
} from '../domain/explanation.ts';
import { type Asked, availabilityFacts } from './free-time.ts';

/** Why a session may or may not start at `start` (epoch ms): the facts and the rule that slots and bookings are judged by. */
export const startExplanation = async (
  context: Context,
  asked: Asked & { readonly start: number },
): Promise<StartExplanation> => {
  const facts = await availabilityFacts(context, asked, { start: asked.start - DAY, end: asked.start + DAY });
  return explainStart(facts, asked.start);
};

/** What takes the starts of a Berlin day from the studio. */
export const dayExplanation = async (
  context: Context,
  asked: Asked & { readonly date: string },
): Promise<DayObjection[]> =>
  explainWholeDay(await availabilityFacts(context, asked, berlinDay(asked.date)), asked.date);

const nobody = '00000000-0000-0000-0000-000000000000';

/** When the studio works on the Berlin days from `first` to `last`, both included. */
export const workingTimes = async (context: Context, first: string, last: string): Promise<WorkingTimes[]> => {
  const range = { start: berlinDay(first).start, end: berlinDay(last).end };
  // Hours are the studio's, whoever works: the facts are asked for nobody's sessions.
  const facts = await availabilityFacts(context, { photographer_id: nobody, duration_min: 1 }, range);
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return workingTimesOf(facts, dates);
};
