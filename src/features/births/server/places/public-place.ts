import { bookingByLink, placeStarts, publicBooking } from '#features/booking/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicPlace } from '../../contract.ts';
import { sessionDays } from '../../domain/birth-days.ts';
import { placeState } from '../../domain/place-state.ts';
import { windowOf } from '../birth-service.ts';
import { findPlace, type PlaceRow } from '../store.ts';

interface Reader {
  readonly token?: string | undefined;
  readonly language: Language;
}

/**
 * Returns a place as its family sees it. Without the token it says only which week, and whether it is paid: the page to
 * which the payment returns. Throws 404 without the token once the place is gone, and 403 for a wrong token.
 */
export const publicPlace = async (context: Context, id: string, reader: Reader): Promise<PublicPlace> => {
  if (!isId(id)) throw notFound('Place');
  // Reads the state of a payment from the provider, too.
  const view = await publicBooking(context, { id, ...reader });
  const place = await findPlace(context.db, id);
  if (!place && reader.token === undefined) throw notFound('Place');
  const state = placeState({ status: view.status, place });
  const { service_name, service_name_de, service_name_ru, photographer_name, prepayment, confirm_by } = view;
  const shown = {
    booking_id: id,
    state,
    service_name,
    service_name_de,
    service_name_ru,
    photographer_name,
    week: place?.week ?? null,
    ...(confirm_by !== undefined && { confirm_by }),
    ...(prepayment && confirm_by === undefined && { prepayment }),
  };
  if (reader.token === undefined) return shown;
  const days = place?.born_on && state === 'born' ? await daysOf(context, { id, ...reader }, place) : {};
  return { ...shown, ...familyFields(view, place), start: state === 'booked' ? view.start : null, ...days };
};

/** What only the family sees. */
const familyFields = (
  { confirmation_code, refund_amount = null, paid_amount = 0 }: Awaited<ReturnType<typeof publicBooking>>,
  place: PlaceRow | undefined,
) => ({
  confirmation_code,
  due_on: place?.due_on ?? null,
  born_on: place?.born_on ?? null,
  refund_amount,
  paid_amount,
});

/** The days on which the session may begin, with the starts that are free. */
const daysOf = async (
  context: Context,
  { id, token, language }: Reader & { readonly id: string },
  { born_on, service_id }: PlaceRow,
): Promise<Pick<PublicPlace, 'first_date' | 'last_date' | 'days'>> => {
  const booking = await bookingByLink(context, id, { token, language });
  const { first, last } = sessionDays(born_on ?? '', await windowOf(context.db, service_id));
  const today = berlinDateOf(context.now());
  const days = await placeStarts(context, booking, { first: first < today ? today : first, last });
  return {
    first_date: first,
    last_date: last,
    days: days.map(({ date, starts }) => ({ date, starts: starts.map(formatInstant) })),
  };
};
