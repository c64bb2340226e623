import type { z } from 'zod';
import { refuseUnlessFree } from '#features/availability/server/api.ts';
import { activePhotographer, refuseUnlessOffered } from '#features/photographers/server/api.ts';
import { bookableService } from '#features/services/server/api.ts';
import { agreedVersions } from '#features/settings/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Context } from '#shared/server/context.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { CreatedBooking, createBooking } from '../contract.ts';
import { bookOnce } from './book-once.ts';
import { cancelToken } from './cancel-token.ts';
import { type RememberedRequest, remembered } from './idempotency-store.ts';
import { readLegalFacts } from './legal-facts.ts';
import { refuseHoarding } from './refuse-hoarding.ts';
import { type BookedAnswer, writeBooking } from './write-booking.ts';

type Wanted = z.output<typeof createBooking>;

/**
 * Books a session for a customer (SRV-11): the facts are read, the rules asked, and then one statement takes the time and
 * writes everything. Whoever loses the race gets 409 (SRV-10). An administrator who books here may use the internal mode
 * (AMB-050, SRV-12); visitors cannot.
 */
export const createPublicBooking = async (
  context: Context,
  wanted: Wanted,
  caller: Pick<Caller, 'language' | 'idempotency_key' | 'administrator'>,
): Promise<CreatedBooking> => {
  const { administrator } = caller;
  const internal = administrator !== undefined && wanted.ignore_working_hours === true;
  const silent = administrator !== undefined && wanted.send_email_notification === false;
  const by = { actor: administrator?.id ?? 'customer', language: wanted.language ?? caller.language, internal, silent };
  const answer = await bookOnce(context, remembered(caller.idempotency_key, wanted), (request) =>
    book(context, wanted, { ...by, request }),
  );
  return { ...answer, cancel_token: cancelToken(context.secretKey, answer.booking_id) };
};

interface Booking {
  readonly actor: string;
  readonly internal: boolean;
  readonly silent: boolean;
  readonly language: Language;
  readonly request: RememberedRequest | undefined;
}

const book = async (
  context: Context,
  wanted: Wanted,
  { actor, internal, silent, language, request }: Booking,
): Promise<BookedAnswer | undefined> => {
  const start = instantFrom(wanted.start, ['body', 'start']);
  const service = await bookableService(context, wanted.service_id);
  const photographer = await activePhotographer(context, wanted.photographer_id);
  refuseUnlessOffered(service, photographer.id);
  const asked = { photographer_id: photographer.id, duration_min: service.duration_min, start };
  const [{ buffer_minutes }, agreed] = await Promise.all([
    refuseUnlessFree(context, asked, internal ? 'internal' : 'public'),
    readLegalFacts(context).then((facts) => agreedVersions(context, facts)),
    actor === 'customer' && context.rateLimit ? refuseHoarding(context, wanted.customer, language) : undefined,
  ]);
  return writeBooking(context, {
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
    request,
  });
};
