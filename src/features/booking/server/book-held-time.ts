import { knownPhotographer } from '#features/photographers/server/api.ts';
import { sold } from '#features/services/domain/extras/sold-service.ts';
import { choiceProblem, serviceById } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import type { CreatedBooking } from '../contract.ts';
import { cancelToken } from './cancel-token.ts';
import { currentTerms } from './current-terms.ts';
import { expectedPriceOf, otherPrice } from './expected-price.ts';
import type { NewBooking } from './new-booking.ts';
import { writeBooking } from './write-booking.ts';

/** A time that is held for somebody; instants are epoch ms. */
export interface HeldTime {
  readonly id: string;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly start: number;
  readonly end: number;
  /** The address that the link was sent to; if the customer enters the same one, it needs no confirmation. */
  readonly customer_email: string;
}

interface Taker {
  readonly customer: NewBooking['customer'];
  readonly notes: string | null;
  readonly language: Language;
  readonly network: string;
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
}

/**
 * Books a held time for a customer, within the caller's transaction: the booking gets the time with its lanes and its
 * id. The studio has promised the time, so neither notice nor daily limits are checked again, and a service that was
 * switched off since can still be booked. Refused with a problem, or with 'lapsed' if the time is no longer held.
 */
export const bookHeldTime = async (
  context: Context,
  held: HeldTime,
  { customer, notes, language, network, ...wanted }: Taker,
): Promise<Result<CreatedBooking, Problem | 'lapsed'>> => {
  const { agreed, refund_stages, studio_moves, payments, must_confirm } = await currentTerms(context);
  const bought = sold(
    await serviceById(context.db, held.service_id),
    { options: [], people: undefined },
    { mode: 'staff' },
  );
  if (!bought.ok) return refused(choiceProblem(bought.refusal, language));
  const { service, items } = bought.value;
  const priceProblem = otherPrice(expectedPriceOf(wanted), { service, payments, language });
  if (priceProblem) return refused(priceProblem);
  const photographer = await knownPhotographer(context, held.photographer_id);
  const written = await writeBooking(context, {
    service,
    items,
    // The lanes are claimed already.
    candidates: [{ photographer, lanes: [] }],
    any_photographer: false,
    held: held.id,
    start: held.start,
    end: held.end,
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
    studio_moves,
    request: undefined,
    network,
    must_confirm: must_confirm && customer.email.toLowerCase() !== held.customer_email.toLowerCase(),
  });
  if (!written.ok) return refused('lapsed');
  return accepted({
    ...written.value,
    cancel_token: cancelToken(context.secretKey, { id: written.value.booking_id, link_version: 0 }),
  });
};
