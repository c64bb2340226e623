import { berlinWeekOf } from '#features/availability/domain/lanes/lane-choice.ts';
import { freeLanes } from '#features/availability/server/api.ts';
import type { PhotographerRow } from '#features/photographers/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';

/** A photographer, and the lanes that the session claims besides theirs. */
export interface Candidate {
  readonly photographer: Pick<PhotographerRow, 'id' | 'name'>;
  readonly lanes: readonly number[];
}

interface Session {
  readonly service: Pick<ServiceRow, 'duration_min' | 'needs' | 'minutes_before' | 'minutes_after'>;
  /** Epoch ms. */
  readonly start: number;
  readonly end?: number | undefined;
  readonly internal: boolean;
  /** Whether the session may use what is kept for births; absent: it may not. */
  readonly uses_kept_hours?: boolean | undefined;
}

/**
 * Returns those photographers for whom a combination of lanes is free that the needs of the service ask for, with the
 * lanes, in the same order. Whether the photographers are free is not part of the answer.
 */
export const candidatesFor = async (
  context: Context,
  session: Session,
  photographers: readonly Candidate['photographer'][],
): Promise<Candidate[]> => {
  const { needs } = session.service;
  const isAnyNeeded = photographers.some(({ id }) => needs.some(({ resource_ids }) => resource_ids.includes(id)));
  // A photographer who takes the session satisfies no need of it; otherwise all photographers may have the same lanes.
  const [first] = photographers;
  const shared = first && !isAnyNeeded ? await lanesWith(context, session, first) : undefined;
  const candidates: Candidate[] = [];
  for (const photographer of photographers) {
    const lanes = shared === undefined ? await lanesWith(context, session, photographer) : shared;
    if (lanes !== null) candidates.push({ photographer, lanes });
  }
  return candidates;
};

const lanesWith = (
  context: Context,
  { service, start, end, internal, uses_kept_hours }: Session,
  photographer: Candidate['photographer'],
): Promise<number[] | null> =>
  freeLanes(
    context,
    {
      photographer_id: photographer.id,
      start,
      duration_min: end === undefined ? service.duration_min : (end - start) / MINUTE,
      minutes_before: service.minutes_before,
      minutes_after: service.minutes_after,
      needs: service.needs,
      uses_kept_hours,
    },
    internal ? 'internal' : 'public',
  );

/** The photographer, or the candidates and the week whose booked time decides among them. */
export const assigneeOf = ({ candidates, any_photographer, start }: SessionToAssign): Assignee => {
  const named = candidates.map(({ photographer, lanes }) => ({
    photographer_id: photographer.id,
    photographer_name: photographer.name,
    lanes,
  }));
  if (!any_photographer) return { ...(named[0] as NamedCandidate), any_photographer };
  const week = berlinWeekOf(start);
  const nobody = { photographer_id: null, photographer_name: null, lanes: null };
  return { ...nobody, any_photographer, candidates: named, week_from: at(week.start), week_to: at(week.end) };
};

interface SessionToAssign {
  readonly candidates: readonly Candidate[];
  readonly any_photographer: boolean;
  readonly start: number;
}

interface NamedCandidate {
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly lanes: readonly number[];
}

interface Assignee {
  readonly photographer_id: string | null;
  readonly photographer_name: string | null;
  readonly lanes: readonly number[] | null;
  readonly any_photographer: boolean;
  /** Only if the statement chooses. */
  readonly candidates?: readonly NamedCandidate[];
  readonly week_from?: string;
  readonly week_to?: string;
}
