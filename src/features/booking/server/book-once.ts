import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { firstAnswer, isRepeatedKey, type RememberedRequest } from './idempotency-store.ts';
import type { BookedAnswer } from './write-booking.ts';

/**
 * Books once, however often the request arrives: a repeated Idempotency-Key gets the first answer again, whatever has
 * happened to the slot since (SRV-22). `book` answers undefined when somebody else took the time: 409.
 */
export const bookOnce = async (
  context: Context,
  request: RememberedRequest | undefined,
  book: (request: RememberedRequest | undefined) => Promise<BookedAnswer | undefined>,
): Promise<BookedAnswer> => {
  const first = await firstAnswer(context, request);
  if (first) return first;
  try {
    const answer = await book(request);
    if (answer) return answer;
    throw slotTaken();
  } catch (error) {
    // The twin of this request may have won since the first look: then its answer is this one's too.
    const lost = isRepeatedKey(error) || (error instanceof Problem && error.status === 409);
    const twins = lost ? await firstAnswer(context, request) : undefined;
    if (twins) return twins;
    throw isRepeatedKey(error) ? slotTaken() : error;
  }
};
