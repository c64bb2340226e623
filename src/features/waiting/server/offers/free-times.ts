import { freeDays, queryFor } from '#features/availability/server/api.ts';
import { activePhotographers, offers } from '#features/photographers/server/api.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import { isOnOffer } from '#features/services/domain/promotion.ts';
import { findActiveService, type ServiceRow } from '#features/services/server/api.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import type { OfferableTime } from '../../domain/first-match.ts';
import { wallOf } from '../../domain/wishes.ts';
import { requestPauses } from '../entries/request-pauses.ts';

const daysAtOnce = 7;

interface Days {
  readonly first: string;
  readonly last: string;
}

/**
 * Returns the times that customers could book between two Berlin dates, both included: every free start with each
 * photographer who is free then, the earliest first and the photographers in the order of the studio. None for no
 * service.
 */
export const freeTimesOf = async (
  context: Context,
  service: ServiceRow | undefined,
  { first, last }: Days,
  reads: CurrentReads,
): Promise<OfferableTime[]> => {
  if (!service) return [];
  const all = await reads.of('waiting photographers', () => activePhotographers(context));
  const times: OfferableTime[] = [];
  const pause = requestPauses();
  for (const { id: photographer_id } of all.filter(({ id }) => offers(service, id))) {
    const length = service.duration_min * MINUTE;
    // A week at a time, so that requests pass in between.
    for (let day = first; day <= last; day = addDays(day, daysAtOnce)) {
      await pause();
      const end = addDays(day, daysAtOnce - 1);
      const span = { first: day, last: end < last ? end : last };
      const days = await freeDays(context, queryFor(service, photographer_id), span, reads);
      for (const { starts } of days)
        for (const start of starts) times.push({ photographer_id, start, end: start + length, wall: wallOf(start) });
    }
  }
  // Sorting is stable.
  return times.sort((one, other) => one.start - other.start);
};

/** Returns a service for a number of people as customers can book it now; undefined if they cannot. */
export const bookableService = async (
  context: Context,
  id: string,
  people: number | null,
): Promise<ServiceRow | undefined> => {
  const service = await findActiveService(context, id);
  if (!service || !isOnOffer(service, context.now())) return undefined;
  const bought = priceChoice(service, { options: [], people: people ?? undefined }, { mode: 'customer' });
  return bought.ok ? bought.value.service : undefined;
};
