import type { z } from 'zod';
import {
  limitedService,
  refusalAt,
  requestedPhotographers,
  type SessionQuery,
} from '#features/availability/server/api.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { knownPhotographer, notOffered, type PhotographerRow } from '#features/photographers/server/api.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { uncached } from '#shared/server/throughput/api.ts';
import type { adminBookingContract } from '../../admin-contract.ts';
import { sessionDemands } from '../demand/session-demands.ts';
import { selectBooking } from '../record/store.ts';

type Question = z.output<(typeof adminBookingContract)['POST /api/admin/bookings/check-availability']['body']>;

/**
 * Checks whether a photographer, and what the service needs besides, is free for a session, ignoring the booking that
 * is being moved. Returns the reason if not. For `any` one of those who offer the service must be free; the reason is
 * then that of the first.
 */
export const checkAvailability = async (
  context: Context,
  question: Question,
): Promise<{ available: boolean; reason: string | null }> => {
  const service = await serviceOf(context, question.service_id);
  const except = question.exclude_booking_id?.toLowerCase();
  const moved = except !== undefined && isId(except) ? await selectBooking(context, except) : undefined;
  const counted = service ?? (await serviceOf(context, moved?.service_id));
  const photographers = await photographersOf(context, question.photographer_id, counted);
  const start = instantFrom(question.datetime, ['body', 'datetime']);
  const session = await sessionOf(context, { ...question, service, counted, except });
  const mode = question.ignore_working_hours === true ? 'internal' : 'staff';
  const reasons = await Promise.all(
    photographers.map(({ id }) => refusalAt(context, { photographer_id: id, start, ...session }, mode)),
  );
  const reason = reasons.includes(null) ? null : (reasons[0] ?? null);
  return { available: reason === null, reason };
};

interface AskedSession extends Pick<Question, 'options' | 'duration_minutes'> {
  /** Left out: only the time of the photographer is checked. */
  readonly service: ServiceRow | undefined;
  /** The service whose daily limit applies. */
  readonly counted: ServiceRow | undefined;
  readonly except: string | undefined;
}

/** Returns what a session asks of the calendar besides its photographer. */
export const sessionOf = async (
  context: Context,
  { options, duration_minutes, service, counted, except }: AskedSession,
): Promise<Omit<SessionQuery, 'photographer_id'>> => ({
  duration_min: duration_minutes,
  ...(await sessionDemands(context, { service, booking_id: except, items: chosenIn(options) })),
  limited_service: counted && limitedService(counted),
  except,
});

const chosenIn = (options: Question['options']) =>
  options
    ?.filter(({ count }) => count > 0)
    .map(({ id }) => ({ option_id: id.toLowerCase(), service_id: id.toLowerCase() }));

/**
 * Returns the photographers that a query names; throws 404 for an unknown ID and 400 if none of them offers the
 * service.
 */
const photographersOf = async (
  context: Context,
  photographer_id: string,
  service: ServiceRow | undefined,
): Promise<Pick<PhotographerRow, 'id'>[]> => {
  if (photographer_id !== anyone) return [await knownPhotographer(context, photographer_id)];
  const all = await requestedPhotographers(context, service ?? { assigned_photographers: [] }, anyone, uncached);
  if (!all) throw notFound('Photographer');
  if (all.length === 0) throw notOffered();
  return all;
};

export const serviceOf = ({ db }: Context, id: string | null | undefined): Promise<ServiceRow> | undefined => {
  if (id === null || id === undefined) return undefined;
  if (!isId(id)) throw notFound('Service');
  return serviceById(db, id);
};
