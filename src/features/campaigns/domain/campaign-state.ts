/**
 * `before`: nothing is sold yet. `sold_out`: it has opened, and no spot is left. `over`: its last spot has begun.
 * `closed`: ended by the studio.
 */
export const campaignStates = ['before', 'open', 'sold_out', 'over', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];

/**
 * `free`: can be booked. `sold`: has a booking. `offered`: held for somebody of the waiting list. `paused`: kept back by
 * the studio. `over`: has begun. `gone`: another session or time off has its time.
 */
export const spotStates = ['free', 'sold', 'offered', 'paused', 'over', 'gone'] as const;
export type SpotState = (typeof spotStates)[number];

interface SpotFacts {
  /** Epoch ms. */
  readonly starts_at: number;
  readonly paused: boolean;
  /** What occupies its time: the spot itself until it is sold, an offer of it, or its booking; null: none of them. */
  readonly time: 'held' | 'offered' | 'booked' | null;
}

/**
 * Returns the state of a spot at `now` (epoch ms). A spot that was sold stays sold, even while it is paused or over.
 */
export const spotState = ({ starts_at, paused, time }: SpotFacts, now: number): SpotState => {
  if (time === 'booked') return 'sold';
  if (starts_at <= now) return 'over';
  if (time === null) return 'gone';
  if (time === 'offered') return 'offered';
  return paused ? 'paused' : 'free';
};

interface CampaignFacts {
  /** Epoch ms, as `closed_at`. */
  readonly opens_at: number;
  readonly closed_at: number | null;
  readonly spots: readonly SpotFacts[];
}

/**
 * Returns the state of a campaign at `now` (epoch ms). It opens at the instant `opens_at`; for holders of its early
 * link it is open before.
 */
export const campaignState = (
  { opens_at, closed_at, spots }: CampaignFacts,
  now: number,
  { early = false }: { readonly early?: boolean } = {},
): CampaignState => {
  if (closed_at !== null) return 'closed';
  if (spots.every(({ starts_at }) => starts_at <= now)) return 'over';
  if (now < opens_at && !early) return 'before';
  return spots.some((spot) => spotState(spot, now) === 'free') ? 'open' : 'sold_out';
};

export interface SpotCounts {
  readonly total: number;
  readonly sold: number;
  readonly free: number;
}

/** Counts the spots at `now` (epoch ms): all, sold, and free to book. */
export const spotCounts = (spots: readonly SpotFacts[], now: number): SpotCounts => {
  const states = spots.map((spot) => spotState(spot, now));
  const count = (state: SpotState): number => states.filter((one) => one === state).length;
  return { total: spots.length, sold: count('sold'), free: count('free') };
};
