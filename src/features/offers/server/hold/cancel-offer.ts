import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import type { OfferRow } from '../store.ts';
import { giveUpOfferWithin } from './take-offer.ts';

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/** Cancels an offer for the studio (outcome `withdrawn`): its times are free at once. Throws 409 if it is no longer open. */
export const cancelOffer = (context: Context, id: string, { actor, language }: Caller): Promise<OfferRow> =>
  inTransaction(context.db, async (trx) => {
    const offer = await giveUpOfferWithin(contextIn(context, trx), id, { outcome: 'withdrawn', language });
    await recordAudit(trx, { actor, action: 'offer.withdrawn', details: { offer_id: id }, at: context.now() });
    return offer;
  });
