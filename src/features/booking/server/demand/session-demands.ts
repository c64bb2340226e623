import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { type BookingRow, selectBooking } from '../record/store.ts';
import { bookedDemands } from './booked-needs.ts';

type MinutesAround = Pick<ServiceRow, 'minutes_before' | 'minutes_after'>;

interface Question {
  /** Left out: only the time of the photographer is checked. */
  readonly service: ServiceRow | undefined;
  /** The booking that is moved. */
  readonly booking_id: string | undefined;
  /** Left out: those of the booking, if it keeps its service. */
  readonly items?: readonly Pick<Item, 'option_id' | 'service_id'>[] | undefined;
}

/**
 * Returns the demands of a session besides its time: resources, and minutes before and after. A session that is moved
 * keeps the minutes that applied when it was booked and its items, unless it gets another service.
 */
export const sessionDemands = async (
  context: Context,
  { service, booking_id, items }: Question,
): Promise<Partial<MinutesAround> & { readonly needs?: ServiceRow['needs'] | undefined }> => {
  const moved = await movedBooking(context, booking_id);
  const kept = moved && (!service || service.id === moved.service_id) ? moved : undefined;
  const minutesAround: MinutesAround | undefined = kept ?? service;
  const demands = service && (await bookedDemands(context.db, { items: items ?? kept?.items ?? [] }, service));
  const last = items && demands?.second ? demands.second : minutesAround;
  return {
    ...(minutesAround && last && { minutes_before: minutesAround.minutes_before, minutes_after: last.minutes_after }),
    needs: demands?.needs,
  };
};

const movedBooking = async (context: Context, id: string | undefined): Promise<BookingRow | undefined> =>
  id !== undefined && isId(id) ? selectBooking(context, id) : undefined;
