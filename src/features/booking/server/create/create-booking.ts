import { refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import { changedMeanwhile } from '#shared/server/database/database-problem.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { editionAttempts } from '#shared/server/throughput/api.ts';
import type { CreatedBooking } from '../../contract.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { idempotentRequest } from '../record/idempotency-store.ts';
import { type BookingAttempt, bookOnce } from './book-once.ts';
import { type BookedBy, decideBooking, type WantedBooking } from './decide-booking.ts';
import { throwWithNextTimes } from './taken-with-next-times.ts';
import { problemOfWrite } from './write-booking.ts';
import { writeToFreeCandidate } from './write-to-free-candidate.ts';

/**
 * Books a session for a customer: decides from cached data of the studio, then writes in one statement, which verifies
 * that this data is still current. Throws 409 if another booking was faster. An administrator may use the internal mode
 * here; visitors cannot.
 */
export const createPublicBooking = async (
  context: Context,
  wanted: WantedBooking,
  caller: Pick<Caller, 'language' | 'idempotency_key' | 'administrator' | 'network'>,
): Promise<CreatedBooking> => {
  const { administrator, network } = caller;
  const request = idempotentRequest(caller.idempotency_key, wanted);
  const by: BookedBy = {
    actor: administrator?.id ?? 'customer',
    language: wanted.language ?? caller.language,
    internal: administrator !== undefined && wanted.ignore_working_hours === true,
    silent: administrator !== undefined && wanted.send_email_notification === false,
    request,
    network,
  };
  const response = await bookOnce(context, request, () => book(context, wanted, by)).catch((error: unknown) =>
    throwWithNextTimes(context, wanted, { error, atAnyNotice: administrator !== undefined }),
  );
  return { ...response, cancel_token: cancelToken(context.secretKey, { id: response.booking_id, link_version: 0 }) };
};

const book = async (context: Context, wanted: WantedBooking, by: BookedBy): Promise<BookingAttempt> => {
  for await (const reads of editionAttempts(context.db)) {
    const decided = await decideBooking(context, wanted, by, reads);
    if (!decided.ok) {
      if (await reads.isCurrent()) return decided;
      continue;
    }
    const written = await writeToFreeCandidate(context, decided.value, reads.edition);
    if (written.ok) return written;
    if (written.refusal !== 'outdated') return refused(problemOfWrite(written.refusal, by.language));
  }
  return refused(changedMeanwhile());
};
