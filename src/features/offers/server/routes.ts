import { mayBook } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { offersContract } from '../contract.ts';
import { cancelOffer } from './hold/cancel-offer.ts';
import { makeOffer } from './hold/make-offer.ts';
import { offerSpot } from './hold/offer-spot.ts';
import { giveUpOffer, offerOfLink, takeOffer } from './hold/take-offer.ts';
import { offerView } from './offer-view.ts';
import { publicOffer } from './public-offer.ts';
import { publicOfferView } from './public-offer-view.ts';
import { selectOffers } from './store.ts';

export const offersRoutes = (context: Context) => {
  const { db, now } = context;
  return mounted(offersContract, {
    'GET /api/admin/offers': async ({ query }, { administrator: { scopes } }) => {
      // Whoever has the address can book with it.
      const openAt = query.open ? now() : undefined;
      const rows = await selectOffers(db, { contact_id: query.contact_id, openAt });
      const views = await Promise.all(rows.map((row) => offerView(context, row)));
      return mayBook(scopes) ? views : views.map((view) => ({ ...view, url: null }));
    },
    'POST /api/admin/offers': ({ body }, { administrator, language }) =>
      makeOffer(context, body, { actor: administrator.id, language }),
    'POST /api/admin/campaigns/{id}/spots/{spot_id}/offer': ({ params, body }, { administrator }) =>
      offerSpot(context, params, body, administrator.id),
    'POST /api/admin/offers/{id}/withdraw': async ({ params }, { administrator, language }) =>
      offerView(context, await cancelOffer(context, params.id, { actor: administrator.id, language })),
    'GET /api/offers/{link}': ({ params }) => publicOffer(context, params.link),
    'POST /api/offers/{link}/take': ({ params, body }, { language, network }) =>
      takeOffer(context, params.link, body, { language, network }),
    'POST /api/offers/{link}/decline': async ({ params }, { language }) => {
      const { id } = await offerOfLink(db, params.link);
      return publicOfferView(context, await giveUpOffer(context, id, { outcome: 'declined', language }));
    },
  });
};
