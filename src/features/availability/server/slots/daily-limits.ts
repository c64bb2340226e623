import type { ServiceRow } from '#features/services/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type CurrentReads, uncached } from '#shared/server/throughput/api.ts';
import { selectLimitedResources } from './daily-limit-store.ts';
import type { LimitedService } from './free-time.ts';

/** Returns the service for a query of free time if it has a daily limit. */
export const limitedService = ({
  id,
  daily_limit,
}: Pick<ServiceRow, 'id' | 'daily_limit'>): LimitedService | undefined =>
  daily_limit === null ? undefined : { id, daily_limit };

interface Session {
  readonly service: Pick<ServiceRow, 'daily_limit' | 'needs'>;
  readonly photographer_ids: readonly string[];
}

/** Whether a daily limit may apply to a session: of its service, or of a photographer or a resource that it may use. */
export const isLimited = async (
  db: Database,
  { service, photographer_ids }: Session,
  reads: CurrentReads = uncached,
): Promise<boolean> => {
  if (service.daily_limit !== null) return true;
  const limited = await reads.of('limited resources', () => selectLimitedResources(db));
  if (limited.length === 0) return false;
  return [...photographer_ids, ...service.needs.flatMap(({ resource_ids }) => resource_ids)].some((id) =>
    limited.includes(id),
  );
};
