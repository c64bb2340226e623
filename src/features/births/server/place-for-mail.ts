import { otherPlaces } from '#features/booking/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { findPlace } from './store.ts';

/** What mails say about a place that waits for a birth. */
export interface PlaceForMail {
  /** The Monday of its week. */
  readonly week: string;
  readonly due_on: string;
  /** Whether the week is full, and the family waits for a place. */
  readonly waiting_list: boolean;
  readonly is_born: boolean;
  /** How many places of the same service its mailbox has besides. */
  readonly other_places: number;
}

/** Returns the place of a booking; undefined if it is over. */
export const placeForMail = async (
  { db }: Pick<Context, 'db'>,
  bookingId: string,
): Promise<PlaceForMail | undefined> => {
  const place = await findPlace(db, bookingId);
  if (!place) return undefined;
  const { week, due_on, born_on } = place;
  const other_places = await otherPlaces(db, bookingId);
  return { week, due_on, waiting_list: place.place === null, is_born: born_on !== null, other_places };
};
