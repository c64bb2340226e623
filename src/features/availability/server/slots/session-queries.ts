import { isOnOffer } from '#features/services/domain/promotion.ts';
import { findActiveService, type ServiceRow } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import { type ChosenExtras, withChosenExtras } from './chosen-extras.ts';
import { limitedService } from './daily-limits.ts';
import type { SessionQuery } from './free-time.ts';
import { requestedPhotographers } from './requested-photographers.ts';

export interface Wanted extends ChosenExtras {
  readonly service_id: string;
  /** ID of a photographer, or `any`. */
  readonly photographer_id: string;
}

/**
 * Returns the query for each photographer; none if the photographer does not offer the service. Throws 404 for unknown
 * IDs.
 */
export const queriesFor = async (
  context: Context,
  { service_id, photographer_id, ...extras }: Wanted,
  reads: CurrentReads,
): Promise<{ readonly duration_min: number; readonly queries: readonly SessionQuery[] }> => {
  const listed = await reads.of(`service ${service_id}`, () => findActiveService(context, service_id));
  // A promotion ends by date, without a write.
  if (!listed || !isOnOffer(listed, context.now())) throw notFound('Service');
  const service = withChosenExtras(listed, extras);
  const photographers = await requestedPhotographers(context, service, photographer_id, reads);
  if (!photographers) throw notFound('Photographer');
  return { duration_min: service.duration_min, queries: photographers.map(({ id }) => queryFor(service, id)) };
};

/** The query for one photographer and a service as it is sold. */
export const queryFor = (service: ServiceRow, photographer_id: string): SessionQuery => {
  const { duration_min, minutes_before, minutes_after, minimum_notice: notice, needs } = service;
  const limited_service = limitedService(service);
  const uses_kept_hours = service.birth_window !== null;
  return {
    photographer_id,
    duration_min,
    minutes_before,
    minutes_after,
    notice,
    needs,
    limited_service,
    uses_kept_hours,
  };
};
