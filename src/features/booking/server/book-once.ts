import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import type { BookedAnswer } from './booked-answer.ts';
import { firstAnswer, isRepeatedKey, type RememberedRequest } from './idempotency-store.ts';

/**
 * Books once, however often the request arrives: a repeated Idempotency-Key gets the first answer again, whatever has
 * happened to the slot since (SRV-22). It is asked for when booking fails, which a repeated request always does: its key
 * is taken. `book` answers undefined when somebody else took the time: 409.
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
      // The key was older than a day and has been forgotten just now: this request is the first again.
    }
  }
};
