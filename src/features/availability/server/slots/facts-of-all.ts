import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Context } from '#shared/server/context.ts';
import { type CurrentReads, uncached } from '#shared/server/throughput/api.ts';
import type { AvailabilityFacts } from '../../domain/facts.ts';
import { availabilityFacts, type SessionQuery } from './free-time.ts';

/**
 * Returns the facts of several photographers for one session, one element each. Facts that are equal are one object, so
 * that the rules prepare them once; the lanes of a service are read once, unless a photographer is one of them.
 */
export const factsOfAll = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  all: readonly SessionQuery[],
  range: TimeRange,
  reads: CurrentReads = uncached,
): Promise<AvailabilityFacts[]> => {
  const at = now();
  const readFacts = (query: SessionQuery) => availabilityFacts({ db, now: () => at }, query, range, reads);
  const [first, ...others] = all;
  if (!first) return [];
  const photographers = new Set(all.map(({ photographer_id }) => photographer_id));
  const isShared = !first.needs?.some(({ resource_ids }) => resource_ids.some((id) => photographers.has(id)));
  const [model, ...more] = await Promise.all([
    readFacts(first),
    ...others.map((query) => readFacts(isShared ? { ...query, needs: undefined } : query)),
  ]);
  const same = oneOfEach();
  return [model, ...more].map((facts) => ({
    ...facts,
    settings: same(facts.settings),
    exceptions: same(facts.exceptions),
    notice: same(facts.notice),
    kept: same(facts.kept),
    needs: isShared ? model.needs : facts.needs,
  }));
};

/** Returns a function that returns the first of equal values. */
const oneOfEach = (): (<T>(value: T) => T) => {
  const known = new Map<string, unknown>();
  return <T>(value: T): T => {
    const text = JSON.stringify(value) ?? '';
    if (!known.has(text)) known.set(text, value);
    return known.get(text) as T;
  };
};
