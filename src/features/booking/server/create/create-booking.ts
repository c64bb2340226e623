import { codeProblem } from '#features/discounts/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import { changedMeanwhile, slotTaken } from '#shared/server/database/database-problem.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { decideOnEdition } from '#shared/server/throughput/api.ts';
import type { CreatedBooking } from '../../contract.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { idempotentRequest } from '../record/idempotency-store.ts';
import { type BookingAttempt, bookOnce } from './book-once.ts';
import { type BookedBy, decideBooking, type WantedBooking } from './decide-booking.ts';
import { tooManyFutureSessions } from './future-session-limit.ts';
import { withOtherCandidates } from './other-candidates.ts';
import { throwWithNextTimes } from './taken-with-next-times.ts';
import { type WriteRefusal, writeOnEdition, writeRefusalOf } from './write-booking.ts';

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
  const decided = await decideOnEdition(
    context.db,
    (reads) => decideBooking(context, wanted, by, reads),
    (booking, edition) =>
      withOtherCandidates(
        context,
        booking,
        (ready) => writeOnEdition(context, ready, edition),
        (written) => (written.ok ? writeRefusalOf(written.value) : undefined),
      ),
  );
  if (!decided.ok) return refused(decided.refusal === 'contended' ? changedMeanwhile() : decided.refusal);
  const written = decided.value;
  return written.ok ? written : refused(problemOf(written.refusal, by.language));
};

const problemOf = (refusal: WriteRefusal, language: Language): Problem | 'repeated_key' => {
  if (refusal === 'repeated_key') return refusal;
  const codeRefused = codeProblem(refusal, language);
  if (codeRefused) return codeRefused;
  return refusal === 'limit_reached' ? tooManyFutureSessions(language) : slotTaken();
};
