import { placeUrl, selectBookingsById } from '#features/booking/server/api.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminPlace } from '../../contract.ts';
import { placeState } from '../../domain/place-state.ts';
import { allPlaces } from '../store.ts';
import { confirmByOf } from './confirm-by-view.ts';

/** Returns the places that wait for a birth, and the sessions that came from one and are not over, by week. */
export const adminPlaces = async (context: Context): Promise<AdminPlace[]> => {
  const places = await allPlaces(context.db);
  const ids = places.map(({ booking_id }) => booking_id);
  const bookings = new Map((await selectBookingsById(context, ids)).map((booking) => [booking.id, booking]));
  const payments = await paymentsOfBookings(context.db, ids);
  return places.flatMap((place) => {
    const booking = bookings.get(place.booking_id);
    if (!booking) return [];
    const state = placeState({ status: booking.status, place });
    const isOver = state === 'booked' && (booking.status === 'COMPLETED' || booking.ends_at <= context.now());
    if (isOver) return [];
    return [
      {
        booking_id: booking.id,
        confirmation_code: booking.confirmation_code,
        state,
        week: place.week,
        above_plan: place.above_plan,
        due_on: place.due_on,
        born_on: place.born_on,
        customer_name: booking.customer_name,
        customer_phone: booking.customer_phone,
        service_name: booking.service_name_de || booking.service_name,
        photographer_name: booking.photographer_name,
        paid: euroOf(payments.get(booking.id)?.refundable_cents ?? 0),
        start: state === 'booked' ? formatInstant(booking.starts_at) : null,
        confirm_by: confirmByOf(booking).confirm_by ?? null,
        url: placeUrl(context, booking),
      },
    ];
  });
};
