import {
  claimedLanes,
  freeLanes,
  freeTime,
  holdTime,
  isLimited,
  lockDayOf,
} from '#features/availability/server/api.ts';
import { lockLanes } from '#features/resources/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
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
  const { db } = context;
  const { service, query } = await sameSession(context, booking);
  const { photographer_id, needs, minutes_before, minutes_after } = query;
  if (await isLimited(db, { service, photographer_ids: [photographer_id] })) await lockDayOf(db, start);
  await lockLanes(
    db,
    needs.flatMap(({ resource_ids }) => resource_ids),
  );
  const free = await freeTime(context, { ...query, start }, 'staff');
  if (!free.ok) return false;
  const kept = await claimedLanes(db, booking.id);
  const lanes = await freeLanes(context, { ...query, start }, 'staff', { kept, requested: [] });
  if (lanes === null) return false;
  const time = {
    booking_id: request_id,
    photographer_id,
    lanes,
    start,
    end: start + query.duration_min * MINUTE,
    buffer_time_minutes: free.value.buffer_time_minutes,
    minutes_before,
    minutes_after,
    internal: booking.internal,
  };
  return holdTime(db, time, { time_request_id: request_id, until });
};
