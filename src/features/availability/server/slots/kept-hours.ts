import { offers } from '#features/photographers/server/api.ts';
import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import { selectKeptHours } from '#features/services/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import { keptLanesOf } from '../../domain/lanes/kept-lanes.ts';

interface Session {
  readonly photographer_id: string;
  readonly uses_kept_hours?: boolean | undefined;
}

/** The hours that a session may not use because they are kept for births; undefined: none. */
interface KeptFromSession {
  readonly ofPhotographer: readonly KeptForBirths[] | undefined;
  readonly ofLane: (lane: number) => readonly KeptForBirths[] | undefined;
}

const nothing: KeptFromSession = { ofPhotographer: undefined, ofLane: () => undefined };

/** Returns the hours that are kept from a session: those of its photographer, and those of each lane. */
export const keptHoursFor = async (
  db: Database,
  { photographer_id, uses_kept_hours }: Session,
  reads: CurrentReads,
): Promise<KeptFromSession> => {
  if (uses_kept_hours) return nothing;
  const stored = await reads.of('kept hours', () => selectKeptHours(db));
  if (stored.length === 0) return nothing;
  const ofServices = stored.map((service) => ({ service, lanes: keptLanesOf(service) }));
  return {
    ofPhotographer: someOf(
      stored.filter(({ photographer_ids }) => offers({ assigned_photographers: photographer_ids }, photographer_id)),
    ),
    ofLane: (lane) => someOf(ofServices.flatMap(({ service, lanes }) => (lanes.has(lane) ? service : []))),
  };
};

const someOf = <T>(all: readonly T[]): readonly T[] | undefined => (all.length > 0 ? all : undefined);
