import { compete, type Wishes } from './wishes.ts';

export interface Waiting extends Wishes {
  readonly id: string;
  /** Epoch ms. */
  readonly joined_at: number;
  /** The order of those who joined at the same instant. */
  readonly number: number;
  /** How many offers the person has let lapse. */
  readonly missed: number;
  /** When the studio lifted the entry; null: it has not. */
  readonly lifted_at: number | null;
  /** Until when the address must be confirmed; null or left out: it need not. Until then nobody waits behind it. */
  readonly confirm_by?: number | null;
}

const neverLifted = Number.MAX_SAFE_INTEGER;

/**
 * Compares two entries by the order of the waiting list: first those of persons who have let fewer offers lapse, so
 * that everybody is reached; among these lifted entries in the order of lifting, then the others in the order of
 * joining.
 */
export const byTurn = (one: Waiting, other: Waiting): number =>
  one.missed - other.missed ||
  (one.lifted_at ?? neverLifted) - (other.lifted_at ?? neverLifted) ||
  one.joined_at - other.joined_at ||
  one.number - other.number;

/**
 * Returns the place of an entry, from 1, among those that wait for the same photographers and days. `all`: in the order
 * of the list; it may include the entry.
 */
export const positionOf = (entry: Waiting, all: readonly Waiting[]): number => {
  let before = 0;
  for (const other of all) {
    if (other.id === entry.id) continue;
    if (byTurn(other, entry) >= 0) break;
    if ((other.confirm_by ?? null) === null && compete(other, entry)) before += 1;
  }
  return 1 + before;
};
