import { activePhotographer, notOffered, offers, type PhotographerRow } from '#features/photographers/server/api.ts';
import { type Item, minutesOfItems, staysOnEdit } from '#features/services/domain/extras/booked-item.ts';
import { sessionItemOf } from '#features/services/domain/extras/second-session.ts';
import type { SecondSession } from '#features/services/domain/extras/service-option.ts';
import { activeService, type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingChanges } from '../../admin-contract.ts';
import type { RequestedEdit } from '../../domain/booking-edit.ts';
import { reducedAtMost } from '../../domain/money/kept-reduction.ts';
import { ownPriceOf } from '../../domain/money/price-parts.ts';
import type { BookingRow } from '../record/store.ts';
import { itemsAfterEdit } from './items-after-edit.ts';

/**
 * The rows that an edit refers to: the new service, the new photographer, and the duration of the resulting service.
 */
export interface SessionAfterEdit {
  readonly service: ServiceRow | undefined;
  readonly photographer: PhotographerRow | undefined;
  readonly minutes: number;
  /** The needs of the resulting service besides the photographer. */
  readonly needs: ServiceRow['needs'];
  /** The resulting service, also if it stays the same. */
  readonly offered: ServiceRow;
  /** The items after the edit. */
  readonly items: readonly Item[];
  readonly changesItems: boolean;
  /** Minutes before and after it, as they are stored. */
  readonly minutesAround: Pick<BookingRow, 'minutes_before' | 'minutes_after'>;
}

export interface SessionEdit {
  readonly edit: RequestedEdit;
  readonly choice: Pick<BookingChanges, 'options' | 'people'>;
  readonly language: Language;
}

/**
 * Looks up the service, the photographer and the items of an edit. A newly chosen service must be active and a
 * photographer too, and a booking is restored only for an active photographer (404). A service or photographer that the
 * booking already has is kept, even if it was switched off or deleted since.
 */
export const sessionAfterEdit = async (
  context: Context,
  booking: BookingRow,
  { edit, choice, language }: SessionEdit,
): Promise<SessionAfterEdit> => {
  const { service_id = booking.service_id, photographer_id = booking.photographer_id } = edit;
  const service = service_id === booking.service_id ? undefined : await activeService(context, service_id);
  const offered = service ?? (await serviceById(context.db, service_id));
  const chosen = photographer_id !== booking.photographer_id;
  const restores = booking.status === 'CANCELLED' && edit.status !== undefined;
  const photographer = chosen || restores ? await activePhotographer(context, photographer_id) : undefined;
  const { second, ...edited } = await itemsAfterEdit(context, {
    kept: service ? booking.items.filter(staysOnEdit) : booking.items,
    offered,
    choice,
    language,
  });
  const extras = { ...edited, items: reducedAtMost(service?.price_cents ?? ownPriceOf(booking), edited.items) };
  const ends = { booking, service, offered, second };
  refuseNotOffered(photographer_id, [...(service || chosen ? [offered] : []), ...newSecond(ends, chosen)]);
  return {
    service,
    photographer: chosen ? photographer : undefined,
    minutes: offered.duration_min + minutesOfItems(extras.items),
    ...extras,
    offered,
    changesItems: JSON.stringify(extras.items) !== JSON.stringify(booking.items),
    minutesAround: minutesAroundOf(ends),
  };
};

const refuseNotOffered = (photographer_id: string, services: readonly Parameters<typeof offers>[0][]): void => {
  if (services.some((one) => !offers(one, photographer_id))) throw notOffered();
};

interface Ends {
  readonly booking: BookingRow;
  readonly service: ServiceRow | undefined;
  readonly offered: ServiceRow;
  readonly second: SecondSession | undefined;
}

/** Whether it ends with the same session as before. */
const endsAsBefore = ({ booking, service, second }: Ends): boolean =>
  !service && sessionItemOf(booking.items)?.service_id === second?.id;

/** The second session, if its photographer has to be checked. */
const newSecond = (ends: Ends, otherPhotographer: boolean): SecondSession[] =>
  ends.second && (otherPhotographer || !endsAsBefore(ends)) ? [ends.second] : [];

const minutesAroundOf = (ends: Ends): SessionAfterEdit['minutesAround'] => {
  const { booking, service, offered, second } = ends;
  const { minutes_after } = endsAsBefore(ends) ? booking : (second ?? offered);
  return { minutes_before: (service ?? booking).minutes_before, minutes_after };
};
