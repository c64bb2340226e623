import { mayBook } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { cardsContract } from '../../cards-contract.ts';
import { bookedCards, campaignCards } from './card-view.ts';
import { addCards, removeCard, tickCard } from './change-cards.ts';
import { checkCodes } from './check-codes.ts';

export const cardsRoutes = (context: Context) =>
  mounted(cardsContract, {
    'GET /api/admin/campaigns/{id}/cards': ({ params }, { administrator: { scopes } }) =>
      campaignCards(context, params.id, { showCodes: mayBook(scopes) }),
    'POST /api/admin/campaigns/{id}/cards': async ({ params, body }, { administrator }) => {
      await addCards(context, params.id, body, administrator.id);
      return campaignCards(context, params.id, { showCodes: true });
    },
    'POST /api/admin/campaigns/{id}/cards/{card_id}/remove': async ({ params }, { administrator }) => {
      await removeCard(context, params, administrator.id);
      return campaignCards(context, params.id, { showCodes: true });
    },
    'PUT /api/admin/campaigns/{id}/cards/{card_id}': async ({ params, body }, { administrator }) => {
      await tickCard(context, params, body, administrator.id);
      return campaignCards(context, params.id, { showCodes: true });
    },
    'GET /api/campaigns/{slug}/cards': ({ params, query }) => bookedCards(context, params.slug, query.key),
    'POST /api/campaigns/{slug}/codes': ({ params, body }, caller) =>
      checkCodes(context, params.slug, body.codes, caller),
  });
