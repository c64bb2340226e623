import type { Result } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookedResponse } from '../record/booked-response.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { NewBooking } from './new-booking.ts';
import { type WriteRefusal, writeBooking } from './write-booking.ts';

/** More than other bookings can claim while one booking is written. */
const mostAttempts = 50;

/**
 * Writes a booking, and again while its time is refused and another candidate may still be free: with other lanes, or
 * with another photographer where the statement chooses one. `edition` as in `writeBooking`.
 */
export const writeToFreeCandidate = async (
  context: Context,
  booking: NewBooking,
  edition?: string,
): Promise<Result<BookedResponse, WriteRefusal>> => {
  const photographers = booking.candidates.map(({ photographer }) => photographer);
  let { candidates } = booking;
  for (let attempt = 1; ; attempt++) {
    const written = await writeBooking(context, { ...booking, candidates }, edition);
    if (written.ok || !isTimeRefused(written.refusal) || attempt >= mostAttempts + photographers.length) return written;
    const [first, ...others] = await candidatesFor(context, booking, photographers);
    // The statement found none of these free and their lanes have not changed since: all photographers are booked.
    if (!first || (written.refusal === 'taken' && areSame([first, ...others], candidates))) return written;
    candidates = [first, ...others];
  }
};

const isTimeRefused = (refusal: WriteRefusal): boolean => refusal === 'taken' || refusal === 'photographer_taken';

const areSame = (a: readonly Candidate[], b: readonly Candidate[]): boolean => textOf(a) === textOf(b);

const textOf = (candidates: readonly Candidate[]): string =>
  candidates.map(({ photographer, lanes }) => [photographer.id, ...lanes].join()).join(';');
