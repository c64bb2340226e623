import type { PublicCampaign } from '../../contract.ts';

type Spot = PublicCampaign['spots'][number];
type Terms = Pick<Spot, 'id' | 'start' | 'end' | 'price' | 'prepayment' | 'rest' | 'cancel_terms'>;

/** What is booked: a spot with what it costs, together with the spots of further children. */
export interface ChosenSpot extends Terms {
  readonly siblings: number;
}

/** Returns what is booked for a number of further children; undefined if the spot is not free for all of them. */
export const chosenSpot = (spot: Spot, siblings: number): ChosenSpot | undefined => {
  if (spot.state !== 'free') return undefined;
  if (siblings === 0) return { ...spot, siblings };
  const terms = spot.with_siblings[siblings - 1];
  return terms && { id: spot.id, start: spot.start, ...terms, siblings };
};
