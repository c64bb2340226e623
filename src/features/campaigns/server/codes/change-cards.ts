import { randomUUID } from 'node:crypto';
import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { NewCards } from '../../cards-contract.ts';
import { campaignLimits } from '../../domain/campaign-spots.ts';
import { changed } from '../change-campaign.ts';
import { deleteCard, insertCards, selectCards, setPhotographed } from './code-store.ts';

/** Adds the cards of a group, each with a code of its own. Throws 400 if there would be too many. */
export const addCards = async (
  context: Context,
  id: string,
  { group_name, count }: NewCards,
  actor: string,
): Promise<void> => {
  const details = { group: group_name, cards: count };
  await changed(context, { id, actor, action: 'campaign.changed', details }, async (trx, campaign) => {
    if (campaign.code_secret_sealed === null) throw ruleBroken('no_codes', 'This mini-session day has no access codes');
    const { length } = await selectCards(trx, id);
    const { max } = campaignLimits.cards;
    if (length + count > max) throw ruleBroken('too_many_cards', `A day has at most ${max} cards`);
    const ids = Array.from({ length: count }, () => randomUUID());
    await insertCards(trx, id, { group_name, ids, now: context.now() });
  });
};

interface Which {
  readonly id: string;
  readonly card_id: string;
}

/** Deletes a card, for example a lost one: its code is worth nothing from then on. Throws 409 if it was used. */
export const removeCard = async (context: Context, { id, card_id }: Which, actor: string): Promise<void> => {
  await changed(context, { id, actor, action: 'campaign.changed', details: { card_removed: card_id } }, async (trx) => {
    const cards = await selectCards(trx, id);
    if (!cards.some((card) => card.id === card_id)) throw notFound('Card');
    if (!(await deleteCard(trx, id, card_id))) throw conflict('card_booked', 'A session was booked with this card');
  });
};

/** Stores whether the child of a card was photographed, also after the sale has ended. Throws 409 without a booking. */
export const tickCard = async (
  { db, now }: Context,
  { id, card_id }: Which,
  { photographed }: { readonly photographed: boolean },
  actor: string,
): Promise<void> => {
  await inTransaction(db, async (trx) => {
    const cards = await selectCards(trx, id);
    const card = cards.find((one) => one.id === card_id);
    if (!card) throw notFound('Card');
    if ((card.photographed_at !== null) === photographed) return;
    const photographed_at = photographed ? now() : null;
    if (!(await setPhotographed(trx, id, { id: card_id, photographed_at }))) {
      throw conflict('card_not_booked', 'No session was booked with this card');
    }
    const details = { campaign_id: id, card_id, photographed };
    await recordAudit(trx, { actor, action: 'campaign.changed', details, at: now() });
  });
};
