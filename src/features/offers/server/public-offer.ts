import type { Context } from '#shared/server/context.ts';
import type { PublicOffer } from '../contract.ts';
import { offerOfLink } from './hold/take-offer.ts';
import { publicOfferView } from './public-offer-view.ts';

/** Returns the offer of a secret link; throws 404 for any other token. Reading it changes nothing. */
export const publicOffer = async (context: Context, link: string): Promise<PublicOffer> =>
  publicOfferView(context, await offerOfLink(context.db, link));
