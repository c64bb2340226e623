import { endLapsedOffers, giveUpOfferWithin } from '#features/offers/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { offeredToEntries } from '../offers/offer-store.ts';
import { type EntryRow, entryByLink, lockEntry } from '../store.ts';
import { endEntry } from './ending-store.ts';

/** Returns the entry of a secret link; throws 404 for any other text. */
export const entryOfLink = async (db: Database, link: string): Promise<EntryRow> => {
  const entry = await entryByLink(db, hashOfSecret(link));
  if (!entry) throw notFound('Waiting entry');
  return entry;
};

interface Ending {
  /** By the person or by the studio. */
  readonly outcome: 'left' | 'removed';
  readonly language: Language;
}

/**
 * Ends an entry and releases what is held for it. An entry that has ended before stays unchanged. Throws 409 if the
 * person has just taken the offered time.
 */
export const endWaiting = async (context: Context, id: string, { outcome, language }: Ending): Promise<void> => {
  await endLapsedOffers(context);
  await inTransactionOf(context, async (within, trx) => {
    const giveUp = { outcome: outcome === 'left' ? 'declined' : 'withdrawn', language } as const;
    const giveUpOffered = async (): Promise<void> => {
      for (const { offer_id, is_open } of await offeredToEntries(trx, [id])) {
        if (is_open) await giveUpOfferWithin(within, offer_id, giveUp);
      }
    };
    // Taking an offer locks the offer before the entry, so this locks them in the same order. A time that is offered in
    // between is released afterwards.
    await giveUpOffered();
    if (!(await lockEntry(trx, id))) return;
    await giveUpOffered();
    await endEntry(trx, id, outcome, context.now());
  });
};
