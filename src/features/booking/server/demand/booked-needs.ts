import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { needsWith, secondSessionIn } from '#features/services/domain/extras/priced-service.ts';
import { asSecondSession } from '#features/services/domain/extras/second-session.ts';
import type { SecondSession, ServiceOption } from '#features/services/domain/extras/service-option.ts';
import { type ServiceRow, selectFollowers, selectOptions } from '#features/services/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Database } from '#shared/server/database/database.ts';

type NamedItem = Pick<Item, 'option_id' | 'service_id'>;

const idsIn = (ids: readonly (string | null | undefined)[]): string[] =>
  ids.flatMap((id) => (id && isId(id) ? [id] : []));

/** Returns the options that items name, also those that are not offered any more. */
export const optionsOfItems = async (db: Database, items: readonly NamedItem[]): Promise<ServiceOption[]> => {
  const ids = idsIn(items.map(({ option_id }) => option_id));
  return ids.length === 0 ? [] : selectOptions(db, ids);
};

/** Returns the second session that items name, also if it is not offered any more. */
export const secondSessionsOfItems = async (
  db: Database,
  items: readonly NamedItem[],
  service: Pick<ServiceRow, 'minutes_after'>,
): Promise<SecondSession[]> => {
  const ids = idsIn(items.map(({ service_id }) => service_id));
  return ids.length === 0 ? [] : (await selectFollowers(db, ids)).map((one) => asSecondSession(service, one));
};

interface Demands {
  /** The needs of the session besides its photographer: of its service, its options and its second session. */
  readonly needs: ServiceRow['needs'];
  /** The second session of the items. */
  readonly second: SecondSession | undefined;
}

/** Returns the demands of a booked session that result from its items. */
export const bookedDemands = async (
  db: Database,
  { items }: { readonly items: readonly NamedItem[] },
  { needs, minutes_after }: Pick<ServiceRow, 'needs' | 'minutes_after'>,
): Promise<Demands> => {
  const options = await optionsOfItems(db, items);
  const second_sessions = await secondSessionsOfItems(db, items, { minutes_after });
  return {
    needs: needsWith({ needs, options, second_sessions }, items),
    second: secondSessionIn({ second_sessions }, items),
  };
};

/** Returns the needs of a booked session besides its photographer. */
export const bookedNeeds = async (
  db: Database,
  booking: { readonly items: readonly NamedItem[] },
  service: Pick<ServiceRow, 'needs' | 'minutes_after'>,
): Promise<ServiceRow['needs']> => (await bookedDemands(db, booking, service)).needs;
