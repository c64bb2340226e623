import { knownPhotographer } from '#features/photographers/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { feedContract } from '../feed-contract.ts';
import { feedFile, feedView, renewFeed, switchFeedOff } from './feed.ts';

export const feedRoutes = (context: Context) =>
  mounted(feedContract, {
    'GET /api/calendar/feed/{token}': ({ params }, { language }) => feedFile(context, params.token, language),
    'GET /api/admin/photographers/{id}/calendar-feed': async ({ params }) => {
      await knownPhotographer(context, params.id);
      return feedView(context, params.id);
    },
    'POST /api/admin/photographers/{id}/calendar-feed': async ({ params }, { administrator }) => {
      await knownPhotographer(context, params.id);
      return renewFeed(context, params.id, administrator.id);
    },
    'DELETE /api/admin/photographers/{id}/calendar-feed': async ({ params }, { administrator }) => {
      await knownPhotographer(context, params.id);
      await switchFeedOff(context, params.id, administrator.id);
      return { success: true };
    },
    'GET /api/admin/resources/{id}/calendar-feed': ({ params }) => feedView(context, params.id),
    'POST /api/admin/resources/{id}/calendar-feed': ({ params }, { administrator }) =>
      renewFeed(context, params.id, administrator.id),
    'DELETE /api/admin/resources/{id}/calendar-feed': async ({ params }, { administrator }) => {
      await switchFeedOff(context, params.id, administrator.id);
      return { success: true };
    },
  });
