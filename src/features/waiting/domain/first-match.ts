import { overlaps, type TimeRange } from '#shared/kernel/time/time-range.ts';
import { fits, type WishedTime, type Wishes } from './wishes.ts';

/** A time that was offered to a person before. */
export interface OfferedBefore extends TimeRange {
  readonly photographer_id: string;
}

export interface OfferableTime extends WishedTime {
  readonly end: number;
  /** The spot of a campaign; left out for a time of the service. */
  readonly spot_id?: string;
}

/**
 * Returns the first of the free times that can be offered to a person: one that fits the wishes, begins after the
 * deadline of the offer (so that the deadline holds as it is), and does not overlap a time of the same photographer that
 * the person was offered before. Undefined if there is none. Instants are epoch ms.
 */
export const timeToOffer = (
  wishes: Wishes,
  free: readonly OfferableTime[],
  { before, deadline }: { readonly before: readonly OfferedBefore[]; readonly deadline: number },
): OfferableTime | undefined =>
  free.find(
    (time) =>
      time.start > deadline &&
      fits(wishes, time) &&
      !before.some((one) => one.photographer_id === time.photographer_id && overlaps(one, time)),
  );
