import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { ServiceOption } from '#features/services/domain/extras/service-option.ts';
import { needsWith } from '#features/services/domain/extras/sold-service.ts';
import { type ServiceRow, selectOptions } from '#features/services/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Database } from '#shared/server/database/database.ts';

type NamedOption = Pick<Item, 'option_id'>;

/** Returns the options that items name, also those that are not offered any more. */
export const optionsOfItems = async (db: Database, items: readonly NamedOption[]): Promise<ServiceOption[]> => {
  const ids = items.flatMap(({ option_id }) => (option_id !== null && isId(option_id) ? [option_id] : []));
  return ids.length === 0 ? [] : selectOptions(db, ids);
};

/** Returns what a booked session needs besides its photographer: for its service, and for its options. */
export const bookedNeeds = async (
  db: Database,
  { items }: { readonly items: readonly NamedOption[] },
  { needs }: Pick<ServiceRow, 'needs'>,
): Promise<ServiceRow['needs']> => needsWith({ needs, options: await optionsOfItems(db, items) }, items);
