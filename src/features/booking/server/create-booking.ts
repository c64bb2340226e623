import type { z } from 'zod';
import { refuseUnlessOpen } from '#features/availability/server/api.ts';
import { refundTerms } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { activePhotographer, refuseUnlessOffered } from '#features/photographers/server/api.ts';
import { activeService, refuseUnlessOnOffer } from '#features/services/server/api.ts';
import { agreedVersions } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { changedMeanwhile } from '#shared/server/database/database-problem.ts';
import {
  type EditionReads,
  editionReads,
  forgetEditions,
  isCurrentEdition,
} from '#shared/server/database/edition-reads.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { CreatedBooking, createBooking } from '../contract.ts';
import { bookOnce } from './book-once.ts';
import type { BookedAnswer } from './booked-answer.ts';
import { cancelToken } from './cancel-token.ts';
import { expectedPriceOf, refuseOtherPrice } from './expected-price.ts';
import { mostAhead, tooManyAhead } from './hoarding.ts';
import { type RememberedRequest, remembered } from './idempotency-store.ts';
import { readLegalFacts } from './legal-facts.ts';
import type { NewBooking } from './new-booking.ts';
import { wantsConfirmation } from './wants-confirmation.ts';
import { writeOnEdition } from './write-booking.ts';

type Wanted = z.output<typeof createBooking>;

/**
 * Books a session for a customer. The rules are checked against cached data of the studio. Then one statement verifies
 * that this data is still current, takes the time and writes everything. Throws 409 if another booking was faster. An
 * administrator may use the internal mode here; visitors cannot.
 */
export const createPublicBooking = async (
  context: Context,
  wanted: Wanted,
  caller: Pick<Caller, 'language' | 'idempotency_key' | 'administrator' | 'network'>,
): Promise<CreatedBooking> => {
  const { administrator } = caller;
  const internal = administrator !== undefined && wanted.ignore_working_hours === true;
  const silent = administrator !== undefined && wanted.send_email_notification === false;
  const by = {
    actor: administrator?.id ?? 'customer',
    language: wanted.language ?? caller.language,
    internal,
    silent,
    network: caller.network,
  };
  const answer = await bookOnce(context, remembered(caller.idempotency_key, wanted), (request) =>
    book(context, wanted, { ...by, request }),
  );
  return { ...answer, cancel_token: cancelToken(context.secretKey, { id: answer.booking_id, link_version: 0 }) };
};

interface Booking {
  readonly actor: string;
  readonly internal: boolean;
  readonly silent: boolean;
  readonly language: Language;
  readonly request: RememberedRequest | undefined;
  readonly network: string;
}

/** More than the studio ever changes between the decision and the writing of one booking. */
const mostAttempts = 10;

const book = async (context: Context, wanted: Wanted, by: Booking): Promise<BookedAnswer | undefined> => {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const reads = await editionReads(context.db);
    const booking = await decided(context, wanted, by, reads);
    const outcome = booking && (await writeOnEdition(context, booking, reads.edition));
    if (outcome === 'taken') return undefined;
    if (outcome === 'limit_reached') throw tooManyAhead(by.language);
    if (outcome !== undefined && outcome !== 'outdated') return outcome;
    forgetEditions(context.db);
  }
  throw changedMeanwhile();
};

/** Returns the booking to write, decided from cached data. Returns undefined if cached data refuses it but is stale. */
const decided = async (
  context: Context,
  wanted: Wanted,
  by: Booking,
  reads: EditionReads,
): Promise<NewBooking | undefined> => {
  try {
    return await decide(context, wanted, by, reads);
  } catch (refusal) {
    if (!(refusal instanceof Problem) || (await isCurrentEdition(context.db, reads))) throw refusal;
    return undefined;
  }
};

const decide = async (
  context: Context,
  wanted: Wanted,
  { actor, internal, silent, language, request, network }: Booking,
  reads: EditionReads,
): Promise<NewBooking> => {
  const start = instantFrom(wanted.start, ['body', 'start']);
  const service = await reads.of(`service ${wanted.service_id}`, () => activeService(context, wanted.service_id));
  refuseUnlessOnOffer(service, context.now());
  const photographer = await reads.of(`photographer ${wanted.photographer_id}`, () =>
    activePhotographer(context, wanted.photographer_id),
  );
  refuseUnlessOffered(service, photographer.id);
  const { duration_min } = service;
  const { buffer_minutes } = await refuseUnlessOpen(
    context,
    { start, duration_min },
    internal ? 'internal' : 'public',
    reads,
  );
  const { agreed, refund_stages, payments, must_confirm } = await reads.of('terms', () => currentTerms(context));
  refuseOtherPrice(expectedPriceOf(wanted), { service, payments, language });
  return {
    service,
    photographer,
    start,
    buffer_minutes,
    internal,
    customer: wanted.customer,
    notes: wanted.notes || null,
    language,
    source: 'public',
    actor,
    send_notifications: !silent,
    agreed,
    refund_stages,
    request,
    network,
    must_confirm: actor === 'customer' && must_confirm,
    most_ahead: actor === 'customer' && context.rateLimit ? mostAhead : undefined,
  };
};

/** The terms that a customer accepts by booking, and the payment settings. */
const currentTerms = async (context: Context) => {
  const [facts, payments, must_confirm] = await Promise.all([
    readLegalFacts(context),
    readPaymentSettings(context.db),
    wantsConfirmation(context.db),
  ]);
  return { agreed: await agreedVersions(context, facts), refund_stages: refundTerms(payments), payments, must_confirm };
};
