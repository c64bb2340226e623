import type { Context } from '#shared/server/context.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { NewBooking } from './new-booking.ts';
import type { WriteRefusal } from './write-booking.ts';

/** More than other bookings can claim while one booking is written. */
const mostAttempts = 50;

/**
 * Writes a booking, and retries while its time is refused and another candidate may still be free: with other lanes, or
 * with another photographer where the statement chooses one. It stops when no candidate is left, or when the statement
 * found none of them free and their lanes have not changed since: then all photographers are booked.
 */
export const withOtherCandidates = async <Written>(
  context: Context,
  booking: NewBooking,
  write: (booking: NewBooking) => Promise<Written>,
  refusalOf: (written: Written) => WriteRefusal | undefined,
): Promise<Written> => {
  const photographers = booking.candidates.map(({ photographer }) => photographer);
  let { candidates } = booking;
  let written = await write(booking);
  for (let attempt = 1; attempt < mostAttempts + photographers.length; attempt++) {
    const refusal = refusalOf(written);
    if (refusal !== 'taken' && refusal !== 'photographer_taken') break;
    const [first, ...others] = await candidatesFor(context, booking, photographers);
    if (!first || (refusal === 'taken' && areSame([first, ...others], candidates))) break;
    candidates = [first, ...others];
    written = await write({ ...booking, candidates });
  }
  return written;
};

const areSame = (a: readonly Candidate[], b: readonly Candidate[]): boolean => textOf(a) === textOf(b);

const textOf = (candidates: readonly Candidate[]): string =>
  candidates.map(({ photographer, lanes }) => [photographer.id, ...lanes].join()).join(';');
