import { offerForMail } from '#features/offers/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { WaitingEntry } from '../contract.ts';
import { entryOfLink } from './entries/leave.ts';
import { entryFields, readViewFacts } from './entry-view.ts';
import { offeredToEntries } from './offers/offer-store.ts';

/** Returns the entry of a secret link with its place and the open offer; throws 404 for any other token. */
export const publicEntry = async (context: Context, link: string): Promise<WaitingEntry> => {
  const entry = await entryOfLink(context.db, link);
  const open = (await offeredToEntries(context.db, [entry.id])).find(({ is_open }) => is_open);
  const offer = open && (await offerForMail(context, open.offer_id));
  return {
    ...(await entryFields(context, entry, await readViewFacts(context))),
    offer: offer?.state === 'open' ? { url: offer.url, held_until: formatInstant(offer.held_until) } : null,
  };
};
