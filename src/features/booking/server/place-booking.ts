import { randomInt, randomUUID } from 'node:crypto';
import { closePayments, paymentsOfBooking } from '#features/payments/server/api.ts';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import { confirmationCode } from '../domain/confirmation-code.ts';
import { isFromOrigin } from './booking-origin.ts';
import { type CancelledBy, cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';
import { currentTerms } from './current-terms.ts';
import { expectedPriceOf, otherPrice } from './expected-price.ts';
import { mostAhead } from './future-session-limit.ts';
import type { IdempotentRequest } from './idempotency-store.ts';
import { hasMissedSessions } from './missed-sessions.ts';
import { bookingToWrite, type NewBooking } from './new-booking.ts';
import { insertPlace, lockPlacesOf } from './place-store.ts';
import { writeRefund } from './refund-booking.ts';
import { type BookingRow, updateBooking } from './store.ts';

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

/** Ends a place that waits for a birth. The caller holds the lock of its booking, and has checked that it waits. */
export const endPlaceLocked = async (
  trx: Database,
  booking: BookingRow,
  { by, actor, reason }: Omit<CancelledBy, 'told'>,
  now: number,
): Promise<BookingRow> => {
  const columns = { awaits_birth: false, ...reason, cancelled_by: by, cancelled_at: at(now) };
  const changed = await updateBooking(trx, booking.id, columns, now);
  await closePayments(trx, booking.id, now);
  await recordAudit(trx, { actor, action: 'booking.cancelled', booking_id: booking.id, at: now });
  return changed;
};

/**
 * Ends a place, or the session that it became, without a word to anybody, and requests a refund of everything that was
 * paid online. No reason is stored. The caller holds the lock of the booking and has checked that it is not over.
 */
export const endSilentlyLocked = async (
  context: Context,
  trx: Database,
  booking: BookingRow,
  { by, actor }: Pick<CancelledBy, 'by' | 'actor'>,
): Promise<void> => {
  const now = context.now();
  const { refundable_cents: amount_cents } = await paymentsOfBooking(trx, booking.id);
  if (amount_cents > 0) await writeRefund(context, trx, booking.id, { amount_cents, actor, key: 'ended' });
  const reason = reasonWithCode(by === 'customer' ? 'by_customer' : 'by_studio');
  if (booking.awaits_birth) {
    await endPlaceLocked(trx, booking, { by, actor, reason }, now);
    return;
  }
  await cancelLockedBooking(trx, booking, { by, actor, reason, mails: [] }, now);
  await updateBooking(trx, booking.id, { awaits_birth: false }, now);
};
