import { noNotice } from '#features/services/domain/notice.ts';
import { Problem } from '#shared/contract/problem.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { type CurrentReads, currentReads, editionReads } from '#shared/server/throughput/api.ts';
import { slotsWithin } from '../../domain/slots/slots.ts';
import { factsOfAll } from './facts-of-all.ts';
import { queriesFor, type Wanted } from './session-queries.ts';

/** At most this many times are returned. */
const most = 3;
/** Days to search; each only where those before find too few times. The booking window has at most a year. */
const horizons = [7, 31, 366] as const;

interface Refused extends Wanted {
  /** The start that was refused, epoch ms. */
  readonly start: number;
  /** Whether no minimum notice applies, and hours that are kept for births are free: the studio books. */
  readonly atAnyNotice: boolean;
}

/**
 * Returns the next free starts (epoch ms) after one that was refused; fewer than three where the booking window has
 * fewer, none where the request cannot be booked at all. Many customers may be refused at once: they share the read and the
 * computation until something is written.
 */
export const nextTimes = async (context: Context, refused: Refused): Promise<readonly number[]> => {
  const { service_id, photographer_id, options, people, start, atAnyNotice } = refused;
  const reads = await currentReads(context.db);
  const parts = [service_id, photographer_id, options, people, start, atAnyNotice, berlinDateOf(context.now())];
  const key = `next times ${parts.join(' ')}`;
  return reads.of(key, () => freeStartsAfter(context, refused, reads)).catch(noneIfRefused);
};

const freeStartsAfter = async (context: Context, wanted: Refused, reads: CurrentReads): Promise<number[]> => {
  // The refused write has just verified the edition, so these reads are as current as the refusal.
  const { queries } = await queriesFor(context, wanted, await editionReads(context.db));
  const sessions = wanted.atAnyNotice
    ? queries.map((query) => ({ ...query, notice: noNotice, uses_kept_hours: true }))
    : queries;
  let found: number[] = [];
  for (const days of horizons) {
    const range = {
      start: wanted.start + MINUTE,
      end: berlinDay(addDays(berlinDateOf(wanted.start), days)).end,
    };
    found = slotsWithin(await factsOfAll(context, sessions, range, reads), range);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
};

/** The service or the photographer may have been switched off meanwhile; the original refusal is kept. */
const noneIfRefused = (error: unknown): readonly number[] => {
  if (error instanceof Problem) return [];
  throw error;
};
