import type { z } from 'zod';
import { movableStarts } from '#features/availability/server/api.ts';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { adminBookingContract } from '../../admin-contract.ts';
import { selectBooking } from '../record/store.ts';
import { serviceOf, sessionOf } from './check-availability.ts';

type Question = z.output<(typeof adminBookingContract)['POST /api/admin/bookings/{id}/free-starts']['body']>;

/**
 * Returns the starts of a Berlin day to which a booking can be moved, ISO with the Berlin offset: those that
 * `check-availability` calls available for it. Throws 404 for an unknown booking, service or photographer.
 */
export const freeStartsOf = async (
  context: Context,
  { id, ...question }: Question & { readonly id: string },
): Promise<{ starts: string[] }> => {
  const booking = await selectBooking(context, id);
  if (!booking) throw notFound('Booking');
  const { id: photographer_id } = await knownPhotographer(context, question.photographer_id ?? booking.photographer_id);
  const service = await serviceOf(context, question.service_id ?? booking.service_id);
  const { options, duration_minutes = (booking.ends_at - booking.starts_at) / MINUTE } = question;
  const session = await sessionOf(context, { options, duration_minutes, service, counted: service, except: id });
  const { internal: isInternal, starts_at: own } = booking;
  const starts = await movableStarts(
    context,
    { photographer_id, ...session },
    { date: question.date, own, isInternal },
  );
  return { starts: starts.map(formatInstant) };
};
