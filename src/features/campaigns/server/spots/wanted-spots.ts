import { malformed } from '#shared/contract/problem.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { NewCampaign } from '../../contract.ts';
import { type SpotsRefusal, spotsOf } from '../../domain/campaign-spots.ts';

/**
 * Returns the spots that a request describes; throws 422 with the invalid field, also if the first spot has begun at
 * `now`.
 */
export const wantedSpots = (wanted: NewCampaign, now: number): readonly TimeRange[] => {
  const spots = spotsOf(wanted);
  if (!spots.ok) throw malformed(['body', fieldOf[spots.refusal]], refusals[spots.refusal], spots.refusal);
  if (spots.value.some(({ start }) => start <= now)) throw malformed(['body', 'date'], 'must not have begun', 'past');
  return spots.value;
};

const fieldOf: Readonly<Record<SpotsRefusal, string>> = {
  unreadable: 'date',
  skipped: 'from',
  no_spot: 'to',
  too_many: 'to',
};
const refusals: Readonly<Record<SpotsRefusal, string>> = {
  unreadable: 'must be a date with times like 10:00',
  skipped: 'this time does not exist in Berlin: the clocks are put forward',
  no_spot: 'must leave time for one session',
  too_many: 'must not make more than 150 spots',
};
