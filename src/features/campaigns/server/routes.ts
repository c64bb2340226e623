import { mayBook } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { campaignsContract } from '../contract.ts';
import { campaignViews, campaignWithSpotsById } from './campaign-view.ts';
import { changeCampaign, changeSpot, closeCampaign } from './change-campaign.ts';
import { makeCampaign } from './make-campaign.ts';
import { publicCampaign } from './public-campaign-view.ts';
import { bookSpot } from './spots/book-spot.ts';
import { selectCampaigns } from './store.ts';

const noSecrets = { early_url: null, institution_url: null };

export const campaignsRoutes = (context: Context) =>
  mounted(campaignsContract, {
    'GET /api/admin/campaigns': async ({ query }, { administrator: { scopes } }) => {
      const views = await campaignViews(context, await selectCampaigns(context.db, query));
      return mayBook(scopes) ? views : views.map((view) => ({ ...view, ...noSecrets }));
    },
    'POST /api/admin/campaigns': ({ body }, { administrator }) => makeCampaign(context, body, administrator.id),
    'GET /api/admin/campaigns/{id}': async ({ params }, { administrator: { scopes } }) => {
      const view = await campaignWithSpotsById(context, params.id);
      return mayBook(scopes) ? view : { ...view, ...noSecrets };
    },
    'PUT /api/admin/campaigns/{id}': ({ params, body }, { administrator }) =>
      changeCampaign(context, params.id, body, administrator.id),
    'POST /api/admin/campaigns/{id}/close': ({ params }, { administrator }) =>
      closeCampaign(context, params.id, administrator.id),
    'PUT /api/admin/campaigns/{id}/spots/{spot_id}': ({ params, body }, { administrator }) =>
      changeSpot(context, params, body, administrator.id),
    'GET /api/campaigns/{slug}': ({ params, query }) => publicCampaign(context, params.slug, query.early),
    'POST /api/campaigns/{slug}/book': ({ params, body }, caller) => bookSpot(context, params.slug, body, caller),
  });
