import { knownPhotographer } from '#features/photographers/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { feedContract } from '../../feed-contract.ts';
import { feedFile, feedFor, newFeed, switchFeedOff } from './feed.ts';

export const feedRoutes = (context: Context) =>
  mounted(feedContract, {
    'GET /api/calendar/feed/{token}': ({ params }, { language }) => feedFile(context, params.token, language),
    'GET /api/admin/photographers/{id}/calendar-feed': async ({ params }, caller) => {
      await knownPhotographer(context, params.id);
      return feedFor(context, params.id, caller);
    },
    'POST /api/admin/photographers/{id}/calendar-feed': async ({ params }, caller) => {
      await knownPhotographer(context, params.id);
      return newFeed(context, params.id, caller);
    },
    'DELETE /api/admin/photographers/{id}/calendar-feed': async ({ params }, { administrator }) => {
      await knownPhotographer(context, params.id);
      await switchFeedOff(context, params.id, administrator.id);
      return { success: true };
    },
    'GET /api/admin/resources/{id}/calendar-feed': ({ params }, caller) => feedFor(context, params.id, caller),
    'POST /api/admin/resources/{id}/calendar-feed': ({ params }, caller) => newFeed(context, params.id, caller),
    'DELETE /api/admin/resources/{id}/calendar-feed': async ({ params }, { administrator }) => {
      await switchFeedOff(context, params.id, administrator.id);
      return { success: true };
    },
  });
