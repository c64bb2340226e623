import type { z } from 'zod';
import { limitedService, refusalAt } from '#features/availability/server/api.ts';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { adminBookingContract } from '../admin-contract.ts';
import { sessionDemands } from './session-demands.ts';
import { selectBooking } from './store.ts';

type Question = z.output<(typeof adminBookingContract)['POST /api/admin/bookings/check-availability']['body']>;

/**
 * Checks whether a photographer, and what the service needs besides, is free for a session, ignoring the booking that
 * is being moved. Returns the reason if not.
 */
export const checkAvailability = async (
  context: Context,
  question: Question,
): Promise<{ available: boolean; reason: string | null }> => {
  const photographer = await knownPhotographer(context, question.photographer_id);
  const service = await serviceOf(context, question.service_id);
  const except = question.exclude_booking_id?.toLowerCase();
  const moved = except !== undefined && isId(except) ? await selectBooking(context, except) : undefined;
  const counted = service ?? (await serviceOf(context, moved?.service_id));
  const reason = await refusalAt(
    context,
    {
      photographer_id: photographer.id,
      duration_min: question.duration_minutes,
      start: instantFrom(question.datetime, ['body', 'datetime']),
      ...(await sessionDemands(context, { service, booking_id: except, items: chosenIn(question) })),
      limited_service: counted && limitedService(counted),
      except,
    },
    question.ignore_working_hours === true ? 'internal' : 'staff',
  );
  return { available: reason === null, reason };
};

const chosenIn = ({ options }: Question) =>
  options?.filter(({ count }) => count > 0).map(({ id }) => ({ option_id: id.toLowerCase() }));

const serviceOf = ({ db }: Context, id: string | null | undefined): Promise<ServiceRow> | undefined => {
  if (id === null || id === undefined) return undefined;
  if (!isId(id)) throw notFound('Service');
  return serviceById(db, id);
};
