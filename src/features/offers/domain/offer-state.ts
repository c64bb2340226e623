/**
 * How an offer ended: one of its times was booked, the customer declined it, the studio withdrew it, or its deadline
 * passed.
 */
export const offerOutcomes = ['taken', 'declined', 'withdrawn', 'lapsed'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

export const offerStates = ['open', ...offerOutcomes] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * Returns the state of an offer at `now`. It lapses at the instant `held_until`, whether or not that has been stored.
 * Instants are epoch ms.
 */
export const offerState = (
  { outcome, held_until }: { readonly outcome: OfferOutcome | null; readonly held_until: number },
  now: number,
): OfferState => {
  if (outcome !== null) return outcome;
  return now < held_until ? 'open' : 'lapsed';
};

/** How many times one offer may hold. */
export const mostOfferedTimes = 5;
/** For how many hours times may be held at most; the default is two days. */
export const mostHeldHours = 14 * 24;
export const usualHeldHours = 48;

/**
 * Returns until when one of the times of an offer is held: until the offer lapses, but not beyond the start of the
 * session.
 */
export const timeHeldUntil = (heldUntil: number, start: number): number => Math.min(heldUntil, start);
