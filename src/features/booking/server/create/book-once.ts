import type { Problem } from '#shared/contract/problem.ts';
import type { Result } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import type { BookedResponse } from '../record/booked-response.ts';
import { type IdempotentRequest, storedResponse } from '../record/idempotency-store.ts';

/** The outcome of one attempt to book. 'repeated_key': a response is stored with the Idempotency-Key already. */
export type BookingAttempt = Result<BookedResponse, Problem | 'repeated_key'>;

/**
 * Books at most once per Idempotency-Key: a repeated request gets the first response again, even if the slot has been
 * taken since. The stored response is read only after `book` was refused, which always happens for a repeated request,
 * because its key is taken. Throws the problem of the refusal.
 */
export const bookOnce = async (
  context: Context,
  request: IdempotentRequest | undefined,
  book: () => Promise<BookingAttempt>,
): Promise<BookedResponse> => {
  // Twice, because a stored key that is older than a day is deleted when it is read: the request is then a new one.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const booked = await book();
    if (booked.ok) return booked.value;
    const first = await storedResponse(context, request);
    if (first) return first;
    if (booked.refusal !== 'repeated_key') throw booked.refusal;
  }
  throw slotTaken();
};
