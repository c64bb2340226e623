import { offers } from '#features/photographers/server/api.ts';
import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import { selectKeptHours } from '#features/services/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';

interface Session {
  readonly photographer_id: string;
  readonly uses_kept_hours?: boolean | undefined;
}

/** Returns the hours of a photographer that a session may not use because they are kept for births; undefined: none. */
export const keptHoursFor = async (
  db: Database,
  { photographer_id, uses_kept_hours }: Session,
  reads: CurrentReads,
): Promise<readonly KeptForBirths[] | undefined> => {
  if (uses_kept_hours) return undefined;
  const stored = await reads.of('kept hours', () => selectKeptHours(db));
  const kept = stored.filter(({ photographer_ids }) =>
    offers({ assigned_photographers: photographer_ids }, photographer_id),
  );
  return kept.length > 0 ? kept : undefined;
};
