import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { refusalOf } from '../../domain/barriers/refusal.ts';
import { sampleDay } from '../../domain/slots/sample-day.ts';
import { slotsOfDay } from '../../domain/slots/slots.ts';
import { availabilityFacts, type SessionQuery } from './free-time.ts';

interface MovedTo {
  /** Berlin date. */
  readonly date: string;
  /** The start of the session that is moved, epoch ms. */
  readonly own: number;
  /** An internal appointment: only booked time is against it. */
  readonly isInternal: boolean;
}

/**
 * Returns the starts (epoch ms) of a day to which the studio can move a session: those of the list for the studio, those of
 * an empty day of the studio, and its own, each only if the rule leaves it free. All facts are read at once.
 */
export const movableStarts = async (
  context: Context,
  query: SessionQuery,
  { date, own, isInternal }: MovedTo,
): Promise<number[]> => {
  const day = berlinDay(date);
  const facts = await availabilityFacts(context, query, { start: day.start - DAY, end: day.end + DAY });
  const grid = sampleDay(facts.settings, facts.exceptions, date, query.duration_min, false).starts;
  const candidates = new Set([
    ...slotsOfDay(facts, date, 'staff'),
    ...grid,
    ...(berlinDateOf(own) === date ? [own] : []),
  ]);
  const mode = isInternal ? 'internal' : 'staff';
  return [...candidates].filter((start) => !refusalOf(facts, start, mode)).toSorted((a, b) => a - b);
};
