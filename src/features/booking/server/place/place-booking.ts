import { randomInt, randomUUID } from 'node:crypto';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { firstKey } from '#shared/server/secrets/secret-keys.ts';
import { confirmationCode } from '../../domain/confirmation-code.ts';
import { mostAhead } from '../create/future-session-limit.ts';
import { bookingToWrite, type NewBooking } from '../create/new-booking.ts';
import { insertPlace, lockPlacesOf } from '../create/place-store.ts';
import { currentTerms } from '../price/current-terms.ts';
import { expectedPriceOf, otherPrice } from '../price/expected-price.ts';
import { isFromOrigin } from '../record/booking-origin.ts';
import type { IdempotentRequest } from '../record/idempotency-store.ts';
import { hasMissedSessions } from '../record/missed-sessions.ts';

interface NewPlace {
  readonly service: ServiceRow;
  readonly photographer_id: string;
  /** Noon of the day on which the child is due: refund stages are counted from it until there is an hour. Epoch ms. */
  readonly due_at: number;
  readonly customer: NewBooking['customer'];
  readonly notes: string | null;
  readonly language: Language;
  readonly network: string;
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
  readonly request: IdempotentRequest | undefined;
}

/**
 * Writes the booking of a place that waits for a birth, in the caller's transaction: it has no time, so it is cancelled
 * until an hour is chosen (decision 0028). If the studio wants that, the address has to be confirmed first, as for every
 * booking. Returns its id, or the problem of other prices than those that were shown.
 */
export const writePlaceBooking = async (
  context: Context,
  { service, photographer_id, due_at, customer, language, request, network, notes, ...wanted }: NewPlace,
): Promise<Result<string, Problem>> => {
  const { agreed, refund_stages, no_show_fee_percent, studio_moves, payments, must_confirm } =
    await currentTerms(context);
  const pays_in_full = await hasMissedSessions(context, { email: customer.email, actor: 'customer' }, payments);
  const priceProblem = otherPrice(expectedPriceOf(wanted), {
    service,
    payments,
    pays_in_full,
    is_place: true,
    language,
  });
  if (priceProblem) return refused(priceProblem);
  const photographer = await knownPhotographer(context, photographer_id);
  const [id, now] = [randomUUID(), context.now()];
  const booking: NewBooking = {
    service,
    items: [],
    candidates: [{ photographer, lanes: [] }],
    any_photographer: false,
    start: due_at,
    end: due_at + service.duration_min * MINUTE,
    buffer_time_minutes: 0,
    internal: false,
    customer,
    notes,
    language,
    source: 'public',
    actor: 'customer',
    send_notifications: true,
    agreed,
    refund_stages,
    no_show_fee_percent,
    pays_in_full,
    studio_moves,
    request,
    network,
    must_confirm,
    most_ahead: mostAhead(context),
    awaits_birth: true,
  };
  const row = bookingToWrite(booking, {
    id,
    confirmation_code: confirmationCode((below) => randomInt(below)),
    edition: null,
    now,
    secretKey: firstKey(context.secretKey),
  });
  await insertPlace(context.db, row);
  return accepted(id);
};

/**
 * Whether the network has taken a place of a service for a mailbox within two hours, which still waits for a birth. The
 * caller's transaction takes one after the other from here on.
 */
export const isTakenHere = async (
  context: Context,
  { network, ...wanted }: { readonly email: string; readonly service_id: string; readonly network: string },
): Promise<boolean> => {
  for (const booking of await lockPlacesOf(context.db, wanted))
    if (await isFromOrigin(context, booking, network)) return true;
  return false;
};
