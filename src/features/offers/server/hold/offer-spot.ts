import { lockSpotToOffer } from '#features/campaigns/server/api.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { queueOfferMail } from '#shared/server/outbox.ts';
import type { NewSpotOffer, Offer } from '../../contract.ts';
import { offerView } from '../offer-view.ts';
import { offerById } from '../store.ts';
import { holdSpot } from './hold-spot.ts';

/**
 * Reserves a spot of a campaign for a person, who gets a mail with a link: until it lapses nobody else can book the spot.
 * Throws 409 if it is not free. `actor`: the ID of an administrator.
 */
export const offerSpot = async (
  context: Context,
  spot: { readonly id: string; readonly spot_id: string },
  { hours, customer }: NewSpotOffer,
  actor: string,
): Promise<Offer> => {
  const now = context.now();
  const id = await inTransactionOf(context, async (within, trx) => {
    const free = await lockSpotToOffer(within, spot);
    const { name: customer_name, email: customer_email, phone, language } = customer;
    const person = { customer_name, customer_email, customer_phone: phone ?? '', language };
    const held_until = Math.min(now + hours * HOUR, free.start);
    const offer_id = await holdSpot(within, { spot: free, person, held_until, created_by: actor });
    await queueOfferMail(trx, { kind: 'offer_made' }, { id: offer_id, customer_name, customer_email, language }, now);
    const details = { offer_id, campaign_id: spot.id, spot_id: spot.spot_id };
    await recordAudit(trx, { actor, action: 'offer.made', details, at: now });
    return offer_id;
  });
  const made = await offerById(context.db, id);
  if (!made) throw new Error('The inserted offer was not found');
  return offerView(context, made);
};
