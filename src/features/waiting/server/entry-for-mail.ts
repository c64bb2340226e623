import type { Context } from '#shared/server/context.ts';
import type { EntryState } from '../domain/entry-state.ts';
import { entryUrl } from './entries/entry-link.ts';
import { entryFields, readViewFacts } from './entry-view.ts';
import { entryById } from './store.ts';

/** A waiting entry as the mails about it need it. */
interface EntryForMail {
  readonly state: EntryState;
  /** The secret address; null if the key that it was derived from was removed. */
  readonly url: string | null;
  readonly customer_name: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly photographer_name: string | null;
  /** Berlin dates, both included. */
  readonly first_day: string;
  readonly last_day: string;
  /** The place in line; 1 once the entry has ended. */
  readonly place: number;
  /** Until when the address must be confirmed, epoch ms; null: it need not, or was. */
  readonly confirm_by: number | null;
}

/** Returns an entry in its current state; undefined if it was deleted. */
export const entryForMail = async (context: Context, id: string): Promise<EntryForMail | undefined> => {
  const entry = await entryById(context.db, id);
  if (!entry) return undefined;
  const fields = await entryFields(context, entry, await readViewFacts(context));
  const { state, service_name, service_name_de, service_name_ru, photographer_name, first_day, last_day } = fields;
  return {
    state,
    url: entryUrl(context, entry),
    customer_name: entry.customer_name,
    service_name,
    service_name_de,
    service_name_ru,
    photographer_name,
    first_day,
    last_day,
    place: fields.place ?? 1,
    confirm_by: entry.confirm_by,
  };
};
