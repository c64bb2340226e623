import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import type { BookedAnswer } from './booked-answer.ts';
import { firstAnswer, isRepeatedKey, type RememberedRequest } from './idempotency-store.ts';

/**
 * Books at most once per Idempotency-Key: a repeated request gets the first response again, even if the slot has been
 * taken since. The stored response is read only after `book` has failed, which it always does for a repeated request,
 * because its key is taken. Throws 409 if `book` returns undefined: another booking has taken the time.
 */
export const bookOnce = async (
  context: Context,
  request: RememberedRequest | undefined,
  book: (request: RememberedRequest | undefined) => Promise<BookedAnswer | undefined>,
): Promise<BookedAnswer> => {
  for (let isLast = false; ; isLast = true) {
    try {
      const answer = await book(request);
      if (answer) return answer;
      throw slotTaken();
    } catch (error) {
      if (!request || !(isRepeatedKey(error) || error instanceof Problem)) throw error;
      const first = await firstAnswer(context, request);
      if (first) return first;
      if (!isRepeatedKey(error)) throw error;
      if (isLast) throw slotTaken();
      // The stored key was older than a day and has just been deleted: try once more as a new request.
    }
  }
};
