import { freeLanes } from '#features/availability/server/api.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { NewBooking } from './new-booking.ts';

/** Returns the lanes that a new booking may claim for the needs of its service; null: no combination is free. */
export const lanesFor = (
  context: Context,
  { service, photographer, start, end, internal }: Omit<NewBooking, 'lanes'>,
): Promise<number[] | null> =>
  freeLanes(
    context,
    {
      photographer_id: photographer.id,
      start,
      duration_min: end === undefined ? service.duration_min : (end - start) / MINUTE,
      needs: service.needs,
    },
    internal ? 'internal' : 'staff',
  );

/** More than there are combinations that others can take while one booking is written. */
const mostAttempts = 50;

/**
 * Writes a booking, and again with other lanes while `isTaken` and another combination is free. If the same one is
 * free again, not a lane but the photographer is taken.
 */
export const withOtherLanes = async <Written>(
  context: Context,
  booking: NewBooking,
  write: (booking: NewBooking) => Promise<Written>,
  isTaken: (written: Written) => boolean,
): Promise<Written> => {
  let lanes = booking.lanes;
  let written = await write(booking);
  for (let attempt = 1; attempt < mostAttempts && lanes?.length && isTaken(written); attempt++) {
    const others = await lanesFor(context, booking);
    if (others === null || String(others) === String(lanes)) break;
    lanes = others;
    written = await write({ ...booking, lanes });
  }
  return written;
};
