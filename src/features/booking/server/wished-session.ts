import { activePhotographer, notOffered, offers, type PhotographerRow } from '#features/photographers/server/api.ts';
import { type Item, isMoveFee, minutesOfItems } from '#features/services/domain/extras/booked-item.ts';
import { itemsOf } from '#features/services/domain/extras/items-of-choice.ts';
import { needsWith } from '#features/services/domain/extras/sold-service.ts';
import { activeService, choiceProblem, type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingChanges } from '../admin-contract.ts';
import type { EditWish } from '../domain/booking-edit.ts';
import { optionsOfItems } from './booked-needs.ts';
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
  /** The items after the edit. */
  readonly items: readonly Item[];
  readonly changesItems: boolean;
}

export interface Wished {
  readonly wish: EditWish;
  readonly choice: Pick<BookingChanges, 'options' | 'people'>;
  readonly language: Language;
}

/**
 * Looks up the service, the photographer and the items of an edit. A newly chosen service must be active and a
 * photographer too, and a booking is restored only for an active photographer (404). A service or photographer that the
 * booking already has is kept, even if it was switched off or deleted since.
 */
export const wishedSession = async (
  context: Context,
  booking: BookingRow,
  { wish, choice, language }: Wished,
): Promise<WishedSession> => {
  const { service_id = booking.service_id, photographer_id = booking.photographer_id } = wish;
  const service = service_id === booking.service_id ? undefined : await activeService(context, service_id);
  const offered = service ?? (await serviceById(context.db, service_id));
  const chosen = photographer_id !== booking.photographer_id;
  const restores = booking.status === 'CANCELLED' && wish.status !== undefined;
  const photographer = chosen || restores ? await activePhotographer(context, photographer_id) : undefined;
  if ((service || chosen) && !offers(offered, photographer_id)) throw notOffered();
  const extras = await wishedItems(context, {
    kept: service ? booking.items.filter(isMoveFee) : booking.items,
    offered,
    choice,
    language,
  });
  return {
    service,
    photographer: chosen ? photographer : undefined,
    minutes: offered.duration_min + minutesOfItems(extras.items),
    ...extras,
    offered,
    changesItems: JSON.stringify(extras.items) !== JSON.stringify(booking.items),
  };
};

interface WishedItems {
  /**
   * What stays unless the edit names others: only the fee for moves if the service changes, because options belong to a
   * service.
   */
  readonly kept: readonly Item[];
  readonly offered: ServiceRow;
  readonly choice: Wished['choice'];
  readonly language: Language;
}

const wishedItems = async (
  { db }: Context,
  { kept, offered, choice, language }: WishedItems,
): Promise<Pick<WishedSession, 'items' | 'needs'>> => {
  const known = new Set(offered.options.map(({ id }) => id));
  const former = (await optionsOfItems(db, kept)).filter(({ id }) => !known.has(id));
  const service = { ...offered, options: [...offered.options, ...former] };
  if (!choice.options && choice.people === undefined) return { items: kept, needs: needsWith(service, kept) };
  const options = choice.options ?? kept.flatMap(({ option_id: id, count }) => (id === null ? [] : [{ id, count }]));
  const countedBefore = kept.find(({ kind }) => kind === 'people')?.count;
  const people = choice.people === undefined ? countedBefore : (choice.people ?? undefined);
  const found = itemsOf(service, { options, people }, { mode: 'staff', kept });
  if (!found.ok) throw choiceProblem(found.refusal, language);
  const items = [...found.value, ...kept.filter(isMoveFee)];
  return { items, needs: needsWith(service, items) };
};
