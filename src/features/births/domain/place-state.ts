import type { BookingStatus } from '#features/booking/domain/booking-status.ts';

/**
 * `waiting_list`: the week was full. `reserved`: the child is not born. `born`: an hour can be chosen. `booked`: it was.
 * `ended`: given up, cancelled or lost.
 */
export const placeStates = ['waiting_list', 'reserved', 'born', 'booked', 'ended'] as const;
export type PlaceState = (typeof placeStates)[number];

interface Standing {
  readonly status: BookingStatus;
  /** undefined: the place is gone. The database deletes it with the end of its booking. */
  readonly place: { readonly place: number | null; readonly born_on: string | null } | undefined;
}

export const placeState = ({ status, place }: Standing): PlaceState => {
  if (status !== 'CANCELLED') return 'booked';
  if (!place) return 'ended';
  if (place.born_on !== null) return 'born';
  return place.place === null ? 'waiting_list' : 'reserved';
};
