import { limitedService, nextFreeStarts, refusalAt } from '#features/availability/server/api.ts';
import { activePhotographers, offers } from '#features/photographers/server/api.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type Alternatives, alternativesContract } from '../../alternatives-contract.ts';
import { allowedActions } from '../../domain/booking-actions.ts';
import { bookedDemands } from '../demand/booked-needs.ts';
import { type BookingRow, selectBooking } from '../record/store.ts';

export const alternativesRoutes = (context: Context) =>
  mounted(alternativesContract, {
    'GET /api/admin/bookings/{id}/alternatives': ({ params }) => alternativesOf(context, params.id),
  });

/**
 * Returns where a booking could be moved, by the rules that an edit checks again: what is offered can be booked unless
 * another booking is faster. Returns nothing for a booking that cannot be moved. Throws a Problem 404 for an unknown
 * id.
 */
const alternativesOf = async (context: Context, id: string): Promise<Alternatives> => {
  const booking = await selectBooking(context, id);
  if (!booking) throw notFound('Booking');
  if (!allowedActions(booking, context.now()).includes('reschedule')) return { photographers: [], starts: [] };
  const [photographers, starts] = await Promise.all([freePhotographers(context, booking), ownStarts(context, booking)]);
  return { photographers, starts: starts.map(formatInstant) };
};

const freePhotographers = async (context: Context, booking: BookingRow): Promise<Alternatives['photographers']> => {
  const service = await serviceById(context.db, booking.service_id);
  const { second, ...demands } = await demandsOf(context, booking, service);
  const candidates = (await activePhotographers(context)).filter(
    ({ id }) => id !== booking.photographer_id && offers(service, id) && (!second || offers(second, id)),
  );
  const mode = booking.internal ? 'internal' : 'staff';
  const free: Alternatives['photographers'] = [];
  for (const { id, name } of candidates) {
    const { starts_at: start, id: except } = booking;
    const query = { photographer_id: id, start, ...lengthOf(booking), ...demands, except };
    if ((await refusalAt(context, query, mode)) === null) free.push({ id, name });
  }
  return free;
};

/** How far ahead other times are searched, and on how many days at most. */
const daysAhead = 42;
const mostDays = 6;

const ownStarts = async (context: Context, booking: BookingRow): Promise<number[]> => {
  const { id, photographer_id, starts_at } = booking;
  const from = Math.max(context.now(), starts_at);
  const service = await serviceById(context.db, booking.service_id);
  const { needs, limited_service } = await demandsOf(context, booking, service);
  const query = { photographer_id, needs, limited_service, ...lengthOf(booking), except: id };
  return nextFreeStarts(context, query, { from, daysAhead, mostDays });
};

const demandsOf = async ({ db }: Context, booking: BookingRow, service: ServiceRow) => ({
  ...(await bookedDemands(db, booking, service)),
  limited_service: limitedService(service),
});

const lengthOf = ({ starts_at, ends_at, minutes_before, minutes_after }: BookingRow) => ({
  duration_min: (ends_at - starts_at) / MINUTE,
  minutes_before,
  minutes_after,
});
