import { claimedLanes, claimTime } from '#features/availability/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { sameSession } from '../demand/same-session.ts';
import type { BookingRow } from '../record/store.ts';

/** A time for a session, held until an instant; epoch ms. */
export interface Substitute {
  readonly start: number;
  readonly until: number;
}

/**
 * Holds another time for a session, by the rules of a booking by the studio, for an open request. Returns false if the
 * time is not free.
 */
export const holdSubstitute = async (
  context: Context,
  booking: BookingRow,
  request_id: string,
  { start, until }: Substitute,
): Promise<boolean> => {
  const { query } = await sameSession(context, booking);
  const preference = { kept: await claimedLanes(context.db, booking.id), requested: [] };
  const claim = { id: request_id, session: { ...query, start }, internal: booking.internal, preference };
  return (await claimTime(context, { ...claim, mode: 'staff' }, { time_request_id: request_id, until })).ok;
};
