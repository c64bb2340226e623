import type { ServiceRow } from '#features/services/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { selectBooking } from './store.ts';

type Around = Pick<ServiceRow, 'minutes_before' | 'minutes_after'>;

/**
 * Returns the minutes that a session needs before and after: those of its service, but a session that is moved
 * (`bookingId`) keeps what applied when it was booked, unless it gets another service.
 */
export const minutesAround = async (
  context: Context,
  service: (Around & Pick<ServiceRow, 'id'>) | undefined,
  bookingId: string | undefined,
): Promise<Partial<Around>> => {
  const moved = bookingId !== undefined && isId(bookingId) ? await selectBooking(context, bookingId) : undefined;
  const whose = moved && (!service || service.id === moved.service_id) ? moved : service;
  return whose ? { minutes_before: whose.minutes_before, minutes_after: whose.minutes_after } : {};
};
