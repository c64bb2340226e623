import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { waitingContract } from '../contract.ts';
import { confirmWaiting } from './entries/confirm-waiting.ts';
import { joinWaitingList } from './entries/join.ts';
import { joinCampaignList } from './entries/join-campaign.ts';
import { endWaiting, entryOfLink } from './entries/leave.ts';
import { liftPerson, removePerson, waitingPersons } from './entries/manage.ts';
import { entryFields, readViewFacts } from './entry-view.ts';
import { publicEntry } from './public-entry.ts';

export const waitingRoutes = (context: Context) =>
  mounted(waitingContract, {
    'POST /api/waiting-list': async ({ body }, { language }) =>
      entryFields(context, await joinWaitingList(context, body, language), await readViewFacts(context)),
    'POST /api/campaigns/{slug}/waiting-list': async ({ params, body }, { language }) =>
      entryFields(context, await joinCampaignList(context, params.slug, body, language), await readViewFacts(context)),
    'GET /api/waiting-list/{link}': ({ params }) => publicEntry(context, params.link),
    'POST /api/waiting-list/{link}/confirm': async ({ params }, { language }) => {
      await confirmWaiting(context, params.link, language);
      return publicEntry(context, params.link);
    },
    'POST /api/waiting-list/{link}/leave': async ({ params }, { language }) => {
      const { id } = await entryOfLink(context.db, params.link);
      await endWaiting(context, id, { outcome: 'left', language });
      return publicEntry(context, params.link);
    },
    'GET /api/admin/waiting-list': ({ query }) => waitingPersons(context, query),
    'POST /api/admin/waiting-list/{id}/lift': ({ params, body }, { administrator, language }) =>
      liftPerson(context, params.id, body.reason, { actor: administrator.id, language }),
    'POST /api/admin/waiting-list/{id}/remove': ({ params }, { administrator, language }) =>
      removePerson(context, params.id, { actor: administrator.id, language }),
  });
