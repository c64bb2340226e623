import { knownPhotographer } from '#features/photographers/server/api.ts';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { priceItems } from '#features/services/domain/extras/priced-service.ts';
import { choiceProblem, type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';
import type { CreatedBooking } from '../../contract.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { currentTerms } from '../price/current-terms.ts';
import { expectedPriceOf, otherPrice } from '../price/expected-price.ts';
import type { BookedResponse } from '../record/booked-response.ts';
import type { IdempotentRequest } from '../record/idempotency-store.ts';
import { hasMissedSessions } from '../record/missed-sessions.ts';
import type { NewBooking } from './new-booking.ts';
import { type WriteRefusal, writeBooking } from './write-booking.ts';

/** A time that is held for somebody; instants are epoch ms. */
export interface HeldSession {
  readonly id: string;
  readonly service_id: string;
  /** The options and people that were offered with it, at the offered prices. */
  readonly items?: readonly Item[];
  readonly photographer_id: string;
  readonly start: number;
  readonly end: number;
  /** The address that the link was sent to; it needs no confirmation if the customer enters the same one. */
  readonly customer_email?: string | undefined;
  /** Name, price and length where they are not those of the service. */
  readonly sold_as?: SoldAs | undefined;
  /** The Berlin date on which its mailbox may have no other spot of a campaign. */
  readonly only_spot_on?: string | undefined;
}

type SoldAs = Pick<
  ServiceRow,
  'name' | 'name_de' | 'name_ru' | 'price_cents' | 'duration_min' | 'minutes_before' | 'minutes_after' | 'move_rules'
>;

interface Taker {
  readonly customer: NewBooking['customer'];
  readonly notes: string | null;
  readonly language: Language;
  readonly network: string;
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
  readonly request?: IdempotentRequest | undefined;
  /** How many future sessions the customer may hold; left out: no limit. */
  readonly most_ahead?: number | undefined;
}

/** Why a held time was not booked: it is no longer held, or the statement that writes refused it. */
export type HeldRefusal = 'lapsed' | Extract<WriteRefusal, 'limit_reached' | 'second_spot' | 'repeated_key'>;

/**
 * Books a held time for a customer, within the caller's transaction: the booking gets the time with its lanes and its
 * id. The studio has offered the time, so neither notice nor daily limits are checked again, and a service that was
 * switched off since can still be booked. A refusal by the database other than 'lapsed' fails the transaction.
 */
export const bookHeldTime = async (
  context: Context,
  held: HeldSession,
  { customer, notes, language, network, request, most_ahead, ...wanted }: Taker,
): Promise<Result<BookedResponse & Pick<CreatedBooking, 'cancel_token'>, Problem | HeldRefusal>> => {
  const { agreed, refund_stages, no_show_fee_percent, studio_moves, payments, must_confirm } =
    await currentTerms(context);
  const bought = priceItems(await serviceById(context.db, held.service_id), held.items ?? []);
  if (!bought.ok) return refused(choiceProblem(bought.refusal, language));
  const { items } = bought.value;
  const service = { ...bought.value.service, ...held.sold_as };
  const pays_in_full = await hasMissedSessions(context, { email: customer.email, actor: 'customer' }, payments);
  const priceProblem = otherPrice(expectedPriceOf(wanted), { service, payments, pays_in_full, language });
  if (priceProblem) return refused(priceProblem);
  const photographer = await knownPhotographer(context, held.photographer_id);
  const written = await writeBooking(context, {
    service,
    items,
    // The lanes are claimed already.
    candidates: [{ photographer, lanes: [] }],
    any_photographer: false,
    held: held.id,
    only_spot_on: held.only_spot_on,
    most_ahead,
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
    no_show_fee_percent,
    pays_in_full,
    studio_moves,
    request,
    network,
    must_confirm: must_confirm && customer.email.toLowerCase() !== held.customer_email?.toLowerCase(),
  });
  if (!written.ok) return refused(heldRefusalOf(written.refusal));
  return accepted({
    ...written.value,
    cancel_token: cancelToken(context.secretKey, { id: written.value.booking_id, link_version: 0 }),
  });
};

const heldRefusalOf = (refusal: WriteRefusal): HeldRefusal => {
  if (refusal === 'limit_reached' || refusal === 'second_spot' || refusal === 'repeated_key') return refusal;
  return 'lapsed';
};
