import { readCalendarSettings } from '#features/hours/server/api.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import {
  activePhotographers,
  findActivePhotographer,
  offers,
  type PhotographerRow,
} from '#features/photographers/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';

/**
 * Returns the photographers that a request names, by an ID or by `any`, as far as they offer the service: `any` means
 * all of them, in the order of the studio. Returns undefined for an unknown ID, and for `any` where the studio has
 * switched that choice off.
 */
export const requestedPhotographers = async (
  context: Context,
  service: Pick<ServiceRow, 'assigned_photographers'>,
  photographer_id: string,
  reads: CurrentReads,
): Promise<PhotographerRow[] | undefined> => {
  if (photographer_id === anyone) {
    const { any_photographer } = await reads.of('calendar settings', () => readCalendarSettings(context.db));
    if (!any_photographer) return undefined;
    const all = await reads.of('photographers', () => activePhotographers(context));
    return all.filter(({ id }) => offers(service, id));
  }
  const one = await reads.of(`photographer ${photographer_id}`, () => findActivePhotographer(context, photographer_id));
  return one && (offers(service, one.id) ? [one] : []);
};
