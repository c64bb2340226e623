import { activePhotographer, notOffered, offers, type PhotographerRow } from '#features/photographers/server/api.ts';
import { activeService, type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { EditWish } from '../domain/booking-edit.ts';
import type { BookingRow } from './store.ts';

/** What an edit refers to: the other service, the other photographer, and the duration of the resulting service. */
export interface WishedSession {
  readonly service: ServiceRow | undefined;
  readonly photographer: PhotographerRow | undefined;
  readonly minutes: number;
  /** What the resulting service needs besides the photographer. */
  readonly needs: ServiceRow['needs'];
  /** The resulting service, also if it stays the same. */
  readonly offered: ServiceRow;
}

/**
 * Looks up the service and the photographer of an edit. A newly chosen service must be active and a photographer too,
 * and a booking is restored only for an active photographer (404). What the booking already has it keeps, even if it
 * was switched off or deleted since.
 */
export const wishedSession = async (context: Context, booking: BookingRow, wish: EditWish): Promise<WishedSession> => {
  const { service_id = booking.service_id, photographer_id = booking.photographer_id } = wish;
  const service = service_id === booking.service_id ? undefined : await activeService(context, service_id);
  const offered = service ?? (await serviceById(context.db, service_id));
  const chosen = photographer_id !== booking.photographer_id;
  const restores = booking.status === 'CANCELLED' && wish.status !== undefined;
  const photographer = chosen || restores ? await activePhotographer(context, photographer_id) : undefined;
  if ((service || chosen) && !offers(offered, photographer_id)) throw notOffered();
  return {
    service,
    photographer: chosen ? photographer : undefined,
    minutes: offered.duration_min,
    needs: offered.needs,
    offered,
  };
};
