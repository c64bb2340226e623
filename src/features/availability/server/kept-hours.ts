import { offers } from '#features/photographers/server/api.ts';
import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import { type StoredKeptHours, selectKeptHours } from '#features/services/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import { keptLanesOf } from '../domain/kept-lanes.ts';

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
  const stored = await storedKeptHours(db, reads);
  const kept = stored.filter(({ photographer_ids }) =>
    offers({ assigned_photographers: photographer_ids }, photographer_id),
  );
  return kept.length > 0 ? kept : undefined;
};

/** Returns a function that returns the hours of a lane that a session may not use; undefined: none. */
export const keptHoursOfLanes = async (
  db: Database,
  { uses_kept_hours }: Pick<Session, 'uses_kept_hours'>,
  reads: CurrentReads,
): Promise<(lane: number) => readonly KeptForBirths[] | undefined> => {
  if (uses_kept_hours) return () => undefined;
  const stored = await storedKeptHours(db, reads);
  const ofServices = stored.map((service) => ({ service, lanes: keptLanesOf(service) }));
  return (lane) => {
    const kept = ofServices.flatMap(({ service, lanes }) => (lanes.has(lane) ? service : []));
    return kept.length > 0 ? kept : undefined;
  };
};

const storedKeptHours = (db: Database, reads: CurrentReads): Promise<StoredKeptHours[]> =>
  reads.of('kept hours', () => selectKeptHours(db));
